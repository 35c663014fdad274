/** Content → the files of the site: pages, what they fetch, sitemap, robots.txt and manifest. */
import { join } from 'node:path'
import { createAssets } from '../assets/createAssets.ts'
import { subsetDisplayFont } from '../assets/fonts.ts'
import { createShareImages } from '../assets/shareImages.ts'
import { redirectsFile } from '../hosts/headersFile.ts'
import type { Options } from '../options.ts'
import { headLinks, shareImageOf } from '../render/head.ts'
import { assemblePages, charactersOn, type RenderedPage, renderBodies } from '../render/renderPages.ts'
import type { RenderedSite } from '../renderedSite.ts'
import { manifestPath, webManifest } from '../seo/manifest.ts'
import { robotsText } from '../seo/robots.ts'
import { sitemapPath, sitemapXml } from '../seo/sitemap.ts'
import type { Site } from '../siteFiles.ts'
import type { PageContext } from './pageContext.ts'

/**
 * Renders all pages, and the files that depend on them. Reports share cards, icons and logos that cannot be drawn.
 *
 * @returns `pages` for checks; `files` by path; `icons`, the site's icons and the files of `public/`, which may replace files
 */
export async function renderSite(
  {
    definition,
    source,
    published,
    messages,
  }: Pick<RenderedSite, 'definition' | 'source' | 'published' | 'messages'>,
  shown: Omit<PageContext, 'favicon' | 'logo' | 'search' | 'inlineScripts'>,
  options: Options,
): Promise<{ pages: RenderedPage[]; files: Site; icons: Site }> {
  const { content, pictures } = shown
  const favicon = published.has('/favicon.svg') ? '/favicon.svg' : undefined
  const assets = await createAssets(content, published, definition.colourTokens, options, messages)
  const { palette, icons, logo, search, inlineScripts } = assets
  const context = { ...shown, favicon, logo, search, inlineScripts }
  const pages = definition.listPages(context)
  const ingredients = { palette, pictures, source }
  const shareImages = await createShareImages(pages, content.site, ingredients, options)
  const bodies = renderBodies(pages, content, definition.layout(context))
  const font = await subsetDisplayFont(charactersOn(bodies), join(options.cache, 'fonts'))
  const script = content.site.analytics ? assets.scriptWithAnalytics : assets.script
  const shared = {
    language: content.site.language,
    styles: font.styles + assets.styles + definition.contentStyles(content, pictures),
    scripting: assets.scripting,
    script: script.address,
    measurementId: content.site.analytics?.measurementId,
    font: font.href,
    favicon,
    links: headLinks(content, icons),
    themeColour: palette.ground,
  }
  const rendered = assemblePages(bodies, shared, (page) =>
    shareImageOf(page, content.site, shareImages, favicon),
  )
  const files: Site = new Map([
    [sitemapPath, sitemapXml(rendered.pages, content.site, pictures)],
    ['/robots.txt', robotsText(content.site.url)],
    [manifestPath, webManifest(content, icons, palette.ground)],
    ...pages.flatMap(({ files }) => [...(files ?? [])]),
    ...script.files,
    ...font.files,
    ...shareImages.files,
    ...rendered.files,
    ...redirectsFile(content),
  ])
  return { pages: rendered.pages, files, icons }
}
