/** Content → the site: pages, what they fetch, and what describes them to programs. */
import { join } from 'node:path'
import type { Assets } from '../assets/createAssets.ts'
import { subsetDisplayFont } from '../assets/fonts.ts'
import { photoStyles } from '../assets/photoStyles.ts'
import type { Content } from '../content/types.ts'
import { llmsText } from '../seo/llms.ts'
import { manifestPath, webManifest } from '../seo/manifest.ts'
import { robotsText } from '../seo/robots.ts'
import { sitemapPath, sitemapXml } from '../seo/sitemap.ts'
import type { Site } from '../site.ts'
import type { FragmentContext } from './fragment.ts'
import { shareImageOf } from './head.ts'
import { headLinks } from './headLinks.ts'
import type { Page } from './page.ts'
import { assemblePages, charactersOn, type RenderedPage, renderParts } from './renderPages.ts'

/** Renders all pages and the files that follow from them. */
export async function renderSite(
  pages: readonly Page[],
  content: Content,
  context: FragmentContext & { today: string },
  { bundle, palette, icons, logo, shareImages, cache }: Assets,
): Promise<{ pages: RenderedPage[]; site: Site }> {
  const parts = renderParts(pages, content, context, {
    logo,
    barsScript: bundle.barsScript,
    today: context.today,
  })
  const font = await subsetDisplayFont(charactersOn(parts), join(cache, 'fonts'))
  const script = content.site.analytics ? bundle.scriptWithAnalytics : bundle.script
  const assets = {
    language: content.site.language,
    styles: font.styles + bundle.styles + photoStyles(context.pictures.values()),
    script: script.address,
    measurementId: content.site.analytics?.measurementId,
    font: font.href,
    favicon: context.favicon,
    links: headLinks(content, icons),
    themeColour: palette.ink,
  }
  const rendered = assemblePages(parts, assets, (page) =>
    shareImageOf(page, content.site, shareImages, context.favicon),
  )
  const site: Site = new Map([
    [sitemapPath, sitemapXml(rendered.pages, content.site.url, context.pictures)],
    ['/robots.txt', robotsText(content.site.url)],
    ['/llms.txt', llmsText(pages, content, context.today)],
    [manifestPath, webManifest(content, icons, palette.ink)],
    ...pages.flatMap(({ files }) => [...(files ?? [])]),
    ...script.files,
    ...bundle.search.files,
    ...font.files,
    ...shareImages.files,
    ...rendered.files,
  ])
  return { pages: rendered.pages, site }
}
