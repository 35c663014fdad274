/** What pages share: the header above their content, the footer below it. */

import type { Logo } from '../src/assets/siteIcons.ts'
import type { Content } from '../src/content/types.ts'
import { memoize } from '../src/memoize.ts'
import type { PageContext } from '../src/pages/pageContext.ts'
import { renderHtml } from '../src/render/html.ts'
import type { Layout } from '../src/render/layout.ts'
import type { Page } from '../src/render/page.ts'
import { announcedExceptions, barsOn } from './calendar/announcements.ts'
import type { Data } from './content.ts'
import { Bars } from './layout/Bars.tsx'
import { Breadcrumbs } from './layout/Breadcrumbs.tsx'
import { Footer } from './layout/Footer.tsx'
import { type CurrentLink, Header } from './layout/Header.tsx'
import { withMenuPages } from './layout/menus.ts'
import { ThumbBar } from './layout/ThumbBar.tsx'
import { type Contact, contactOf } from './parts/contact.ts'
import type { StatusProps } from './parts/Status.tsx'
import { lowestPrices } from './pricing/prices/lowestPrices.ts'
import { comingOf } from './tournaments/dates/comingInStatus.ts'

declare module '../src/render/page.ts' {
  interface Page {
    /** Contact details of the branch, for header and footer, so that it gets its own bookings; default: the café. */
    contact?: Contact | undefined
  }
}

/** The layout of this site. Pages of the same menu entry and branch share their header. */
export function layout({ content, logo, inlineScripts, today }: PageContext): Layout {
  const navigation = withMenuPages(content, content.site.navigation)
  const frame = { logo, barsScript: inlineScripts.bars, today, next: comingOf(content, today)[0] }
  const footerWith = memoize((contact: Page['contact']) => renderBelow(content, today, contact))
  return {
    above: memoize(
      ({ path, contact }) => renderAbove(content, frame, path, contact),
      ({ path, contact }) => JSON.stringify([currentLink(navigation, path), contact]),
    ),
    trail: (crumbs) => renderHtml(<Breadcrumbs crumbs={crumbs} label={content.words.breadcrumbs} />),
    below: ({ contact }) => footerWith(contact),
  }
}

/** The input of all headers besides the content. */
interface FrameContext {
  logo: Logo | undefined
  /** The script that runs before the bars are painted. */
  barsScript: string
  /** The day of the build, `YYYY-MM-DD`, in the site's time zone. */
  today: string
  /** The next tournament, which all headers name. */
  next: StatusProps['coming'][number] | undefined
}

/** Everything above the content of the page at `path`. */
export function renderAbove(
  content: Content,
  { logo, barsScript, today, next }: FrameContext,
  path: string,
  contact = contactOf(content),
): string {
  const { site, words } = content
  const bars = barsOn(content, today)
  const menu = withMenuPages(content, site.navigation)
  const header = (
    <Header
      site={site}
      words={words}
      logo={logo}
      contact={contact}
      menu={menu}
      current={currentLink(menu, path)}
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
      quickLinks={withMenuPages(content, site.footer.quickLinks)}
      locations={(pages.locations && locations?.locations) ?? []}
      exceptions={announcedExceptions(content, today)}
    >
      <ThumbBar price={lowestPrices(content)[0]} booking={contact.booking} />
    </Footer>
  )
  return `</main>${renderHtml(footer)}`
}

/** The menu entry of a page: its own, or that of the list it belongs to. */
function currentLink(navigation: Data['site']['navigation'], path: string): CurrentLink | undefined {
  if (navigation.some(({ href }) => href === path)) return { href: path, state: 'page' }
  const list = navigation.find(({ href }) => href !== '/' && path.startsWith(`${href}/`))
  return list && { href: list.href, state: 'true' }
}
