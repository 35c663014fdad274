/** What Markdown means here: unified, with tables as the only extension. Raw HTML never reaches a page. */
import type { Element, Root as Hast, RootContent } from 'hast'
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
import { unlessTooDeep } from '../limits.ts'
import { findProblems } from '../proofread/markdown/findProblems.ts'
import { drawBars } from './bars.ts'
import { figureOf, figuresIn } from './figures.ts'
import { markLanguages } from './languages.ts'
import { tooDeep } from './limits.ts'
import { boxesIn, keepNumbers, keepShortLines, labelBox, markBoxes, markNamedLists } from './lists.ts'
import { nodesOf } from './nodes.ts'
import {
  headingPrefix,
  isLine,
  type MarkdownOptions,
  type MarkdownProblem,
  type RenderedMarkdown,
} from './options.ts'
import { joinRanges } from './unbrokenRanges.ts'
import { firstLostLetter, textWithNumbers, visibleSource } from './visibleWords.ts'

const parser = unified().use(remarkParse).use(tables).freeze()
/** For fields of one line: what it begins with is a part of its text, and no mark of a list or a quote. */
const parserOfLine = unified().use(remarkParse).use(withoutBlocks).freeze()
/** A picture is reported already; its alternative text is rendered instead, so that no other problem follows from it. */
const wordsOfPicture = (_state: unknown, { alt }: { alt?: string | null | undefined }) => ({
  type: 'text' as const,
  value: alt ?? '',
})
const toHast = unified()
  .use(remarkRehype, { handlers: { image: wordsOfPicture, imageReference: wordsOfPicture } })
  .use(finishElements)
  .freeze()
/** Changes the tree in place. */
const withHeadingIds = unified().use(rehypeSlug, { prefix: headingPrefix }).freeze()
const toHtml = unified().use(rehypeStringify).freeze()

/** Renders a text within the limits. */
export function renderWithUnified(source: string, options: MarkdownOptions): RenderedMarkdown {
  const render = (): RenderedMarkdown => {
    const mdast = (isLine(source, options) ? parserOfLine : parser).parse(source)
    const mayHaveFigures = options.inPage && options.mayHaveFigures === true
    const nodes = nodesOf(mdast)
    const boxes = mayHaveFigures ? boxesIn(nodes) : []
    const visible = visibleSource(nodes, source, boxes)
    const problems = findProblems(mdast, nodes, source, visible, options)
    keepNumbers(nodes, source)
    keepShortLines(nodes, source)
    markBoxes(boxes)
    if (mayHaveFigures) {
      markNamedLists(nodes)
      drawBars(nodes)
    }
    const figures = mayHaveFigures ? markFigures(mdast) : []
    const hast = toHast.runSync(mdast)
    if (options.inPage) {
      withHeadingIds.runSync(hast)
      fitIntoPage(hast, options.tableLabel, options.demote)
    }
    // Whatever else took letters or figures away is reported: nothing is lost in silence.
    const lost = problems.length > 0 ? undefined : firstLostLetter(visible.words, textOf(hast))
    if (lost !== undefined) problems.push(lostWords(lost))
    const text = textWithNumbers(hast).trim()
    markLanguages(hast)
    visit(hast, 'text', (node) => {
      node.value = joinRanges(node.value)
    })
    const [html = '', ...after] = splitAtFigures(hast).map((children) =>
      toHtml.stringify({ type: 'root', children }),
    )
    return {
      html,
      figures: figures.map((figure, index) => ({ ...figure, htmlAfter: after[index] ?? '' })),
      headings: headingsIn(hast),
      text,
      problems,
    }
  }
  // Lists and quotes may also be nested across lines.
  return unlessTooDeep(render, () => ({
    html: '',
    figures: [],
    headings: [],
    text: '',
    problems: [tooDeep(0)],
  }))
}

/** Gives the figures, and makes a `figure` of the paragraph of each, as nothing else in Markdown does. */
function markFigures(tree: Mdast) {
  return figuresIn(tree).flatMap((nodes) => {
    const figure = figureOf(nodes)
    if (!figure) return []
    nodes.paragraph.data = { hName: 'figure' }
    return [{ ...figure, offset: nodes.image.position?.start.offset ?? 0 }]
  })
}

/** What is before, between and after the figures. */
function splitAtFigures(tree: Hast): RootContent[][] {
  const parts: RootContent[][] = [[]]
  for (const node of tree.children) {
    if (node.type === 'element' && node.tagName === 'figure') parts.push([])
    else parts.at(-1)?.push(node)
  }
  return parts
}

function headingsIn(tree: Hast): RenderedMarkdown['headings'] {
  const headings: RenderedMarkdown['headings'] = []
  visit(tree, 'element', (node) => {
    const [, level] = /^h([1-6])$/.exec(node.tagName) ?? []
    const { id } = node.properties
    if (level && typeof id === 'string') headings.push({ level: Number(level), id, text: textOf(node) })
  })
  return headings
}

const lostWords = (offset: number): MarkdownProblem => ({
  offset,
  rule: 'lost-words',
  reason: 'What is written here would not be shown.',
  remedy: 'Write it in other words, or in a paragraph of its own.',
})

/** One paragraph, whatever its line begins with. */
function withoutBlocks(this: Processor) {
  const names = [
    'blockQuote',
    'codeFenced',
    'codeIndented',
    'definition',
    'headingAtx',
    'htmlFlow',
    'list',
    'thematicBreak',
  ]
  this.data().micromarkExtensions = [{ disable: { null: names } }]
}

/** GFM tables without the rest of GFM, which would cost half as much time again. */
function tables(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

/** In one walk through the tree, because each takes time. */
function finishElements() {
  return (tree: Hast) => {
    visit(tree, 'element', (element) => {
      nameAlignment(element)
      openInNewTab(element)
      labelBox(element)
    })
  }
}

/** The alignment of table columns as a class: the attribute is obsolete (HTML standard, 16.2). */
function nameAlignment({ properties }: Element) {
  if (typeof properties.align !== 'string') return
  properties.className = [`align-${properties.align}`]
  properties.align = undefined
}

/** As all links to other sites: the chat opens in a new tab (spec section 1). */
function openInNewTab({ tagName, properties }: Element) {
  if (tagName !== 'a' || !/^https?:/.test(String(properties.href))) return
  properties.target = '_blank'
  properties.rel = ['noopener']
}

/**
 * Headings go down by some levels. A table wider than a phone scrolls in its own box, which the keyboard can reach (WCAG
 * 2.1.1); the heading above names it.
 */
function fitIntoPage(tree: Hast, ariaLabel: string, demote = 0) {
  let name: Element['properties'] = { ariaLabel }
  visit(tree, 'element', (node, index, parent) => {
    const [, level] = /^h([1-6])$/.exec(node.tagName) ?? []
    if (level) {
      node.tagName = `h${Math.min(6, Number(level) + demote)}`
      if (node.properties.id) name = { ariaLabelledBy: [node.properties.id] }
    }
    if (node.tagName !== 'table' || !parent || index === undefined) return
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table-scroll'], role: 'group', ...name, tabIndex: 0 },
      children: [node],
    }
    parent.children[index] = box
    return SKIP
  })
}
