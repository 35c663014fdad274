/** Pages → finished documents. Fragments first, because style and font depend on what all of them use. */
import type { ReactElement } from 'react'
import type { Crumb } from '../../templates/components/Breadcrumbs.tsx'
import type { Logo } from '../../templates/components/Header.tsx'
import type { DocumentEndProps, DocumentHeadProps, ShareImage } from '../../templates/Document.tsx'
import type { Content } from '../content/types.ts'
import { fileOfRoute, type Site } from '../site.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { readRules } from './criticalCss.ts'
import {
  foldTag,
  namedIcons,
  stylesOfTemplate,
  type TemplateStyles,
  withFetchedFold,
} from './criticalStyles.ts'
import { documentEnd, documentHeadEnd, documentHeadStart, shareImageTags } from './document.ts'
import { type FragmentContext, type RenderedFragment, renderFragment } from './fragment.ts'
import { currentLink, renderAbove, renderBelow } from './frame.ts'
import { renderHtml } from './html.ts'
import { charactersIn, type HtmlSummary, summarizeHtml } from './htmlSummary.ts'
import type { Page } from './page.ts'

/** A fragment that several pages share: the header, the footer, the ending of guides. */
interface SharedFragment {
  html: string
  characters: string
  summary: HtmlSummary
}

/** A page whose parts are rendered: above + fragment.body + ending + below. */
export interface PageParts {
  page: Page
  fragment: RenderedFragment
  above: SharedFragment
  ending: SharedFragment | undefined
  below: SharedFragment
}

/** A finished page, for checks. */
export interface RenderedPage {
  page: Page
  /** The file of the site, such as `/about.html`. */
  file: string
  /** What its parts contain; parts that pages share are the same object. */
  summaries: readonly HtmlSummary[]
}

/** Renders the parts of every page; what pages share is rendered once. */
export function renderParts(
  pages: readonly Page[],
  content: Content,
  context: FragmentContext,
  logo: Logo | undefined,
): PageParts[] {
  const paths = new Set(pages.map(({ path }) => path))
  const below = shared(renderBelow(content))
  const headers = new Map<string, SharedFragment>()
  const endings = new Map<ReactElement, SharedFragment>()
  return pages.map((page): PageParts => {
    const current = JSON.stringify(currentLink(content.site.navigation, page.path) ?? null)
    const above = headers.get(current) ?? shared(renderAbove(content, logo, page.path))
    headers.set(current, above)
    const ending = page.ending && (endings.get(page.ending) ?? shared(renderHtml(page.ending)))
    if (page.ending && ending) endings.set(page.ending, ending)
    const crumbs = breadcrumbs(page, paths, content.words)
    return { page, fragment: fragmentOf(page, crumbs, context), above, ending, below }
  })
}

function fragmentOf(page: Page, crumbs: readonly Crumb[], context: FragmentContext): RenderedFragment {
  const { content } = page
  return 'head' in content ? content : renderFragment({ ...page, content }, crumbs, context)
}

const shared = (html: string): SharedFragment => ({
  html,
  characters: charactersIn(html),
  summary: summarizeHtml(html),
})

/** Every character outside ASCII that pages show, for the subset of the font. */
export const charactersOn = (pages: readonly PageParts[]): Set<string> =>
  new Set(
    pages.flatMap(({ fragment, above, ending, below }) =>
      [fragment, above, below, ...(ending ? [ending] : [])].map(({ characters }) => characters),
    ),
  )

export interface Assets extends DocumentHeadProps, Omit<DocumentEndProps, 'styles'> {
  language: string
  /** All styles of the site, minified. */
  styles: string
}

/**
 * Puts the documents together.
 *
 * @param shareImageOf the picture that chats show beside a link to a page
 * @returns the pages for checks, and all files of pages: documents, and what long pages fetch below their fold
 */
export function assemblePages(
  parts: readonly PageParts[],
  assets: Assets,
  shareImageOf: (page: Page) => ShareImage | undefined,
): { pages: RenderedPage[]; files: Site } {
  const headStart = shared(documentHeadStart(assets))
  const styles = stylesOfTemplates(parts, assets.styles)
  const headEnds = new Map<string, SharedFragment>()
  const shareTags = new Map<string, SharedFragment>()
  const files: Site = new Map()
  const pages = parts.map((each): RenderedPage => {
    const { page, fragment, above, ending, below } = each
    const template = styles.get(templateOf(page))
    if (!template) throw new Error(`No style was made for ${page.path}.`)
    const icons = iconsDrawnOn(each, template)
    const headEndKey = `${template.inline} ${icons.join(' ')}`
    const headEnd =
      headEnds.get(headEndKey) ??
      shared(documentHeadEnd({ ...assets, styles: template.inline }, namedIcons(icons)))
    headEnds.set(headEndKey, headEnd)
    const image = shareImageOf(page)
    const imageKey = JSON.stringify(image ?? null)
    const share = shareTags.get(imageKey) ?? shared(shareImageTags(image))
    shareTags.set(imageKey, share)
    const whole = [above.html, fragment.body, ending?.html ?? '', below.html].join('')
    const body = template.below ? fetchBelowFold(whole, icons, template.below) : whole
    const file = fileOfRoute(page.path)
    files.set(file, headStart.html + share.html + fragment.head + headEnd.html + body + documentEnd)
    const summaries = template.below
      ? [summarizeHtml(fragment.head), summarizeHtml(body)]
      : [fragment, above, ...(ending ? [ending] : []), below].map(({ summary }) => summary)
    return { page, file, summaries: [headStart.summary, share.summary, headEnd.summary, ...summaries] }
  })
  for (const template of styles.values()) for (const [path, file] of template.files) files.set(path, file)
  return { pages, files }
}

function fetchBelowFold(
  body: string,
  icons: readonly string[],
  addresses: { styles: string; icons: string },
) {
  const [before = '', after = ''] = body.split(foldTag)
  return withFetchedFold(before, after, new Set(icons), addresses)
}

/** Pages with the same template share their critical CSS; all guides have one. */
const templateOf = ({ content }: Page): unknown => ('head' in content ? 'guide' : content.type)

/** The critical CSS of each template. */
function stylesOfTemplates(parts: readonly PageParts[], css: string): Map<unknown, TemplateStyles> {
  const rules = readRules(css)
  const byTemplate = new Map<unknown, PageParts[]>()
  for (const each of parts) {
    const template = templateOf(each.page)
    const others = byTemplate.get(template)
    if (others) others.push(each)
    else byTemplate.set(template, [each])
  }
  return new Map(
    [...byTemplate].map(([template, pages]) => {
      const above = pages.flatMap(summariesAboveFold)
      const below = pages.flatMap(summariesBelowFold)
      return [template, stylesOfTemplate(rules, usedIn(above), below.length > 0 ? usedIn(below) : undefined)]
    }),
  )
}

const usedIn = (summaries: readonly HtmlSummary[]) => ({
  selectors: new Set([...new Set(summaries)].flatMap(({ selectors }) => selectors)),
  icons: new Set([...new Set(summaries)].flatMap(({ icons }) => icons)),
})

/** The parts of a page up to its fold; all of a page without one. */
function summariesAboveFold({ fragment, above, ending, below }: PageParts): HtmlSummary[] {
  const at = fragment.body.indexOf(foldTag)
  if (at >= 0) return [above.summary, summarizeHtml(fragment.body.slice(0, at))]
  return [above.summary, fragment.summary, ...(ending ? [ending.summary] : []), below.summary]
}

function summariesBelowFold({ fragment, below }: PageParts): HtmlSummary[] {
  const at = fragment.body.indexOf(foldTag)
  return at < 0 ? [] : [summarizeHtml(fragment.body.slice(at + foldTag.length)), below.summary]
}

/** The icons that a page draws itself; those below a fold are fetched. */
const iconsDrawnOn = (parts: PageParts, { below }: TemplateStyles): string[] => [
  ...usedIn([...summariesAboveFold(parts), ...(below ? [] : summariesBelowFold(parts))]).icons,
]
