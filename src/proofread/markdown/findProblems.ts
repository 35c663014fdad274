/** Finds Markdown that would silently be dropped or shown as it is written. */
import type { Code, Link, List, Nodes, Parents, Root } from 'mdast'
import { invisibleCode, unshowable } from '../../diagnostics/characters.ts'
import { checkFigure, figuresIn } from '../../markdown/figures.ts'
import type { NodeInTree } from '../../markdown/nodes.ts'
import {
  isLine,
  type MarkdownOptions,
  type MarkdownProblem,
  type ReportProblem,
} from '../../markdown/options.ts'
import type { VisibleSource } from '../../markdown/visibleWords.ts'
import { dividerFor, dividerRemedy } from '../pasted/dividers.ts'
import { checkExampleWords, checkOtherMarks } from '../pasted/otherMarks.ts'
import { checkHeading, checkHtml, checkLine, checkParagraph, checkStars } from './blocks.ts'
import { checkDefinitions, definitionsIn } from './definitions.ts'
import { checkLink, checkText } from './links.ts'
import { checkLostSigns } from './lost.ts'
import { reportPicture } from './pictures.ts'
import { checkTable, checkUnreadTable } from './tables.ts'

/**
 * Finds the problems of a parsed text, in the order of the text.
 *
 * @param nodes all nodes of `tree`
 * @param options `inPage` is true for the body of a page, whose first heading follows the headline of the page
 */
export function findProblems(
  tree: Root,
  nodes: readonly NodeInTree[],
  source: string,
  { wordsWithoutCode }: VisibleSource,
  options: MarkdownOptions,
): MarkdownProblem[] {
  const found = new Map<string, MarkdownProblem>()
  const report: ReportProblem = (offset, rule, reason, remedy, from, to) => {
    const key = `${offset} ${rule}`
    if (found.has(key)) return
    const replace = from && to !== undefined ? { replace: { from, to } } : undefined
    found.set(key, { offset, rule, reason, remedy, ...replace })
  }
  let level = options.inPage ? 1 : 0
  const mayHaveFigures = options.inPage && options.mayHaveFigures === true
  const figures = mayHaveFigures ? figuresIn(tree) : []
  for (const figure of figures) checkFigure(figure, report)
  const definitions = definitionsIn(nodes)
  const inFigures = new Set<Nodes>(figures.map(({ image }) => image))
  for (const { node, index, parent } of nodes) {
    const start = node.position?.start.offset ?? 0
    const raw = source.slice(start, node.position?.end.offset)
    if (node.type === 'heading') {
      const isAboveText = /^\n[^\n]/.test(source.slice(start + raw.length, start + raw.length + 2))
      checkHeading(node, raw, start, level, isAboveText, report)
      if (options.inPage) level = Math.max(2, node.depth)
    } else if (node.type === 'paragraph') {
      checkUnreadTable(raw, start, report)
      const next = parent?.children[(index ?? 0) + 1]
      const [end = 0, below] = [node.position?.end.line, next?.position?.start.line]
      const isAboveList = next?.type === 'list' && next.ordered === true && below === end + 1
      const isItem = parent?.type === 'listItem'
      const spaces = isItem ? (parent.position?.start.column ?? 1) - 1 : 0
      const indent = (node.position?.start.column ?? 1) - 1
      const hasNumber = isItem && /\d/.test(source[parent.position?.start.offset ?? 0] ?? '')
      checkParagraph(raw, start, { isItem, hasNumber, isAboveList, spaces, indent }, report)
    } else if (node.type === 'emphasis' && parent?.type !== 'strong' && parent?.type !== 'emphasis') {
      const [before = ' ', after = ' '] = [source[start - 1], source[start + raw.length]]
      checkStars(before + raw + after, start, report)
    } else if (node.type === 'image' || node.type === 'imageReference') {
      if (!inFigures.has(node)) reportPicture(node, raw, definitions, mayHaveFigures, report)
    } else checkNode(node, raw, parent, source, mayHaveFigures, report)
    checkEntities(node, raw, start, report)
    checkLostSigns(node, parent, { source, start, end: start + raw.length }, report)
  }
  if (isLine(source, options)) checkLine(source, report)
  checkOtherMarks(source, wordsWithoutCode, report)
  checkDefinitions(nodes, definitions, report)
  return [...found.values()].sort((a, b) => a.offset - b.offset)
}

/** Reports entities such as `&#x202E;` in a link that stand for characters that cannot be shown. */
function checkEntities(node: Nodes, raw: string, start: number, report: ReportProblem) {
  const decoded = 'url' in node ? `${node.url} ${node.title}` : ''
  const { rule, reason, remedy } = invisibleCode
  if (decoded.search(unshowable) >= 0) report(start + Math.max(0, raw.indexOf('&')), rule, reason, remedy)
}

/** Checks a node that can be judged by itself. */
function checkNode(
  node: Nodes,
  raw: string,
  parent: Parents | undefined,
  source: string,
  mayHaveFigures: boolean,
  report: ReportProblem,
) {
  const start = node.position?.start.offset ?? 0
  switch (node.type) {
    case 'html':
      return checkHtml(node.value, start, mayHaveFigures, report)
    case 'text':
      if (parent?.type === 'link' || parent?.type === 'tableCell')
        checkExampleWords(node.value, start, report)
      return checkText(raw, start, parent, report)
    case 'table':
      return checkTable(node, source, report)
    case 'link':
      return checkLinkNode(
        node,
        raw,
        { mayHaveFigures, before: source.slice(Math.max(0, start - 2), start) },
        report,
      )
    case 'code':
      if (!/^(```|~~~)/.test(raw)) {
        const reason = 'A line that begins with four spaces or more is shown as code.'
        return checkIndented(raw, parent, { source, start, reason }, report)
      }
      return checkFence(node, raw, { source, start }, report)
    case 'list':
      if (
        parent?.type === 'listItem' &&
        (goesOnFrom(parent, node, source) || isAskew(parent, node, source))
      ) {
        const reason =
          'This line begins too far to the right, so it is a list in the item above it, and not the next item.'
        checkIndented(raw, parent, { source, start, reason }, report)
      }
  }
}

/** Reports code between lines of signs with words after the first one, or without an end, and a dividing line that begins code. */
function checkFence(
  { lang, meta }: Code,
  raw: string,
  { source, start }: { source: string; start: number },
  report: ReportProblem,
) {
  const last = raw.slice(raw.lastIndexOf('\n') + 1)
  const isClosed = last !== raw && /^[> \t]*(?:`{3,}|~{3,})[ \t]*$/.test(last)
  if (raw.startsWith('~')) {
    const reason = 'This line begins code, so all text below it would be shown as it is written.'
    for (const offset of [start, ...(isClosed ? [start + raw.length - last.trimStart().length] : [])]) {
      const [line] = /^~+[ \t]*$/m.exec(source.slice(offset)) ?? []
      report(offset, 'tildes', reason, dividerRemedy, line, dividerFor(source, offset))
    }
  } else if (lang || meta) {
    const remedy =
      'Leave nothing after them; or take the signs away here and at the end, if the text is not code.'
    report(start, 'hidden-line', 'Words after these three signs are not shown.', remedy)
  } else if (!isClosed) {
    const reason = 'Code begins here and does not end, so all text below would be shown as it is written.'
    report(
      start,
      'unclosed-code',
      reason,
      'Delete these signs; or, if it is code, write ``` on the line below it.',
    )
  }
}

/** Whether a list in an item begins with the number after that of the item. */
const goesOnFrom = ({ position }: Parents, { start }: List, source: string) =>
  Boolean(start) && Number.parseInt(source.slice(position?.start.offset), 10) + 1 === start

/** Whether a single item with the sign of the item above it begins neither right below its words nor four spaces further in. */
function isAskew({ position, children }: Parents, list: List, source: string): boolean {
  const [above, words, inner] = [{ position }, children[0], list].map((node) => node?.position?.start)
  if (!above || !words || !inner || source[above.offset ?? 0] !== source[inner.offset ?? 0]) return false
  const further = inner.column - above.column
  return list.children.length === 1 && further !== words.column - above.column && further !== 4
}

/** Reports lines that begin too far to the right: an item belongs below the item above it, anything else below its words. */
function checkIndented(
  raw: string,
  parent: Parents | undefined,
  { source, start, reason }: { source: string; start: number; reason: string },
  report: ReportProblem,
) {
  const isItem = parent?.type === 'listItem' && /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(raw)
  const from = isItem ? source.lastIndexOf('\n', start) + 1 : start
  const [written = '', before = ''] = /^([ \t]+)\S/.exec(source.slice(from)) ?? []
  const below = raw.trimEnd().split('\n').length - 1
  const lines = below === 0 ? 'it' : `this line and the next ${below === 1 ? 'one' : below}`
  const remedy = `Begin ${lines} as far to the left as ${isItem ? 'the item above it; or right below the words of that item, if it is a part of it' : 'the other lines of this text'}.`
  const indent = isItem ? (parent.position?.start.column ?? 1) - 1 : 0
  // One line of several would be right, and the others would not.
  const right = below === 0 ? ' '.repeat(indent) + written.slice(before.length) : undefined
  report(from, 'indented-text', reason, remedy, written, right)
}

/** Signs alone. “…” is there for a value that is reported. */
const withoutWords = /^(?:[^\P{P}…]|\s)*$/u

/** Reports a link without words, one with the beginning of its address as its words, and a wrong address. */
function checkLinkNode(
  { url, position }: Link,
  raw: string,
  around: { mayHaveFigures: boolean; before: string },
  report: ReportProblem,
) {
  const start = position?.start.offset ?? 0
  const [, scheme] = /^<(tel|mailto):/.exec(raw) ?? []
  const words = raw.slice(1, raw.lastIndexOf(']('))
  if (scheme) {
    const reason = `Visitors would read “${scheme}:” in this link.`
    const own = scheme === 'tel' ? 'phone' : 'email'
    const remedy = `Write words in square brackets, and behind them the address in round ones, as it is written here: [words](${scheme}:\${site.contact.${own}}) for that of this site.`
    const mail = scheme === 'mailto' ? `<${url.slice('mailto:'.length)}>` : undefined
    report(start, 'shown-scheme', reason, remedy, mail && raw, mail)
  } else if (withoutWords.test(words)) {
    const remedy = 'Write words between the square brackets: [words](/page).'
    const reason = `This link has no words, so ${words.trim() === '' ? 'it cannot be seen' : 'visitors cannot tell where it leads'}.`
    report(start, 'empty-link', reason, remedy)
  } else checkLink(url, start, report, around)
}
