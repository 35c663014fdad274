/** Checks over a finished site, in the order in which a person should see their messages. */
import { iconPrefix } from '../../templates/components/Icon.tsx'
import { isPublished } from '../content/publish.ts'
import { reportOpenPoints } from '../content/rules/openPoints.ts'
import type { Content } from '../content/types.ts'
import type { Options } from '../options.ts'
import { type HtmlSummary, summarizeHtml } from '../render/htmlSummary.ts'
import { textOf } from '../site.ts'
import { checkRequests, checkWeights } from './budgets.ts'
import { checkPublic } from './checkPublic.ts'
import { checkImageSizes } from './imageSizes.ts'
import { checkLinks } from './links.ts'
import { checkRedirects } from './redirects.ts'
import type { RenderedSite } from './renderedSite.ts'

export async function checkSite(rendered: RenderedSite, options: Options): Promise<void> {
  const { site, pages, content, written, source, today, messages, moved } = rendered
  checkImageSizes(rendered)
  checkPublic(rendered, options.public)
  const coming = new Map(
    written.guides
      .filter(({ post }) => !options.dev && !isPublished(post, today))
      .map(({ post, summary }) => [`/blog/${post.slug}`, withoutIcons(summary)]),
  )
  const drawings = new Map(
    [...site]
      .filter(([file]) => file.endsWith('.svg'))
      .map(([file, svg]) => [file, summarizeHtml(textOf(svg))]),
  )
  const notices = comingNotices(written.content, today)
  const withNotices = pages.map((one) =>
    one.page.path === '/' ? { ...one, summaries: [...one.summaries, ...notices] } : one,
  )
  const linkContext = { site, content: written.content, source, messages, today, moved }
  checkLinks(withNotices, coming, drawings, linkContext)
  checkRedirects(rendered)
  reportOpenPoints(content, source, messages, options)
  if (options.dev) return
  checkRequests(rendered)
  await checkWeights(rendered, options.cache)
}

/**
 * The notices that are shown later: a broken link in them would stop a build on a day without any change. A
 * guide to which they link may be published on the same day.
 */
const comingNotices = ({ calendar, posts }: Content, today: string): HtmlSummary[] =>
  calendar.notices.flatMap(({ from = today, text }) => {
    if (from <= today) return []
    const published = new Set(
      posts.filter((post) => isPublished(post, from)).map(({ slug }) => `/blog/${slug}`),
    )
    const summary = summarizeHtml(text.html)
    return [{ ...summary, references: summary.references.filter((reference) => !published.has(reference)) }]
  })

/** Icons are drawn in the document around a guide, which one that is not published does not have. */
const withoutIcons = (summary: HtmlSummary): HtmlSummary => ({
  ...summary,
  references: summary.references.filter((reference) => !reference.startsWith(`#${iconPrefix}`)),
})
