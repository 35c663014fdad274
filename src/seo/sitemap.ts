/**
 * `sitemap.xml` (sitemaps.org, protocol 0.9, with Google's image extension 1.1): every page that wants to be found,
 * and the photographs on it.
 */
import { toXml } from 'xast-util-to-xml'
import type { Content } from '../content/types.ts'
import { inGroups } from '../inGroups.ts'
import { keeping } from '../keep.ts'
import type { Route } from '../pages/routes.ts'
import type { Pictures } from '../pages/views.ts'
import type { Page } from '../render/pages.ts'

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

  const photographs = photographsIn(site.url, pictures)
  const listed = pages
    .filter(({ route }) => isIndexed(route))
    .map((page): ListedPage => ({ ...page, date: dates.get(page.route.path) }))
  const urls = inGroups(listed).map((group) => urlsOf(group, site.url, photographs))
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>
`
}

interface ListedPage extends Page {
  /** When it was changed, `YYYY-MM-DD`, where that is known. */
  date: string | undefined
}

/** The elements of photographs by their addresses, in the order of images.yaml. */
const photographsIn = (siteUrl: string, pictures: Pictures): ReadonlyMap<string, string> =>
  new Map(
    [...pictures.values()].map(({ src }) => [
      src,
      `<image:image>${element('image:loc', siteUrl + src)}</image:image>`,
    ]),
  )

const urlsOf = keeping(
  'urls of the sitemap',
  (pages: readonly ListedPage[], siteUrl: string, photographs: ReadonlyMap<string, string>) =>
    [
      siteUrl,
      ...photographs.keys(),
      ...pages.map(({ frame, own, route, date }) => `${route.path} ${date} ${frame.key} ${own.key}`),
    ].join('\n'),
  (pages, siteUrl, photographs) => {
    const urls = pages.map(({ route, frame, own, date }) => {
      const lastmod = date === undefined ? '' : element('lastmod', date)
      const pieces = [frame.above().found(), own.facts.reading, frame.below().found()]
      const shown = new Set(pieces.flatMap(({ references }) => references))
      const images = [...photographs].map(([address, element]) => (shown.has(address) ? element : ''))
      return `<url>${element('loc', siteUrl + route.path)}${lastmod}${images.join('')}</url>`
    })
    return { facts: null, text: urls.join('') }
  },
)

/** Thousands of addresses are put into elements faster as text than as a tree. */
const element = (name: string, value: string) => `<${name}>${escaped(value)}</${name}>`

/** Most addresses have nothing to escape. */
const escaped = (value: string) => (/[&<>]/.test(value) ? toXml({ type: 'text', value }) : value)
