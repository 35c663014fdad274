/** What a page says about itself in its head, from content (spec section 3, "Page metadata record"). */
import type { Head, ShareImage } from '../../templates/Document.tsx'
import type { ShareImages } from '../assets/shareImages.ts'
import type { Content } from '../content/types.ts'
import { remembering } from '../memo.ts'
import type { Route } from '../pages/routes.ts'

/** Everything in the head that describes a page: for search engines, chats and networks. */
export function headOf(route: Route, site: Content['site'], image: ShareImage | undefined): Head {
  const { metadata } = route
  return {
    title: metadata.title,
    description: metadata.description,
    keywords: metadata.keywords,
    canonical: canonicalOf(route, site.url),
    siteName: site.name,
    language: site.language,
    locale: localeOf(site.language),
    author: metadata.author ?? site.name,
    robots: robotsOf(metadata),
    publication: metadata.publication,
    image,
  }
}

/** The full address under which search engines should know a page. */
export const canonicalOf = ({ path, canonicalPath = path }: Route, siteUrl: string) =>
  `${siteUrl}${canonicalPath}`

/**
 * The picture that a chat shows beside a link to the page: the card of a guide, the page's own photograph, else the
 * site's, else the icon (spec section 3), of which nobody knows how large it is drawn.
 *
 * @param favicon the address of the site's own icon
 */
export function shareImageOf(
  { path, metadata }: Route,
  site: Content['site'],
  { guides, photographs }: Omit<ShareImages, 'files'>,
  favicon: string | undefined,
): ShareImage | undefined {
  const image =
    guides.get(path.replace(/^\/blog\//, '')) ??
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

/** What search engines are asked not to do; nothing for most pages. */
function robotsOf({ noindex, nofollow }: Route['metadata']) {
  return [noindex && 'noindex', nofollow && 'nofollow'].filter((word) => typeof word === 'string')
}

/** Open Graph wants a language with its territory: `en-IN` → en_IN, `mr` → mr_IN (ogp.me, "og:locale"). */
const localeOf = remembering(
  (language: string) => language,
  (language) => {
    const { language: name, region } = new Intl.Locale(language).maximize()
    return region ? `${name}_${region}` : name
  },
  { isCommon: true },
)
