/** Everything that pages fetch: scripts, styles, icons. */
import { join } from 'node:path'
import type { Logo } from '../../templates/components/Header.tsx'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import type { Site } from '../site.ts'
import { type Bundle, bundleAssets } from './bundle.ts'
import { guideIndex, guideIndexPath } from './guideIndex.ts'
import { readLogo } from './logo.ts'
import { type Palette, paletteOf, withAccent } from './palette.ts'
import { drawSiteIcons } from './siteIcons.ts'

export interface Assets {
  bundle: Bundle
  palette: Palette
  /** The icons of the site, drawn from favicon.svg, and the files of `public/`. */
  icons: Site
  /** Undefined where the café has none: the header shows its name then. */
  logo: Logo | undefined
  /** What the search of guides fetches, its script and its index; and scripts that run inside pages. */
  scripts: {
    search: { script: string; index: string }
    stateScript: string
    dayScript: string
    matchesScript: string
  }
  /** Files of the site that belong to no page: icons, the files of `public/`, the index of guides. */
  files: Site
  /** The folder of the cache. */
  cache: string
}

/** What assets are made of. */
interface Ingredients {
  content: Content
  guides: ReadonlyArray<{ entry: Uint8Array }>
  /** The files of `public/`. */
  published: Site
}

/** Makes or takes from the cache what pages fetch, except for photographs and the font. */
export async function createAssets(
  { content, guides, published }: Ingredients,
  options: Pick<Options, 'root' | 'public' | 'cache'>,
  messages: Messages,
): Promise<Assets> {
  const { cache } = options
  const bundled = await bundleAssets(options.root)
  const bundle = { ...bundled, styles: withAccent(bundled.styles, content.site.colours?.accent) }
  const palette = paletteOf(bundle.styles)
  const drawn = await drawSiteIcons(published, options.public, palette.ink, join(cache, 'icons'), messages)
  const logo = await readLogo(published, options.public, messages)
  const icons = new Map([...drawn, ...published])
  const search = { script: bundle.search.address, index: guideIndexPath }
  const files: Site = new Map([[guideIndexPath, guideIndex(guides.map(({ entry }) => entry))], ...icons])
  const { stateScript, dayScript, matchesScript } = bundle
  return {
    bundle,
    palette,
    icons,
    logo,
    scripts: { search, stateScript, dayScript, matchesScript },
    files,
    cache,
  }
}
