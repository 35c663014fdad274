import { Breadcrumbs, type Crumb } from './components/Breadcrumbs.tsx'
import { Footer } from './components/Footer.tsx'
import { Header, type HeaderProps } from './components/Header.tsx'

/** What stands above the content of every page: the way past it, and the menu (spec section 2). */
export const AboveContent = (header: HeaderProps) => (
  <>
    <a className="skip-link" href="#content">
      Skip to content
    </a>
    <Header {...header} />
  </>
)

/** What a page is about: the trail to it, its content, its ending. */
export const Main = ({ children }: { children?: React.ReactNode }) => (
  <main id="content" tabIndex={-1}>
    {children}
  </main>
)

interface MainContentProps {
  crumbs: readonly Crumb[]
  children?: React.ReactNode
}

export const MainContent = ({ crumbs, children }: MainContentProps) => (
  <>
    <Breadcrumbs crumbs={crumbs} />
    {children}
  </>
)

/** What stands below the content of every page. */
export const BelowContent = Footer
