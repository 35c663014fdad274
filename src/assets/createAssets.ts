/** Everything that pages fetch: scripts and styles, icons, share images. */
import { join } from 'node:path'
import type { Logo } from '../../templates/components/Header.tsx'
import type { Picture } from '../../templates/components/Picture.tsx'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import type { Site } from '../site.ts'
import { type Bundle, bundleAssets } from './bundle.ts'
import { readLogo } from './logo.ts'
import { type Palette, paletteOf, withAccent } from './palette.ts'
import { createShareImages, type ShareImages } from './shareImages.ts'
import { drawSiteIcons } from './siteIcons.ts'

export interface Assets {
  bundle: Bundle
  palette: Palette
  /** The icons of the site, drawn from favicon.svg, and the files of `public/`. */
  icons: Site
  /** Undefined where the café has none: the header shows its name then. */
  logo: Logo | undefined
  shareImages: ShareImages
  /** The folder of the cache. */
  cache: string
}

/**
 * Makes or takes from the cache what pages fetch, except for photographs and the font.
 *
 * @param published the files of `public/`
 * @param pictures the photographs that could be read
 */
export async function createAssets(
  content: Content,
  source: Source,
  published: Site,
  pictures: ReadonlyMap<string, Picture>,
  options: Pick<Options, 'root' | 'public' | 'cache' | 'dev'>,
  messages: Messages,
): Promise<Assets> {
  const { cache } = options
  const bundled = await bundleAssets(options.root)
  const bundle = { ...bundled, styles: withAccent(bundled.styles, content.site.colours?.accent) }
  const palette = paletteOf(bundle.styles)
  const drawn = await drawSiteIcons(published, options.public, palette.ink, join(cache, 'icons'), messages)
  const logo = await readLogo(published, options.public, messages)
  // Drawing the card of a guide takes longer than the rest of a build, and a preview is not shared.
  const shared = options.dev ? { ...content, posts: [] } : content
  const shareImages = await createShareImages(
    shared,
    pictures,
    source,
    palette,
    join(cache, 'share'),
    messages,
  )
  return { bundle, palette, icons: new Map([...drawn, ...published]), logo, shareImages, cache }
}
