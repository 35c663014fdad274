/** The heads of pages: metadata, share images, the locale, links to icons, manifest and feed. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ShareImages } from '../assets/shareImages.ts'
import type { Content, SiteIdentity } from '../content/types.ts'
import { graphOf, graphText } from '../seo/jsonLd/graph.ts'
import { manifestPath } from '../seo/manifest.ts'
import { rssPath } from '../seo/rss.ts'
import type { Site } from '../siteFiles.ts'
import type { Crumb } from './breadcrumbs.ts'
import { type HeadLink, PageHead, type ShareImage } from './Document.tsx'
import type { Page } from './page.ts'

/** The part of a head that belongs to one page alone. */
export function renderHead(page: Page, crumbs: readonly Crumb[], site: SiteIdentity): string {
  const graph = graphOf(page, crumbs, site)
  return renderToStaticMarkup(
    createElement(PageHead, {
      metadata: page.metadata,
      siteName: site.name,
      canonical: `${site.url}${page.canonicalPath ?? page.path}`,
      locale: localeOf(site.language),
      structuredData: graph && graphText(graph),
      mainPicture: page.mainPicture,
    }),
  )
}

/**
 * The picture that a chat shows beside a link to the page: its card, its own photograph, else the
 * site's, else the icon (spec section 3), which has no fixed size.
 */
export const shareImageOf = (
  { path, metadata }: Pick<Page, 'path' | 'metadata'>,
  site: Content['site'],
  { cards, photographs }: Omit<ShareImages, 'files'>,
  favicon: string | undefined,
): ShareImage | undefined =>
  cards.get(path) ??
  photographs.get(metadata.shareImage ?? site.shareImage) ??
  photographs.get(site.shareImage) ??
  (favicon === undefined
    ? undefined
    : { url: site.url + favicon, type: 'image/svg+xml', size: undefined, alt: site.name })

/** Open Graph wants a language with its territory: `en-IN` → en_IN, `mr` → mr_IN (ogp.me, "og:locale"). */
function localeOf(code: string): string {
  const locale = new Intl.Locale(code)
  const { language, region } = locale.region ? locale : locale.maximize()
  return region ? `${language}_${region}` : language
}

/** Icons, manifest, feed. @param icons the existing icons; others are not linked */
export function headLinks({ site, pages: { blog } }: Content, icons: Site): HeadLink[] {
  const iconLinks: HeadLink[] = [
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ]
  return [
    ...iconLinks.filter(({ href }) => icons.has(href)),
    { rel: 'manifest', href: manifestPath },
    ...(blog ? [{ rel: 'alternate', type: 'application/rss+xml', href: rssPath, title: site.name }] : []),
  ]
}
