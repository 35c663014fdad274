/** Content → the site: pages, what they fetch, and what describes them to programs. */
import { join } from 'node:path'
import type { Assets } from '../assets/createAssets.ts'
import { subsetDisplayFont } from '../assets/fonts.ts'
import { createShareImages } from '../assets/shareImages.ts'
import { numberStyles, photoStyles } from '../assets/styles.ts'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import { llmsText } from '../seo/llms.ts'
import { manifestPath, webManifest } from '../seo/manifest.ts'
import { robotsText, sitemapPath, sitemapXml } from '../seo/sitemap.ts'
import type { Site } from '../site.ts'
import type { FragmentContext } from './fragment.ts'
import { headLinks, shareImageOf } from './head.ts'
import type { Page } from './page.ts'
import { assemblePages, charactersOn, type RenderedPage, renderParts } from './renderPages.ts'

export async function renderSite(
  pages: readonly Page[],
  content: Content,
  context: FragmentContext & { favicon: string | undefined; today: string },
  assets: Assets,
  source: Source,
  options: Pick<Options, 'cache' | 'dev'>,
  messages: Messages,
): Promise<{ pages: RenderedPage[]; site: Site }> {
  const { palette, icons, logo } = assets
  const { pictures } = context
  const ingredients = { palette, pictures, source }
  const shareImages = await createShareImages(pages, content.site, ingredients, options, messages)
  const parts = renderParts(pages, content, context, {
    logo,
    barsScript: assets.inlineScripts.bars,
    today: context.today,
  })
  const font = await subsetDisplayFont(charactersOn(parts), join(options.cache, 'fonts'))
  const script = content.site.analytics ? assets.scriptWithAnalytics : assets.script
  const shared = {
    language: content.site.language,
    styles:
      font.styles +
      assets.styles +
      numberStyles +
      photoStyles(context.pictures.values(), taggedPoints(content)),
    script: script.address,
    measurementId: content.site.analytics?.measurementId,
    font: font.href,
    favicon: context.favicon,
    links: headLinks(content, icons),
    themeColour: palette.ink,
  }
  const rendered = assemblePages(parts, shared, (page) =>
    shareImageOf(page, content.site, shareImages, context.favicon),
  )
  const site: Site = new Map([
    [sitemapPath, sitemapXml(rendered.pages, content.site.url, context.pictures)],
    ['/robots.txt', robotsText(content.site.url)],
    ['/llms.txt', llmsText(pages, content, context.today)],
    [manifestPath, webManifest(content, icons, palette.ink)],
    ...pages.flatMap(({ files }) => [...(files ?? [])]),
    ...script.files,
    ...assets.search.files,
    ...font.files,
    ...shareImages.files,
    ...rendered.files,
  ])
  return { pages: rendered.pages, site }
}

const taggedPoints = ({ gear }: Content) => gear?.items.flatMap(({ tags }) => tags.map(({ at }) => at)) ?? []
