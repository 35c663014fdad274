/** Markdown → HTML, with tables as the only extension. Raw HTML never reaches a page. */
import type { Element, Root as Hast } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { findProblems, type MarkdownProblem } from './markdownProblems.ts'
import { remembering } from './memo.ts'

export interface RenderedMarkdown {
  html: string
  /** The words alone. */
  text: string
  problems: MarkdownProblem[]
}

/**
 * The largest text that is rendered. micromark's time grows with the square of the signs in one paragraph and of the
 * lines in one text (micromark, "Security"); within these limits the worst text takes less than a second, and the largest
 * real one has a tenth of each.
 */
export const markdownLimits = {
  characters: 40_000,
  lines: 1500,
  signs: 4000,
  signsTogether: 400,
  nesting: 20,
}

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
    const problems = findProblems(mdast, source, inPage)
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
  const lines = source.split('\n')
  if (lines.length > markdownLimits.lines) {
    return {
      rule: 'text-too-long',
      reason: `This text has ${lines.length} lines; more than ${markdownLimits.lines} are not read.`,
      remedy: 'Split it into several texts.',
      line: markdownLimits.lines + 1,
      column: 1,
    }
  }
  const deep = lines.findIndex((text) => nestingOf(text) > markdownLimits.nesting)
  if (deep >= 0) return tooDeep(deep + 1)
  return tooManySigns(lines)
}

/** Only signs that may open something count: their partners are looked for in all of the paragraph. */
function tooManySigns(lines: readonly string[]): MarkdownProblem | undefined {
  let first = 0
  let signs = 0
  let before = 0
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      first = index + 1
      before += signs
      signs = 0
    }
    signs += line.match(/[*_[\]<&`!\\]/g)?.length ?? 0
    const isText = before + signs > markdownLimits.signs
    if (signs <= markdownLimits.signsTogether && !isText) continue
    const [what, most] = isText
      ? ['This text', markdownLimits.signs]
      : ['This paragraph', markdownLimits.signsTogether]
    return {
      rule: 'too-many-signs',
      reason: `${what} has more than ${most} stars, brackets and other signs of Markdown.`,
      remedy: 'Divide it with an empty line, or take out what was pasted by mistake.',
      line: first + 1,
      column: 1,
    }
  }
  return undefined
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
