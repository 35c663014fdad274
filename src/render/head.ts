/** The head of a page (spec section 3, "Page metadata record"), and what the heads of all pages link to. */
import type { Head, HeadLink, ShareImage } from '../../templates/Document.tsx'
import type { ShareImages } from '../assets/shareImages.ts'
import type { Content, SiteIdentity } from '../content/types.ts'
import { keepLast } from '../keepLast.ts'
import { jsonFeedPath, rssPath } from '../seo/feeds.ts'
import { manifestPath } from '../seo/manifest.ts'
import type { Site } from '../site.ts'
import type { Page } from './page.ts'

type PageInfo = Pick<Page, 'path' | 'canonicalPath' | 'metadata'>

/** Everything in the head that describes a page, except for its share image. */
export function headOf({ path, canonicalPath = path, metadata }: PageInfo, site: SiteIdentity): Head {
  const { noindex, nofollow } = metadata
  return {
    title: metadata.title,
    description: metadata.description,
    keywords: metadata.keywords,
    canonical: `${site.url}${canonicalPath}`,
    siteName: site.name,
    language: site.language,
    locale: lastLocale('', site.language),
    author: metadata.author ?? site.name,
    robots: [noindex ? 'noindex' : 'max-image-preview:large', ...(nofollow ? ['nofollow'] : [])],
    publication: metadata.publication,
  }
}

/**
 * The picture that a chat shows beside a link to the page: its card, its own photograph, else the
 * site's, else the icon (spec section 3), which has no fixed size.
 */
export function shareImageOf(
  { path, metadata }: PageInfo,
  site: Content['site'],
  { cards, photographs }: Omit<ShareImages, 'files'>,
  favicon: string | undefined,
): ShareImage | undefined {
  const image =
    cards.get(path) ??
    photographs.get(metadata.shareImage ?? site.shareImage) ??
    photographs.get(site.shareImage)
  if (image) {
    const { src, width, height, alt } = image
    return { url: `${site.url}${src}`, type: 'image/jpeg', size: { width, height }, alt }
  }
  return favicon
    ? { url: `${site.url}${favicon}`, type: 'image/svg+xml', size: undefined, alt: site.name }
    : undefined
}

/** Open Graph wants a language with its territory: `en-IN` → en_IN, `mr` → mr_IN (ogp.me, "og:locale"). */
function localeOf(code: string) {
  const locale = new Intl.Locale(code)
  const { language, region } = locale.region ? locale : locale.maximize()
  return region ? `${language}_${region}` : language
}

/** Every page has the same; asking for it takes 13 µs. */
const lastLocale = keepLast(localeOf)

/** Icons, manifest, feeds. @param icons the icons that there are; a missing one is not linked */
export function headLinks({ site, pages: { blog } }: Content, icons: Site): HeadLink[] {
  const iconLinks: HeadLink[] = [
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ]
  return [
    ...iconLinks.filter(({ href }) => icons.has(href)),
    { rel: 'manifest', href: manifestPath },
    ...(blog
      ? [
          { rel: 'alternate', type: 'application/rss+xml', href: rssPath, title: site.name },
          { rel: 'alternate', type: 'application/feed+json', href: jsonFeedPath, title: site.name },
        ]
      : []),
  ]
}
