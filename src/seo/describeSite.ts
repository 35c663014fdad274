/** The files in which a site tells programs what it holds: search engines, feed readers, calendars, phones, assistants. */
import type { EncodedImages } from '../assets/images.ts'
import type { Content } from '../content/types.ts'
import { onDemand } from '../keep.ts'
import type { Views } from '../pages/views.ts'
import type { Page } from '../render/pages.ts'
import type { Site } from '../site.ts'
import { calendars } from './calendar.ts'
import { feeds } from './feeds.ts'
import { llmsText } from './llms.ts'
import { manifestPath, webManifest } from './manifest.ts'
import { robotsText } from './robots.ts'
import { sitemapPath, sitemapXml } from './sitemap.ts'

/**
 * @param icons files among which the site's icons are
 * @param colour the colour behind the site
 */
export function describeSite(
  pages: readonly Page[],
  content: Content,
  { pictures, files }: EncodedImages,
  views: Views,
  icons: Site,
  colour: string,
): Site {
  const routes = pages.map(({ route }) => route)
  return new Map([
    [sitemapPath, onDemand(() => sitemapXml(pages, content, pictures))],
    ['/robots.txt', robotsText(content.site.url)],
    ['/llms.txt', onDemand(() => llmsText(routes, content, views))],
    [manifestPath, webManifest(content, icons, colour)],
    ...feeds(content, pictures, files),
    ...calendars(content, views),
  ])
}
