import { Bars, type BarsProps } from './components/Bars.tsx'
import { Footer, type FooterProps } from './components/Footer.tsx'
import { Header, type HeaderProps } from './components/Header.tsx'
import { ThumbBar, type ThumbBarProps } from './components/ThumbBar.tsx'

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

/** What every page shows below its content: the footer, and a bar for the thumb on phones. */
export const BelowContent = ({ footer, thumbBar }: { footer: FooterProps; thumbBar: ThumbBarProps }) => (
  <Footer {...footer}>
    <ThumbBar {...thumbBar} />
  </Footer>
)
