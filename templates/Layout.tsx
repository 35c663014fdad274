import { Breadcrumbs, type Crumb } from './components/Breadcrumbs.tsx'
import { Footer, type FooterProps } from './components/Footer.tsx'
import { Header, type HeaderProps } from './components/Header.tsx'

export interface LayoutProps {
  header: HeaderProps
  crumbs: readonly Crumb[]
  footer: FooterProps
  children?: React.ReactNode
}

/** What every page shares: skip link, header, trail, footer, and the way back to the top (spec section 2). */
export function Layout({ header, crumbs, footer, children }: LayoutProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header {...header} />
      <main id="content" tabIndex={-1}>
        <Breadcrumbs crumbs={crumbs} />
        {children}
      </main>
      <Footer {...footer} />
    </>
  )
}
