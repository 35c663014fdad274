/**
 * `sitemap.xml` (sitemaps.org, protocol 0.9, with Google's image extension 1.1): every page that wants to be found,
 * and the photographs on it.
 */
import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'
import type { Content } from '../content/types.ts'
import { type Page, piecesOfPage } from '../routes/pages.ts'
import type { Route } from '../routes/routes.ts'
import type { Pictures } from '../routes/views.ts'

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

  const urls = pages
    .filter(({ route }) => isIndexed(route))
    .map((page) => {
      const { path } = page.route
      const date = dates.get(path)
      return x('url', [
        x('loc', `${site.url}${path}`),
        date === undefined ? undefined : x('lastmod', date),
        ...picturesOn(page, pictures).map(({ src }) =>
          x('image:image', [x('image:loc', `${site.url}${src}`)]),
        ),
      ])
    })
  const set = x(
    'urlset',
    {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    },
    urls,
  )
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(set)}\n`
}

/** The photographs that a page shows, in the order of images.yaml. */
function picturesOn(page: Page, pictures: Pictures) {
  const shown = new Set(piecesOfPage(page).flatMap(({ images }) => images))
  return [...pictures.values()].filter(({ src }) => shown.has(src))
}
