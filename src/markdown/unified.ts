/** What Markdown means here: unified, with tables as the only extension. Raw HTML never reaches a page. */
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
import { unlessTooDeep } from '../limits.ts'
import { figureOf, figuresIn } from './figures.ts'
import { overLimits, tooDeep } from './limits.ts'
import { findProblems } from './lint.ts'
import { type Figure, headingPrefix, type MarkdownOptions, type RenderedMarkdown } from './options.ts'

const parser = unified().use(remarkParse).use(tables).freeze()
/** A picture is reported already; its alternative text is rendered instead, so that no other problem follows from it. */
const wordsOfPicture = (_state: unknown, { alt }: { alt?: string | null | undefined }) => ({
  type: 'text' as const,
  value: alt ?? '',
})
const toHast = unified()
  .use(remarkRehype, { handlers: { image: wordsOfPicture, imageReference: wordsOfPicture } })
  .use(alignmentAsClass)
  .use(otherSitesInNewTab)
  .freeze()
/** Changes the tree in place. */
const withHeadingIds = unified().use(rehypeSlug, { prefix: headingPrefix }).freeze()
/** The only raw nodes are figures, which a template has rendered: remark-rehype drops HTML that is written in a text. */
const toHtml = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze()

/** Renders any text; nothing of a text beyond the limits. */
export function renderWithUnified(source: string, options: MarkdownOptions): RenderedMarkdown {
  const tooMuch = overLimits(source)
  if (tooMuch) return { html: '', text: '', problems: [tooMuch], figures: [] }

  const render = (): RenderedMarkdown => {
    const mdast = parser.parse(source)
    const problems = findProblems(mdast, source, options)
    const figures = options.inPage && options.figure ? placeFigures(mdast, options.figure) : []
    const hast = toHast.runSync(mdast)
    if (options.inPage) {
      withHeadingIds.runSync(hast)
      fitIntoPage(hast, options.tableLabel, options.demote)
    }
    return { html: toHtml.stringify(hast), text: textOf(hast).trim(), problems, figures }
  }
  // Lists and quotes may also be nested across lines.
  return unlessTooDeep(render, () => ({ html: '', text: '', problems: [tooDeep(0)], figures: [] }))
}

/** Replaces the paragraphs of figures by their HTML, and gives the figures. */
function placeFigures(tree: Mdast, html: (figure: Figure) => string): RenderedMarkdown['figures'] {
  return figuresIn(tree).flatMap((nodes) => {
    const figure = figureOf(nodes)
    if (!figure) return []
    nodes.paragraph.data = {
      hName: 'figure',
      hProperties: { className: ['figure'] },
      hChildren: [{ type: 'raw', value: html(figure) }],
    }
    return [{ ...figure, offset: nodes.image.position?.start.offset ?? 0 }]
  })
}

/** GFM tables without the rest of GFM, which would cost half as much time again. */
function tables(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
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

/** As all links to other sites: the chat opens in a new tab (spec section 1). */
function otherSitesInNewTab() {
  return (tree: Hast) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'a' || !/^https?:/.test(String(properties.href))) return
      properties.target = '_blank'
      properties.rel = ['noopener']
    })
  }
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
