/** Pages → finished documents. Parts are rendered first, because styles and font depend on all of them. */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Crumb } from '../../templates/layout/Breadcrumbs.tsx'
import {
  type DocumentEndProps,
  DocumentHeadEnd,
  type DocumentHeadProps,
  DocumentHeadStart,
  type ShareImage,
  ShareImageTags,
} from '../../templates/layout/Document.tsx'
import { IconSprite } from '../../templates/layout/IconSprite.tsx'
import type { Picture } from '../../templates/parts/Picture.tsx'
import type { Content } from '../content/types.ts'
import { memoize, memoizeLast } from '../memoize.ts'
import { fileOfRoute, type Site } from '../site.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { fetchIcons, foldTo, namedIcons, readRules, stylesOfTemplate } from './criticalCss.ts'
import { type FragmentContext, partOf, renderFragment } from './fragment.ts'
import { currentLink, type FrameContext, renderAbove, renderBelow } from './frame.tsx'
import { renderHtml } from './html.ts'
import type { HtmlSummary } from './htmlSummary.ts'
import { insertTag, type Page, type Part, type RenderedFragment } from './page.ts'

/** A page with the parts of its body, in order. */
interface PageParts {
  page: Page
  /** The part of the head that follows the beginning common to all pages. */
  head: Uint8Array
  /** The whole body of a page without a fold. */
  aboveFold: readonly Part[]
  /** Empty for a page without a fold. */
  belowFold: readonly Part[]
}

const documentEnd = Buffer.from('</div></body></html>\n')

/** A finished page, for checks. */
export interface RenderedPage {
  page: Page
  /** The file of the site, such as `/about.html`. */
  file: string
  /** The summaries of its parts; shared parts have the same object. */
  summaries: readonly HtmlSummary[]
}

/** Renders the parts of every page; what pages share is rendered once. */
export function renderParts(
  pages: readonly Page[],
  content: Content,
  pictures: ReadonlyMap<string, Picture>,
  frame: FrameContext,
): PageParts[] {
  const context = { ...content, pictures }
  const paths = new Set(pages.map(({ path }) => path))
  const headerOf = memoize(
    ({ path, contact }: Page) => partOf(renderAbove(content, frame, path, contact)),
    ({ path, contact }) => JSON.stringify([currentLink(content.site.navigation, path), contact]),
  )
  const footerWith = memoize((contact: Page['contact']) => partOf(renderBelow(content, frame.today, contact)))
  const partOfEnding = memoize((ending: ReactElement) => partOf(renderHtml(ending)))
  return pages.map((page): PageParts => {
    const crumbs = breadcrumbs(page, paths, content.words)
    const after = [...(page.ending ? [partOfEnding(page.ending)] : []), footerWith(page.contact)]
    const { head, belowFold, ...main } = fragmentOf(page, crumbs, context)
    const above = [headerOf(page), ...withInserts(main, page.inserts)]
    return belowFold
      ? { page, head, aboveFold: above, belowFold: [belowFold, ...after] }
      : { page, head, aboveFold: [...above, ...after], belowFold: [] }
  })
}

/** Replaces `insertTag` in a part by other parts. */
function withInserts(part: Part, inserts: Page['inserts'] = []): Part[] {
  if (inserts.length === 0) return [part]
  const at = Buffer.from(part.html).indexOf(insertTag)
  if (at < 0) throw new Error('The template of a page with inserts does not show them above its fold.')
  const after = part.html.subarray(at + insertTag.length)
  return [{ ...part, html: part.html.subarray(0, at) }, ...inserts, { ...partOf(''), html: after }]
}

function fragmentOf(page: Page, crumbs: readonly Crumb[], context: FragmentContext): RenderedFragment {
  const { content, path } = page
  if ('head' in content) return content
  const toPart = (html: string, head = '') => partAt(head ? path : `${path} below the fold`)(html, head)
  return renderFragment({ ...page, content }, crumbs, context, toPart)
}

const partAt = memoize((_place: string) => memoizeLast(partOf))

/** Every character outside ASCII that pages show, for the subset of the font. */
export const charactersOn = (pages: readonly PageParts[]): Set<string> =>
  new Set(
    pages.flatMap(({ aboveFold, belowFold }) =>
      [...aboveFold, ...belowFold].map(({ characters }) => characters),
    ),
  )

/**
 * Assembles the documents.
 *
 * @param assets with all styles of the site, minified
 * @param shareImageOf the picture that chats show beside a link to a page
 * @returns the pages for checks, and all files of pages: documents, and the files that long pages fetch below their fold
 */
export function assemblePages(
  parts: readonly PageParts[],
  assets: DocumentHeadProps & DocumentEndProps & { language: string },
  shareImageOf: (page: Page) => ShareImage | undefined,
): { pages: RenderedPage[]; files: Site } {
  const styles = stylesOfTemplates(parts, assets)
  const headStart = partOf(
    `<!doctype html><html lang="${assets.language}"><head>${renderToStaticMarkup(createElement(DocumentHeadStart, assets))}`,
  )
  const shareTags = memoize(
    (image: ShareImage | undefined) =>
      partOf(image ? renderToStaticMarkup(createElement(ShareImageTags, image)) : ''),
    JSON.stringify,
  )
  const files: Site = new Map([...styles.values()].flatMap((template) => [...template.files]))
  const pages = parts.map(({ page, head, aboveFold, belowFold }): RenderedPage => {
    const template = styles.get(templateOf(page))
    if (!template) throw new Error(`No style was made for ${page.path}.`)
    const share = shareTags(shareImageOf(page))
    const icons = iconsIn(aboveFold)
    const headEnd = template.headEndWith(icons)
    const { below: fetched } = template
    const below = fetched
      ? [partOf(foldTo(fetched.styles)), ...belowFold.map((part) => fetchIcons(part, icons, fetched.icons))]
      : belowFold
    const file = fileOfRoute(page.path)
    const body = [headEnd, ...aboveFold, ...below]
    files.set(file, [headStart.html, share.html, head, ...body.map(({ html }) => html), documentEnd])
    const summaries = [headStart, share, ...body].map(({ summary }) => summary)
    return { page, file, summaries }
  })
  return { pages, files }
}

/** The end of the head and the beginning of the body, with the drawings of icons. */
const renderHeadEnd = (props: DocumentEndProps, icons: Iterable<string>) =>
  `${renderToStaticMarkup(createElement(DocumentHeadEnd, props))}</head><body>${renderHtml(
    createElement(IconSprite, { icons: namedIcons(icons) }),
  )}<div class="page">`

/** Pages with the same template share their critical CSS; all guides have one. */
const templateOf = ({ content }: Page): unknown => ('head' in content ? 'guide' : content.type)

const rulesOf = memoizeLast(readRules)

/** The critical CSS of each template, and the ends of heads that its pages share. */
function stylesOfTemplates(parts: readonly PageParts[], assets: DocumentEndProps) {
  const rules = rulesOf(assets.styles)
  const templates = new Set(parts.map(({ page }) => templateOf(page)))
  return new Map(
    [...templates].map((template) => {
      const pages = parts.filter(({ page }) => templateOf(page) === template)
      const above = usedIn(pages.flatMap(({ aboveFold }) => aboveFold))
      const below = pages.flatMap(({ belowFold }) => belowFold)
      const styles = stylesOfTemplate(rules, above, below.length > 0 ? usedIn(below) : undefined)
      const headEndWith = memoize(
        (icons: ReadonlySet<string>) => partOf(renderHeadEnd({ ...assets, styles: styles.inline }, icons)),
        (icons) => [...icons].join(),
      )
      return [template, { ...styles, headEndWith }]
    }),
  )
}

const usedIn = (parts: readonly Part[]) => ({
  selectors: collect(parts, ({ selectors }) => selectors),
  icons: iconsIn(parts),
})

/** In order of their first use. */
const iconsIn = (parts: readonly Part[]) => collect(parts, ({ icons }) => icons)

/** With loops: a list of all names of thousands of guides takes four times as long. */
function collect(parts: readonly Part[], namesIn: (summary: HtmlSummary) => readonly string[]): Set<string> {
  const names = new Set<string>()
  // Parts that several pages share come once.
  for (const { summary } of new Set(parts)) for (const name of namesIn(summary)) names.add(name)
  return names
}
