/** Checks over a finished site, in the order in which a person should see their messages. */
import { guidePath } from '../../templates/parts/routes.ts'
import { isPublished } from '../content/publish.ts'
import type { Content } from '../content/types.ts'
import type { Options } from '../options.ts'
import { type HtmlSummary, summarizeHtml } from '../render/htmlSummary.ts'
import { fileOfRoute, type Site, textOf } from '../site.ts'
import { checkImageSizes } from './imageSizes.ts'
import type { LinkContext } from './linkMessages.ts'
import { checkLinks } from './links.ts'
import { checkRedirects } from './redirects.ts'
import type { RenderedSite } from './renderedSite.ts'
import { checkRequests } from './requests.ts'

/**
 * @param complete the site with the files of its host
 */
export function checkSite(rendered: RenderedSite, complete: Site, options: Options): void {
  checkImageSizes(rendered)
  checkLinks({ ...rendered, pages: pagesWithLinks(rendered, options.dev) })
  checkRedirects(rendered, complete)
  if (!options.dev) checkRequests(rendered)
}

function pagesWithLinks({ site, pages, written, today }: RenderedSite, dev: boolean): LinkContext['pages'] {
  const found = new Map<string, readonly HtmlSummary[]>()
  for (const { post, html } of written.guides)
    if (!dev && !isPublished(post, today)) found.set(fileOfRoute(guidePath(post.slug)), [summarizeHtml(html)])
  for (const [file, svg] of site) if (file.endsWith('.svg')) found.set(file, [summarizeHtml(textOf(svg))])
  const notices = comingNotices(written.content, today)
  for (const { page, file, summaries } of pages)
    found.set(file, page.path === '/' ? [...summaries, ...notices] : summaries)
  return found
}

/**
 * The notices that are shown later: a broken link in one would stop a later build of unchanged content. It may link to a
 * guide that is published on its first day.
 */
const comingNotices = ({ calendar, posts }: Content, today: string): HtmlSummary[] =>
  calendar.notices.flatMap(({ from = today, text }) => {
    if (from <= today) return []
    const published = new Set(
      posts.filter((post) => isPublished(post, from)).map(({ slug }) => guidePath(slug)),
    )
    const summary = summarizeHtml(text.html)
    return [{ ...summary, references: summary.references.filter((reference) => !published.has(reference)) }]
  })
