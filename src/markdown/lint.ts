/** Finds Markdown that would silently be dropped or shown as it is written. */
import type { Nodes, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { invisibleCode, unshowable } from '../diagnostics/characters.ts'
import { checkFigure, figuresIn, newPictureRemedy } from './figures.ts'
import { checkHeading, checkHtml, checkParagraph, checkStars } from './lint/blocks.ts'
import { checkLink, checkText } from './lint/links.ts'
import { checkOtherMarks } from './lint/otherMarks.ts'
import { checkTable, checkUnreadTable } from './lint/tables.ts'
import type { MarkdownOptions, MarkdownProblem, ReportProblem } from './options.ts'

/**
 * Finds the problems of a parsed text, in the order of the text.
 *
 * @param options `inPage` is true for the body of a page, whose first heading follows the headline of the page
 */
export function findProblems(tree: Root, source: string, options: MarkdownOptions): MarkdownProblem[] {
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
  const inFigures = new Set<Nodes>(figures.map(({ image }) => image))
  visit(tree, (node, _index, parent) => {
    const start = node.position?.start.offset ?? 0
    const raw = source.slice(start, node.position?.end.offset)
    if (node.type === 'heading') {
      checkHeading(node, raw, start, level, report)
      level = Math.max(2, node.depth)
    } else if (node.type === 'paragraph') {
      checkUnreadTable(raw, start, report)
      checkParagraph(raw, start, parent?.type === 'listItem', report)
    } else if (node.type === 'emphasis' && parent?.type !== 'strong' && parent?.type !== 'emphasis') {
      const [before = ' ', after = ' '] = [source[start - 1], source[start + raw.length]]
      checkStars(before + raw + after, start, report)
    } else if (node.type === 'image' || node.type === 'imageReference') {
      if (!inFigures.has(node)) reportPicture(start, mayHaveFigures, report)
    } else checkNode(node, raw, start, parent, report)
    checkEntities(node, raw, start, report)
  })
  checkDefinitions(tree, report)
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
  start: number,
  parent: Parents | undefined,
  report: ReportProblem,
) {
  switch (node.type) {
    case 'html':
      return checkHtml(node.value, start, report)
    case 'text':
      return checkText(raw, start, parent, report)
    case 'table':
      return checkTable(node, start, report)
    case 'linkReference':
    case 'definition':
      // A footnote whose note is one word is read as a link.
      return checkOtherMarks(raw, start, report)
    case 'link': {
      if (node.children.length > 0) return checkLink(node.url, start, report)
      const remedy = 'Write words between the square brackets: [words](/page).'
      return report(start, 'empty-link', 'This link has no words, so it cannot be seen.', remedy)
    }
    case 'code':
      if (!/^(```|~~~)/.test(raw)) {
        const reason = 'A line that begins with four spaces or more is shown as code.'
        report(start, 'indented-text', reason, 'Take out the spaces at its beginning.')
      } else if (node.lang || node.meta) {
        const remedy =
          'Leave nothing after them; or take the signs away here and at the end, if the text is not code.'
        report(start, 'hidden-line', 'Words after these three signs are not shown.', remedy)
      }
  }
}

const pictureRemedy =
  'Take it out: only the texts of guides and of your own pages may have pictures. Those of other pages are fields.'

const reportPicture = (start: number, mayHaveFigures: boolean, report: ReportProblem) =>
  mayHaveFigures
    ? report(
        start,
        'image-in-text',
        'A picture cannot stand among words, in a list or in a quote.',
        `Put an empty line above and below it. ${newPictureRemedy}`,
      )
    : report(start, 'image-in-text', 'Pictures are not allowed inside a text.', pictureRemedy)

/** Checks the links of definitions, `[name]: address`, and reports definitions that no link uses. */
function checkDefinitions(tree: Root, report: ReportProblem) {
  const defined = new Map<string, { url: string; start: number }>()
  const used = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'definition')
      defined.set(node.identifier, { url: node.url, start: node.position?.start.offset ?? 0 })
    if (node.type === 'linkReference') used.add(node.identifier)
  })
  for (const [name, { url, start }] of defined) {
    if (name.startsWith('^')) continue
    if (used.has(name)) checkLink(url, start, report)
    else {
      const reason = `This line is read as the address of a link “${name}” that no text uses, and is not shown.`
      const remedy =
        'For a link, write [words](address). For a text, do not begin it with words in square brackets and a colon.'
      report(start, 'hidden-line', reason, remedy)
    }
  }
}
