/** Everything that pages fetch, except for photographs and the font: scripts, styles, icons. */
import { join } from 'node:path'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import type { Site } from '../siteFiles.ts'
import { bundleAssets } from './bundle.ts'
import { type Palette, paletteOf, withAccent } from './palette.ts'
import { drawSiteIcons, readLogo } from './siteIcons.ts'

/**
 * Bundles scripts and styles, draws icons, reads the logo.
 *
 * @param published the files of `public/`, whose mistakes are reported
 */
export async function createAssets(
  content: Content,
  published: Site,
  colourTokens: Palette,
  options: Pick<Options, 'root' | 'public' | 'cache'>,
  messages: Messages,
) {
  const bundle = await bundleAssets(options.root)
  const styles = withAccent(bundle.styles, colourTokens, content.site.colours?.accent)
  const palette = paletteOf(styles, colourTokens)
  const cache = join(options.cache, 'icons')
  const drawn = await drawSiteIcons(published, options.public, palette.ground, cache, messages)
  const icons: Site = new Map([...drawn, ...published])
  return {
    ...bundle,
    styles,
    palette,
    /** Files of the site that belong to no page: its icons, drawn from favicon.svg, and the files of `public/`. */
    icons,
    logo: readLogo(published, options.public, messages),
  }
}
