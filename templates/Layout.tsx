import { Bars, type BarsProps } from './components/Bars.tsx'
import { Header, type HeaderProps } from './components/Header.tsx'

/** What every page shows above its content: a link that skips to the content, bars, and the header (spec section 2). */
export const AboveContent = ({ bars, header }: { bars: BarsProps | undefined; header: HeaderProps }) => (
  <>
    <a className="skip-link" href="#content">
      {header.words.skipToContent}
    </a>
    {bars && <Bars {...bars} />}
    <Header {...header} />
  </>
)
