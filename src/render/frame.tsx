/** The frame that pages share: the header above their content, the footer below it. */
import { Bars } from '../../templates/layout/Bars.tsx'
import { type Contact, Footer } from '../../templates/layout/Footer.tsx'
import { type CurrentLink, Header, type Logo } from '../../templates/layout/Header.tsx'
import { ThumbBar } from '../../templates/layout/ThumbBar.tsx'
import type { StatusProps } from '../../templates/parts/Status.tsx'
import type { Content, Data } from '../content/types.ts'
import { announcedExceptions, barsOn } from './closures.ts'
import { bookingOf, phoneOf, postalAddress } from './contact.ts'
import { renderHtml } from './html.ts'
import { lowestPrices } from './status.ts'

/** The input of all frames besides the content. */
export interface FrameContext {
  logo: Logo | undefined
  /** The script that runs before the bars are painted. */
  barsScript: string
  /** The day of the build, `YYYY-MM-DD`, in the site's time zone. */
  today: string
  /** The next tournament, which all headers name. */
  next: StatusProps['coming'][number] | undefined
}

export const contactOf = ({ site, format }: Pick<Content, 'site' | 'format'>): Contact => ({
  booking: bookingOf(site),
  phone: phoneOf(site),
  address: postalAddress(site),
  hours: format.timeRange(site.footerHours),
  hoursNote: site.footer.hoursNote,
  map: site.map,
})

/** Everything above the content of the page at `path`. */
export function renderAbove(
  content: Content,
  { logo, barsScript, today, next }: FrameContext,
  path: string,
  contact = contactOf(content),
): string {
  const { site, words } = content
  const bars = barsOn(content, today)
  const header = (
    <Header
      site={site}
      words={words}
      logo={logo}
      contact={contact}
      current={currentLink(site.navigation, path)}
      next={next}
    >
      {bars && <Bars {...bars} script={barsScript} />}
    </Header>
  )
  return `${renderHtml(header)}<main id="content" tabindex="-1">`
}

/** Everything below the content of a page. */
export function renderBelow(content: Content, today: string, contact = contactOf(content)): string {
  const { site, words, locations, pages } = content
  const footer = (
    <Footer
      site={site}
      words={words}
      contact={contact}
      locations={(pages.locations && locations?.locations) ?? []}
      exceptions={announcedExceptions(content, today)}
    >
      <ThumbBar price={lowestPrices(content)[0]} booking={contact.booking} />
    </Footer>
  )
  return `</main>${renderHtml(footer)}`
}

/** The menu entry of a page: its own, or that of the list it belongs to. */
export function currentLink(navigation: Data['site']['navigation'], path: string): CurrentLink | undefined {
  if (navigation.some(({ href }) => href === path)) return { href: path, state: 'page' }
  const list = navigation.find(({ href }) => href !== '/' && path.startsWith(`${href}/`))
  return list && { href: list.href, state: 'true' }
}
