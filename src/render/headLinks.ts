/** What the head of every page links to besides its own files: icons, manifest, feeds. */
import type { HeadLink } from '../../templates/Document.tsx'
import type { Content } from '../content/types.ts'
import { jsonFeedPath, rssPath } from '../seo/feeds.ts'
import { manifestPath } from '../seo/manifest.ts'
import type { Site } from '../site.ts'

/** @param icons the icons that there are; a missing one is not linked */
export function headLinks({ pages: { blog } }: Content, icons: Site): HeadLink[] {
  const iconLinks: HeadLink[] = [
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ]
  return [
    ...iconLinks.filter(({ href }) => icons.has(href)),
    { rel: 'manifest', href: manifestPath },
    ...(blog
      ? [
          { rel: 'alternate', type: 'application/rss+xml', href: rssPath, title: blog.title },
          { rel: 'alternate', type: 'application/feed+json', href: jsonFeedPath, title: blog.title },
        ]
      : []),
  ]
}
