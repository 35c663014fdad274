/** The guides as a feed to subscribe to: RSS 2.0 (rssboard.org, with content:encoded). */
import { x } from 'xastscript'
import { instantIn } from '../content/calendarDates.ts'
import { guidePath, guidesPath } from '../content/guideAddresses.ts'
import type { Content, Guide, PageTexts } from '../content/types.ts'
import type { Picture } from '../render/Picture.tsx'
import { withFullAddresses } from '../render/rewriteHtml.ts'
import { type Site, sizeOf } from '../siteFiles.ts'
import { xmlOf } from './xml.ts'

export const rssPath = '/feed.xml'

/** How many of the newest guides it lists; subscribers have seen the older ones. */
const newest = 50
type Entry = ReturnType<typeof entryOf>

/**
 * The feed, with the full text of each guide, newest first.
 *
 * @param files the encoded photographs, for the sizes of enclosures
 */
export function rssFeed(
  site: Content['site'],
  labels: PageTexts,
  guides: readonly Guide[],
  pictures: ReadonlyMap<string, Picture>,
  files: Site,
): string {
  const entries = guides.slice(0, newest).map((guide) => entryOf(guide, site, pictures, files))
  const [latest] = entries
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  const rss = x('rss', { version: '2.0', ...namespaces }, [
    x('channel', [
      x('title', labels.title),
      x('link', `${site.url}${guidesPath}`),
      x('description', labels.description),
      x('language', site.language),
      latest && x('pubDate', inRfc822(latest.published)),
      x('atom:link', { href: site.url + rssPath, rel: 'self', type: 'application/rss+xml' }, []),
      ...entries.map(itemOf),
    ]),
  ])
  return `<?xml version="1.0" encoding="utf-8"?>\n${xmlOf(rss)}\n`
}

function entryOf(guide: Guide, site: Content['site'], pictures: ReadonlyMap<string, Picture>, files: Site) {
  const url = `${site.url}${guidePath(guide.slug)}`
  const src = pictures.get(guide.image)?.src
  return {
    ...guide,
    url,
    html: withFullAddresses(guide.html, site.url, url),
    published: beginning(guide.date, site),
    updated: guide.updated === undefined ? undefined : beginning(guide.updated, site),
    tags: [guide.category, ...guide.tags],
    image: src === undefined ? undefined : { url: site.url + src, bytes: sizeOf(files.get(src) ?? '') },
  }
}

/**
 * A guide has a date and no time, and a feed needs an instant: when its day begins, which is never after the build. With the
 * offset of the site's time zone it names the same day.
 */
const beginning = (date: string, { timeZone }: Content['site']) => instantIn(timeZone, date, '00:00')

/** An instant with an offset as RSS wants it: `Thu, 26 Nov 2026 00:00:00 +0530` (RFC 822, 5.1). */
const inRfc822 = (instant: string) =>
  new Date(`${instant.slice(0, 19)}Z`).toUTCString().replace('GMT', instant.slice(19).replace(':', ''))

const itemOf = (entry: Entry) =>
  x('item', [
    x('title', entry.title),
    x('link', entry.url),
    x('guid', { isPermaLink: 'true' }, entry.url),
    x('pubDate', inRfc822(entry.published)),
    entry.updated && x('atom:updated', entry.updated),
    x('dc:creator', entry.author),
    x('description', entry.description),
    x('content:encoded', [{ type: 'cdata', value: entry.html }]),
    ...entry.tags.map((tag) => x('category', tag)),
    entry.image &&
      x('enclosure', { url: entry.image.url, length: String(entry.image.bytes), type: 'image/jpeg' }),
  ])
