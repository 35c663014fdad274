/** Checks over a finished site, in the order in which a person should see their messages. */
import { guidePath } from '../content/guideAddresses.ts'
import { isPublished } from '../content/publish.ts'
import type { Options } from '../options.ts'
import { type HtmlSummary, summarizeHtml } from '../render/htmlSummary.ts'
import { iconPrefix } from '../render/Icon.tsx'
import type { RenderedSite } from '../renderedSite.ts'
import { fileOfRoute, type Site, textOf } from '../siteFiles.ts'
import { checkImageSizes } from './imageSizes.ts'
import type { LinkContext } from './linkMessages.ts'
import { checkLinks } from './links.ts'
import { checkRedirects } from './redirects.ts'

/**
 * @param complete the site with the files of its host
 */
export function checkSite(rendered: RenderedSite, complete: Site, options: Options): void {
  checkImageSizes(rendered)
  checkLinks({ ...rendered, pages: pagesWithLinks(rendered, options.dev) })
  checkRedirects(rendered, complete)
}

function pagesWithLinks(rendered: RenderedSite, dev: boolean): LinkContext['pages'] {
  const { site, pages, loaded, today } = rendered
  const found = new Map<string, readonly HtmlSummary[]>()
  for (const guide of loaded.content.guides)
    if (!dev && !isPublished(guide, today))
      found.set(fileOfRoute(guidePath(guide.slug)), [withoutIcons(guide.html)])
  for (const [file, svg] of site) if (file.endsWith('.svg')) found.set(file, [summarizeHtml(textOf(svg))])
  const coming = comingTexts(rendered)
  for (const { page, file, summaries } of pages)
    found.set(file, page.path === '/' ? [...summaries, ...coming] : summaries)
  return found
}

/** A text without its page, which brings the drawings of icons. */
function withoutIcons(html: string): HtmlSummary {
  const summary = summarizeHtml(html)
  return { ...summary, references: summary.references.filter((one) => !one.startsWith(`#${iconPrefix}`)) }
}

/** The texts that are shown later. They may link to a guide that is published on their first day. */
const comingTexts = ({ definition, loaded: { content }, today }: RenderedSite): HtmlSummary[] =>
  definition.comingTexts(content, today).map(({ from, html }) => {
    const published = new Set(
      content.guides.filter((guide) => isPublished(guide, from)).map(({ slug }) => guidePath(slug)),
    )
    const summary = withoutIcons(html)
    return { ...summary, references: summary.references.filter((reference) => !published.has(reference)) }
  })
