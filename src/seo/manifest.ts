/** `site.webmanifest`: name, icons and colours of the site on the home screen of a phone (W3C Web Application Manifest). */
import { iconFiles } from '../assets/siteIcons.ts'
import type { Content } from '../content/types.ts'
import type { Site } from '../siteFiles.ts'

export const manifestPath = '/site.webmanifest'

/** @param icons the icons of the site; a missing one is left out */
export function webManifest({ site, pages }: Content, icons: Site, colour: string): string {
  return `${JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.name,
    description: pages.home.description,
    lang: site.language,
    start_url: '/',
    // With the Back button and address bar of the browser: the site is made of pages.
    display: 'minimal-ui',
    theme_color: colour,
    background_color: colour,
    icons: iconFiles
      .filter(({ path }) => path.startsWith('/icon-') && icons.has(path))
      .map(({ path, size, placement }) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: placement === 'maskable' ? 'maskable' : 'any',
      })),
  })}\n`
}
