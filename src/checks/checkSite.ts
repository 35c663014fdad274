/** Checks over a finished site, in the order in which a person should see their messages. */
import { iconPrefix } from '../../templates/components/Icon.tsx'
import type { Picture } from '../../templates/components/Picture.tsx'
import { isPublished } from '../content/publish.ts'
import { reportOpenPoints } from '../content/rules/openPoints.ts'
import type { Source } from '../content/source.ts'
import type { Content, Post } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import { type HtmlSummary, summarizeHtml } from '../render/htmlSummary.ts'
import type { RenderedPage } from '../render/renderPages.ts'
import { type Site, textOf } from '../site.ts'
import { checkRequests, checkWeights } from './budgets.ts'
import { checkPublic } from './checkPublic.ts'
import { checkImageSizes } from './imageSizes.ts'
import { checkLinks } from './links.ts'
import { checkRedirects } from './redirects.ts'

/** What was rendered, with all that checks compare it to. */
export interface RenderedSite {
  site: Site
  pages: readonly RenderedPage[]
  /** What visitors see. */
  content: Content
  /** All content, with guides that are not published yet. */
  written: { content: Content; guides: ReadonlyArray<{ post: Post; summary: HtmlSummary }> }
  source: Source
  /** The files of `public/`. */
  published: Site
  pictures: ReadonlyMap<string, Picture>
  /** The day of the build, `YYYY-MM-DD`, in the site's time zone. */
  today: string
  messages: Messages
  /** Renders the site without closures and notices. */
  onUsualDay(): Promise<{ site: Site }>
  /** The new paths of pages that were renamed, by their old ones. */
  moved(): ReadonlyMap<string, string>
}

/** Reports everything that is wrong with a finished site. */
export async function checkSite(rendered: RenderedSite, options: Options): Promise<void> {
  const { site, pages, content, written, source, published, pictures, today, messages, moved } = rendered
  checkImageSizes(content, pictures, source, messages)
  checkPublic(published, options.public, messages)
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
  const linkContext = { site, content: written.content, source, messages, today, moved }
  const notices = comingNotices(written.content, today)
  const withNotices = pages.map((one) =>
    one.page.path === '/' ? { ...one, summaries: [...one.summaries, ...notices] } : one,
  )
  checkLinks(withNotices, coming, drawings, linkContext)
  checkRedirects(site, published, written.content, source, messages, today)
  reportOpenPoints(content, source, messages, options)
  if (options.dev) return
  checkRequests(pages, content.site.url, messages)
  const { closures, notices: announced } = content.calendar
  const hasBars = closures.length + announced.length > 0
  await checkWeights(site, pages, source, options.cache, messages, hasBars ? rendered.onUsualDay : undefined)
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
