/** Markdown → HTML, with tables as the only extension. Raw HTML never reaches a page. */
import type { Element, Root as Hast } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Root as Mdast } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { remembering } from './memo.ts'

/** Something that a writer has to change; line and column count from 1 in the Markdown text itself. */
export interface MarkdownProblem {
  rule: string
  reason: string
  remedy: string
  line: number
  column: number
}

export interface RenderedMarkdown {
  html: string
  /** The words alone. */
  text: string
  problems: MarkdownProblem[]
}

/** The largest text that is rendered; micromark's time grows faster than its input (micromark, "Security"). */
export const markdownLimits = { characters: 40_000, nesting: 20 }

/** Ids made from headings must not shadow a page's own ids or names of the browser (rehype-sanitize, "DOM clobbering"). */
const headingPrefix = 'h-'

const parser = unified().use(remarkParse).use(tables).freeze()
const toHast = unified().use(remarkRehype).use(alignmentAsClass).freeze()
/** Changes the tree in place. */
const finishPage = unified().use(rehypeSlug, { prefix: headingPrefix }).use(scrollableTables).freeze()
const toHtml = unified().use(rehypeStringify).freeze()

export interface MarkdownOptions {
  /** True for a text that is the body of a page: its headings get ids and its tables scroll by themselves. */
  inPage: boolean
  /** By how many levels headings go down, where the text stands below a heading of the page. */
  demote?: number
}

/** Renders a text; nothing of a text beyond the limits. */
export const renderMarkdown = remembering(
  (source: string, { inPage, demote = 0 }: MarkdownOptions) => `${inPage} ${demote} ${source}`,
  render,
)

function render(source: string, { inPage, demote = 0 }: MarkdownOptions): RenderedMarkdown {
  const tooMuch = overLimits(source)
  if (tooMuch) return { html: '', text: '', problems: [tooMuch] }

  try {
    const mdast = parser.parse(source)
    const problems = [...findProblems(mdast)]
    const hast = toHast.runSync(mdast)
    if (demote > 0) demoteHeadings(hast, demote)
    if (inPage) finishPage.runSync(hast)
    return { html: toHtml.stringify(hast), text: textOf(hast).trim(), problems }
  } catch (error) {
    // Nested across lines, deeper than a program can follow.
    if (!(error instanceof RangeError)) throw error
    return { html: '', text: '', problems: [tooDeep(1)] }
  }
}

/** GFM tables without the rest of GFM, which would cost half as much time again. */
function tables(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

function demoteHeadings(tree: Hast, by: number) {
  visit(tree, 'element', (node) => {
    const level = /^h([1-6])$/.exec(node.tagName)?.[1]
    if (level) node.tagName = `h${Math.min(6, Number(level) + by)}`
  })
}

/** The alignment of table columns as a class: the attribute is obsolete (HTML standard, 16.2). */
function alignmentAsClass() {
  return (tree: Hast) => {
    visit(tree, 'element', ({ properties }) => {
      if (typeof properties.align !== 'string') return
      properties.className = [`align-${properties.align}`]
      properties.align = undefined
    })
  }
}

/** A table wider than a phone scrolls in its own box, which the keyboard can reach (WCAG 2.1.1). */
function scrollableTables() {
  return (tree: Hast) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return
      const box: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
        children: [node],
      }
      parent.children[index] = box
      return SKIP
    })
  }
}

function overLimits(source: string): MarkdownProblem | undefined {
  if (source.length > markdownLimits.characters) {
    return {
      rule: 'text-too-long',
      reason: `This text has ${source.length} characters; more than ${markdownLimits.characters} are not read.`,
      remedy: 'Split it into several texts.',
      line: 1,
      column: 1,
    }
  }
  const line = source.split('\n').findIndex((text) => nestingOf(text) > markdownLimits.nesting)
  if (line < 0) return undefined
  return tooDeep(line + 1)
}

const tooDeep = (line: number): MarkdownProblem => ({
  rule: 'nesting-too-deep',
  reason: `Lists, quotes or emphasis are nested more than ${markdownLimits.nesting} deep here.`,
  remedy: 'Use fewer levels.',
  line,
  column: 1,
})

/** How many lists and quotes a line opens; a line of stars or hyphens alone is a rule. */
function nestingOf(line: string): number {
  if (/^[ \t]*(?:\*[ \t]*|-[ \t]*|_[ \t]*)+$/.test(line.slice(0, 200)) && line.length <= 200) return 0
  const marker = /[ \t]*(?:[-*+>]|\d{1,9}[.)])(?=[ \t]|$|>)[ \t]*/y
  let depth = 0
  while (marker.test(line)) depth++
  return depth
}

const safeLink = /^(\/(?!\/)|#|https:\/\/|http:\/\/|mailto:|tel:)/

function* findProblems(tree: Mdast): Generator<MarkdownProblem> {
  const found: MarkdownProblem[] = []
  visit(tree, (node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    const problem = (rule: string, reason: string, remedy: string) =>
      found.push({ rule, reason, remedy, line, column })
    if (node.type === 'html' && !/^(<!--(?:(?!-->)[\s\S])*-->|<\/[^>]*>)$/.test(node.value.trim())) {
      problem('raw-html', `HTML is not allowed in a text: ${firstWords(node.value)}`, 'Write it as Markdown.')
    } else if (node.type === 'heading' && node.depth === 1) {
      problem(
        'heading-level',
        'The page has its headline already.',
        'Begin this heading with ## instead of #.',
      )
    } else if (node.type === 'image' || node.type === 'imageReference') {
      problem('image-in-text', 'Pictures cannot stand inside a text.', 'Use the image field above the text.')
    } else if ((node.type === 'link' || node.type === 'definition') && !safeLink.test(node.url)) {
      problem(
        'link-form',
        `The link “${node.url}” leads nowhere.`,
        'Begin it with / for a page of this site, with # for a place on this page, or with https://.',
      )
    }
  })
  yield* found
}

const firstWords = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text).replaceAll('\n', ' ')
