/** Everything that pages fetch: scripts and styles, icons, share images. */
import { join } from 'node:path'
import type { Logo } from '../../templates/components/Header.tsx'
import type { Picture } from '../../templates/components/Picture.tsx'
import type { Source } from '../content/source.ts'
import type { Content, Post } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import type { Site } from '../site.ts'
import { type Bundle, bundleAssets } from './bundle.ts'
import { guideIndex, guideIndexPath } from './guideIndex.ts'
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
  /** What the search of guides fetches: its script and its index. */
  search: { script: string; index: string }
  /** Files of the site that belong to no page: icons, the files of `public/`, the index of guides. */
  files: Site
  /** The folder of the cache. */
  cache: string
}

/** What assets are made of. */
interface Ingredients {
  content: Content
  guides: ReadonlyArray<{ post: Post; words: string }>
  source: Source
  /** The files of `public/`. */
  published: Site
  /** The photographs that could be read. */
  pictures: ReadonlyMap<string, Picture>
}

/** Makes or takes from the cache what pages fetch, except for photographs and the font. */
export async function createAssets(
  { content, guides, source, published, pictures }: Ingredients,
  options: Pick<Options, 'root' | 'public' | 'cache' | 'dev'>,
  messages: Messages,
): Promise<Assets> {
  const { cache } = options
  const bundled = await bundleAssets(options.root)
  const bundle = { ...bundled, styles: withAccent(bundled.styles, content.site.colours?.accent) }
  const palette = paletteOf(bundle.styles)
  const drawn = await drawSiteIcons(published, options.public, palette.ink, join(cache, 'icons'), messages)
  const logo = await readLogo(published, options.public, messages)
  const icons = new Map([...drawn, ...published])
  // Drawing the card of a guide takes longer than the rest of a build, and a preview is not shared.
  const shared = options.dev ? { ...content, posts: [] } : content
  const shareCache = join(cache, 'share')
  const shareImages = await createShareImages(shared, pictures, source, palette, shareCache, messages)
  const search = { script: bundle.search.address, index: guideIndexPath }
  const files: Site = new Map([[guideIndexPath, guideIndex(guides)], ...icons])
  return { bundle, palette, icons, logo, shareImages, search, files, cache }
}
