/** Content → the site: pages, the files that they fetch, sitemap, robots.txt and manifest. */
import { join } from 'node:path'
import type { Assets } from '../assets/createAssets.ts'
import { subsetDisplayFont } from '../assets/fonts.ts'
import { createShareImages } from '../assets/shareImages.ts'
import { numberStyles, photoStyles } from '../assets/styles.ts'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import { headLinks, shareImageOf } from '../render/head.ts'
import type { Page } from '../render/page.ts'
import { assemblePages, charactersOn, type RenderedPage, renderBodies } from '../render/renderPages.ts'
import { comingOf } from '../render/status.ts'
import { manifestPath, webManifest } from '../seo/manifest.ts'
import { robotsText, sitemapPath, sitemapXml } from '../seo/sitemap.ts'
import type { Site } from '../site.ts'
import type { PageContext } from './context.ts'

/**
 * Renders all pages, and the files that depend on them. Reports share cards that cannot be drawn.
 *
 * @returns `pages` for checks; `site`, the files by path
 */
export async function renderSite(
  pages: readonly Page[],
  context: PageContext,
  assets: Assets,
  source: Source,
  options: Pick<Options, 'cache' | 'check' | 'dev'>,
  messages: Messages,
): Promise<{ pages: RenderedPage[]; site: Site }> {
  const { content, pictures, favicon, today } = context
  const { palette, icons, logo, inlineScripts } = assets
  const ingredients = { palette, pictures, source }
  const shareImages = await createShareImages(pages, content.site, ingredients, options, messages)
  const [next] = comingOf(content, today)
  const frame = { logo, barsScript: inlineScripts.bars, today, next }
  const bodies = renderBodies(pages, content, frame)
  const font = await subsetDisplayFont(charactersOn(bodies), join(options.cache, 'fonts'))
  const script = content.site.analytics ? assets.scriptWithAnalytics : assets.script
  const shared = {
    language: content.site.language,
    styles:
      font.styles + assets.styles + numberStyles + photoStyles(pictures.values(), taggedPoints(content)),
    scripting: assets.scripting,
    script: script.address,
    measurementId: content.site.analytics?.measurementId,
    font: font.href,
    favicon,
    links: headLinks(content, icons),
    themeColour: palette.ink,
  }
  const rendered = assemblePages(bodies, shared, (page) =>
    shareImageOf(page, content.site, shareImages, favicon),
  )
  const site: Site = new Map([
    [sitemapPath, sitemapXml(rendered.pages, content.site, pictures)],
    ['/robots.txt', robotsText(content.site.url)],
    [manifestPath, webManifest(content, icons, palette.ink)],
    ...pages.flatMap(({ files }) => [...(files ?? [])]),
    ...script.files,
    ...font.files,
    ...shareImages.files,
    ...rendered.files,
  ])
  return { pages: rendered.pages, site }
}

const taggedPoints = ({ gear }: Content) => gear?.items.flatMap(({ tags }) => tags.map(({ at }) => at)) ?? []
