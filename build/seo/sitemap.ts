/**
 * `sitemap.xml` (sitemaps.org, protocol 0.9, with Google's image extension 1.1): every page that wants to be found,
 * and the photographs on it.
 */
import { toXml } from 'xast-util-to-xml'
import type { Content } from '../content/types.ts'
import type { Page } from '../routes/pages.ts'
import type { Route } from '../routes/routes.ts'
import type { Pictures } from '../routes/views.ts'
import type { References } from '../site/page/references.ts'

export const sitemapPath = '/sitemap.xml'

/** Whether a page is to be found under its own address. */
export const isIndexed = ({ path, canonicalPath = path, metadata }: Route) =>
  canonicalPath === path && !metadata.noindex

/**
 * Lists the indexed pages in the order of the route table.
 *
 * Only guides and their list say when they were changed, because only they have a date: search engines trust
 * `lastmod` where it is always right, and neither the time of the build nor a shallow history tells when a page was.
 */
export function sitemapXml(pages: readonly Page[], { site, posts }: Content, pictures: Pictures) {
  const dates = new Map(posts.map(({ slug, date }) => [`/blog/${slug}`, date]))
  const [newest] = posts
  if (newest) dates.set('/blog', newest.date)

  const photographsOn = photographsOnPages(site.url, pictures)
  const urls = pages
    .filter(({ route }) => isIndexed(route))
    .map((page) => {
      const { path } = page.route
      const date = dates.get(path)
      const lastmod = date === undefined ? '' : element('lastmod', date)
      return `<url>${element('loc', site.url + path)}${lastmod}${photographsOn(page)}</url>`
    })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>
`
}

/** Gives the photographs that a page shows, in the order of images.yaml. */
function photographsOnPages(siteUrl: string, pictures: Pictures): (page: Page) => string {
  const elements = new Map(
    [...pictures.values()].map(({ src }) => [
      src,
      `<image:image>${element('image:loc', siteUrl + src)}</image:image>`,
    ]),
  )
  const known = new Map<References, string[]>()
  const shownIn = (piece: References): string[] => {
    const shown = known.get(piece) ?? piece.references.filter((address) => elements.has(address))
    known.set(piece, shown)
    return shown
  }
  // Most guides show one of a few photographs.
  const written = new Map<string, string>()
  return ({ frame, own }) => {
    const pieces = [frame.above().found(), own.facts.reading, frame.below().found()]
    const shown = pieces.flatMap(shownIn)
    const name = shown.join(' ')
    const text =
      written.get(name) ??
      [...elements].map(([src, element]) => (shown.includes(src) ? element : '')).join('')
    written.set(name, text)
    return text
  }
}

/** Thousands of addresses are put into elements faster as text than as a tree. */
const element = (name: string, value: string) => `<${name}>${escaped(value)}</${name}>`

/** Most addresses have nothing to escape. */
const escaped = (value: string) => (/[&<>]/.test(value) ? toXml({ type: 'text', value }) : value)
