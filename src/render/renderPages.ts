/** Pages → finished documents. Bodies are rendered first, because styles and font depend on all of them. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cachedData } from '../cache.ts'
import type { Content } from '../content/types.ts'
import { memoize } from '../memoize.ts'
import { fileOfRoute, type Site } from '../siteFiles.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { fetchIcons, namedIcons, stylesOfTemplate } from './criticalCss.ts'
import {
  type DocumentEndProps,
  DocumentHeadEnd,
  type DocumentHeadProps,
  DocumentHeadStart,
  type ShareImage,
  ShareImageTags,
} from './Document.tsx'
import { renderHead } from './head.ts'
import { renderHtml } from './html.ts'
import { type HtmlSummary, summarizeHtml } from './htmlSummary.ts'
import { IconSprite } from './IconSprite.tsx'
import type { Layout } from './layout.ts'
import type { Page } from './page.ts'
import { StylesBelowFold } from './StylesBelowFold.tsx'

/** A page with its HTML in parts, in order. Header, ending and footer are the same strings on many pages. */
interface Body {
  page: Page
  /** The part of the head that belongs to this page alone. */
  head: string
  /** The whole body of a page without a fold. */
  above: readonly string[]
  /** Empty for a page without a fold. */
  below: readonly string[]
}

/** A finished page, for checks. */
export interface RenderedPage {
  page: Page
  /** The file of the site, such as `/about.html`. */
  file: string
  /** The summaries of its parts; pages share those of header and footer. */
  summaries: readonly HtmlSummary[]
}

/** Renders the head and the body of every page; what pages share is rendered once. */
export function renderBodies(pages: readonly Page[], content: Content, layout: Layout): Body[] {
  const paths = new Set(pages.map(({ path }) => path))
  const endingOf = memoize(renderHtml)
  return pages.map((page): Body => {
    const crumbs = breadcrumbs(page, paths, content.words)
    const above = [layout.above(page), layout.trail(crumbs) + renderHtml(page.content)]
    const end = [...(page.ending ? [endingOf(page.ending)] : []), layout.below(page)]
    return {
      page,
      head: renderHead(page, crumbs, content.site),
      above: page.below ? above : [...above, ...end],
      below: page.below ? [renderHtml(page.below), ...end] : [],
    }
  })
}

/** Every character outside ASCII that pages show, for the subset of the font. */
export const charactersOn = (bodies: readonly Body[]): Set<string> => {
  const parts = new Set(bodies.flatMap(({ above, below }) => [...above, ...below]))
  return new Set([...parts].flatMap((html) => html.match(/[^\n\x20-\x7e]+/g) ?? []))
}

/**
 * Assembles the documents.
 *
 * @param assets with all styles of the site, minified
 * @param shareImageOf the picture that chats show beside a link to a page
 * @returns the pages for checks, and all files of pages: documents, and the files that long pages fetch below their fold
 */
export function assemblePages(
  bodies: readonly Body[],
  assets: DocumentHeadProps & DocumentEndProps & { language: string },
  shareImageOf: (page: Page) => ShareImage | undefined,
): { pages: RenderedPage[]; files: Site } {
  const summaryOf = memoize((html: string) => cachedData(() => summarizeHtml(html), 'summaries', html))
  const styles = stylesOfTemplates(bodies, summaryOf, assets)
  const start = `<!doctype html><html lang="${assets.language}"><head>${renderToStaticMarkup(createElement(DocumentHeadStart, assets))}`
  const shareTags = memoize(
    (image: ShareImage | undefined) =>
      image ? renderToStaticMarkup(createElement(ShareImageTags, image)) : '',
    JSON.stringify,
  )
  const files: Site = new Map()
  const pages = bodies.map(({ page, head, above, below }): RenderedPage => {
    const template = styles(page.content.type)
    for (const [path, content] of template.files) files.set(path, content)
    const icons = iconsIn(above.map(summaryOf))
    const { below: fetched } = template
    const rest = fetched
      ? [
          renderToStaticMarkup(createElement(StylesBelowFold, fetched)),
          ...below.map((html) => fetchIcons(html, icons, fetched.icons)),
        ]
      : below
    const parts = [start, shareTags(shareImageOf(page)), head, template.headEndWith(icons), ...above, ...rest]
    const file = fileOfRoute(page.path)
    files.set(file, [...parts, '</div></body></html>\n'])
    return { page, file, summaries: parts.map(summaryOf) }
  })
  return { pages, files }
}

/** The end of the head and the beginning of the body, with the drawings of icons. */
const renderHeadEnd = (props: DocumentEndProps, icons: Iterable<string>) =>
  `${renderToStaticMarkup(createElement(DocumentHeadEnd, props))}</head><body>${renderHtml(
    createElement(IconSprite, { icons: namedIcons(icons) }),
  )}<div class="page">`

/** The critical CSS of each template, and the ends of heads that its pages share. */
function stylesOfTemplates(
  bodies: readonly Body[],
  summaryOf: (html: string) => HtmlSummary,
  assets: DocumentEndProps,
) {
  const usedIn = (parts: readonly string[]) => {
    // Parts that several pages share are looked at once.
    const summaries = [...new Set(parts)].map(summaryOf)
    return { selectors: namesIn(summaries, ({ selectors }) => selectors), icons: iconsIn(summaries) }
  }
  return memoize((template: unknown) => {
    const pages = bodies.filter(({ page }) => page.content.type === template)
    const below = pages.flatMap((page) => page.below)
    const styles = stylesOfTemplate(
      assets.styles,
      usedIn(pages.flatMap(({ above }) => above)),
      below.length > 0 ? usedIn(below) : undefined,
    )
    const headEndWith = memoize(
      (icons: ReadonlySet<string>) => renderHeadEnd({ ...assets, styles: styles.inline }, icons),
      (icons) => [...icons].join(),
    )
    return { ...styles, headEndWith }
  })
}

/** In order of their first use. */
const iconsIn = (summaries: readonly HtmlSummary[]) => namesIn(summaries, ({ icons }) => icons)

/** With loops: a list of all names of thousands of guides takes four times as long. */
function namesIn(
  summaries: readonly HtmlSummary[],
  namesOf: (summary: HtmlSummary) => readonly string[],
): Set<string> {
  const names = new Set<string>()
  for (const summary of summaries) for (const name of namesOf(summary)) names.add(name)
  return names
}
