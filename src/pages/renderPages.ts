/** Lists the pages of a site, and renders them. */
import type { Assets } from '../assets/createAssets.ts'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import { renderSite } from '../render/renderSite.ts'
import type { PageContext } from './context.ts'
import { listPages } from './index.ts'

/** What pages show besides the content. */
type Shown = Omit<PageContext, 'content'>

/** Creates a function that renders all pages, and the files that follow from them, of one content or another. */
export const createRenderer =
  (shown: Shown, assets: Assets, source: Source, options: Options) =>
  (content: Content, messages: Messages) => {
    const pages = listPages({ ...shown, content })
    return renderSite(pages, content, { ...content, ...shown }, assets, source, options, messages)
  }
