import { Header, type HeaderProps } from './components/Header.tsx'

/** What every page shows above its content: a link that skips to the content, and the header (spec section 2). */
export const AboveContent = (header: HeaderProps) => (
  <>
    <a className="skip-link" href="#content">
      {header.words.skipToContent}
    </a>
    <Header {...header} />
  </>
)
