/**
 * `sitemap.xml` (sitemaps.org, protocol 0.9, with Google's image extension 1.1): every page that search engines should list,
 * and the photographs on it.
 */

import { instantIn } from '../content/calendarDates.ts'
import type { Content } from '../content/types.ts'
import type { Picture } from '../render/Picture.tsx'
import { isIndexed } from '../render/page.ts'
import type { RenderedPage } from '../render/renderPages.ts'
import { xmlOf } from './xml.ts'

export const sitemapPath = '/sitemap.xml'

/**
 * Lists the indexed pages in the order of the route table.
 *
 * Only guides and their list have `lastmod`, because only they have a date: search engines trust it where it is always
 * right, and neither the time of the build nor a shallow git history shows when another page changed. A date alone would be in
 * the future for a search engine that counts in UTC, so it is the instant at which the day begins.
 */
export function sitemapXml(
  pages: readonly RenderedPage[],
  { url: siteUrl, timeZone }: Pick<Content['site'], 'url' | 'timeZone'>,
  pictures: ReadonlyMap<string, Picture>,
): string {
  const photographs = [...pictures.values()].map(({ src }) => src)
  const urls = pages
    .filter(({ page }) => isIndexed(page))
    .map(({ page, summaries }) => {
      const shown = photographs.filter((src) => summaries.some(({ references }) => references.includes(src)))
      const images = shown.map((src) => `<image:image>${element('image:loc', siteUrl + src)}</image:image>`)
      const lastmod =
        page.lastModified === undefined
          ? ''
          : element('lastmod', instantIn(timeZone, page.lastModified, '00:00'))
      return `<url>${element('loc', siteUrl + page.path)}${lastmod}${images.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>
`
}

/** Most addresses have nothing to escape, and a tree for each of thousands would be slow. */
const element = (name: string, value: string) =>
  `<${name}>${/[&<>]/.test(value) ? xmlOf({ type: 'text', value }) : value}</${name}>`
