/** What a writer has to change in a Markdown text: what Markdown itself would silently drop or show as it stands. */
import type { Heading, Parents, Root, RootContent, Table } from 'mdast'
import { visit } from 'unist-util-visit'
import { isUnsafeLink } from '../diagnostics/hints/addresses.ts'

/** Line and column count from 1 in the Markdown text itself. */
export interface MarkdownProblem {
  rule: string
  reason: string
  remedy: string
  line: number
  column: number
  /** What to put right on that line, where nothing else can have been meant. */
  replace?: { from: string; to: string }
}

type Report = (
  offset: number,
  rule: string,
  reason: string,
  remedy: string,
  from?: string,
  to?: string,
) => void

/**
 * Finds the problems of a parsed text, in its order.
 *
 * @param inPage true for the body of a page, whose first heading stands right below the headline
 */
export function findProblems(tree: Root, source: string, inPage: boolean): MarkdownProblem[] {
  const found = new Map<string, MarkdownProblem>()
  const report: Report = (offset, rule, reason, remedy, from, to) => {
    const place = placeIn(source, offset)
    const key = `${place.line} ${place.column} ${rule}`
    if (found.has(key)) return
    found.set(key, {
      rule,
      reason,
      remedy,
      ...place,
      ...(from && to !== undefined && { replace: { from, to } }),
    })
  }
  let level = inPage ? 1 : 0
  const defined = new Map<string, { url: string; start: number }>()
  const used = new Set<string>()
  visit(tree, (node, index, parent) => {
    const start = node.position?.start.offset ?? 0
    const raw = source.slice(start, node.position?.end.offset)
    if (node.type === 'html') checkHtml(node.value, start, report)
    else if (node.type === 'heading') {
      checkHeading(node, raw, start, level, report)
      level = Math.max(2, node.depth)
    } else if (node.type === 'paragraph') {
      const [before, after] = [-1, 1].map((step) => isRow(parent?.children[(index ?? 0) + step], source))
      checkUnreadTable(raw, start, before ?? false, after ?? false, report)
      checkParagraph(raw, start, report)
    } else if (node.type === 'text') checkText(raw, start, parent, report)
    else if (node.type === 'table') checkTable(node, start, report)
    else if (node.type === 'code' && !/^(```|~~~)/.test(raw)) {
      report(
        start,
        'indented-text',
        'A line that begins with four spaces or more is shown as a piece of a program.',
        'Take out the spaces at its beginning.',
      )
    } else if (node.type === 'code' && (node.lang || node.meta)) {
      report(
        start,
        'lost-line',
        'What stands behind these three signs is not shown.',
        'Leave nothing behind them; or take the signs away here and at the end, if the text is no program.',
      )
    } else if (node.type === 'image' || node.type === 'imageReference') {
      report(start, 'image-in-text', 'Pictures cannot stand inside a text.', pictureRemedy)
    } else if (node.type === 'link') checkLink(node.url, start, report)
    if (node.type === 'definition') defined.set(node.identifier, { url: node.url, start })
    if (node.type === 'linkReference') used.add(node.identifier)
  })
  for (const [name, { url, start }] of defined) {
    if (used.has(name)) {
      checkLink(url, start, report)
      continue
    }
    report(
      start,
      'lost-line',
      `This line is taken for the address of a link “${name}” that no text uses, and is not shown.`,
      'For a link, write [words](address). For a text, do not begin it with words in square brackets and a colon.',
    )
  }
  return [...found.values()].sort((a, b) => a.line - b.line || a.column - b.column)
}

const pictureRemedy =
  'Take it out: a guide shows the photograph of its image field, and others belong in gallery.yaml.'

/** Tags that have a form in Markdown. */
const forms: [tag: RegExp, remedy: string][] = [
  [
    /^<(script|iframe|style|object|embed|form)\b/i,
    'Take it out: programs and frames cannot stand in a text.',
  ],
  [/^<(b|strong)\b/i, 'For bold words, write two stars before and behind them: **words**.'],
  [/^<(i|em)\b/i, 'For slanted words, write a star before and behind them: *words*.'],
  [/^<a\b/i, 'Write a link as [words](/page).'],
  [/^<(br|p|div)\b/i, 'For a new paragraph, leave an empty line.'],
  [/^<(ul|ol|li)\b/i, 'Begin each line of a list with “- ” (hyphen, space).'],
  [/^<(img|picture|figure)\b/i, pictureRemedy],
  [/^<h[1-6]\b/i, 'Begin a heading with ## and a space.'],
]

function checkHtml(html: string, start: number, report: Report) {
  if (/^(<!--(?:(?!-->)[\s\S])*-->|<\/[^>]*>)$/.test(html.trim())) return
  if (html.trim().startsWith('<!--') && !html.includes('-->')) {
    report(
      start,
      'open-note',
      'A note begins here and does not end, so that the text below it is lost.',
      'Write --> at its end.',
    )
    return
  }
  const isFromWord = /<\/?[a-z]+:[a-z]|\bmso|<(span|font)\b|\sstyle=/i.test(html)
  report(
    start,
    'raw-html',
    `HTML is not allowed in a text: ${firstWords(html)}`,
    isFromWord
      ? 'This came along from Word or a web page: delete it, and paste the text without formatting.'
      : (forms.find(([tag]) => tag.test(html.trim()))?.[1] ?? 'Write it as Markdown.'),
  )
}

function checkHeading({ depth }: Heading, raw: string, start: number, level: number, report: Report) {
  if (!raw.startsWith('#')) {
    report(
      start,
      'underlined-heading',
      'The line of hyphens or equals signs below makes a heading of this text.',
      'For a heading, begin the text with ## and delete that line; for a dividing line, leave an empty line above it.',
    )
  } else if (depth === 1) {
    report(
      start,
      'heading-level',
      'The page has its headline already.',
      'Begin this heading with ## instead of #.',
      '#',
      '##',
    )
  } else if (level > 0 && depth > level + 1) {
    const right = '#'.repeat(level + 1)
    report(
      start,
      'heading-jump',
      level === 1
        ? `The first heading is of level ${depth}, but a text begins with level 2.`
        : `This heading is of level ${depth} below one of level ${level}; there is none between them.`,
      `Begin it with ${right}.`,
      '#'.repeat(depth),
      right,
    )
  }
}

function checkParagraph(raw: string, start: number, report: Report) {
  // One sign may also be that of a tag, as networks have them: within a text, or before a single word.
  const isHeadline = /^#\p{L}[^\s#]* [^\n#]*[^\s.!?:,]$/u.test(raw)
  const heading = isHeadline ? /^#/.exec(raw) : /^#{2,6}(?=[^\s#])/m.exec(raw)
  if (heading) {
    report(
      start + heading.index,
      'heading-space',
      'There is no space after the number signs, so this is not read as a heading.',
      isHeadline ? 'Begin it with “## ”.' : 'Write a space behind them.',
      heading[0],
      isHeadline ? '## ' : `${heading[0]} `,
    )
  }
  const lines = raw.split('\n').map((line) => line.trim())
  const bullets = [...raw.matchAll(/^[ \t]*([•·▪●◦‣]\s*|[–—] +)/gm)]
  // A line may begin with a dash for another reason.
  const isList = bullets.length > 1 || /^[•·▪●◦‣]/.test(bullets[0]?.[1] ?? '')
  for (const { 0: whole, 1: bullet = '', index } of isList ? bullets : []) {
    report(
      start + index + whole.length - bullet.length,
      'list-sign',
      'This sign came along from another program, and does not make a list.',
      'Begin each line of a list with “- ” (hyphen, space).',
      bullet,
      '- ',
    )
  }
  if (lines.length > 1 && lines.every((line) => /^\d{1,2}[.)][^\s\d]/.test(line))) {
    report(
      start,
      'list-space',
      'There is no space after the numbers, so this is not read as a list.',
      'Begin each line with its number, a full stop and a space: “1. ”.',
    )
  }
  if (lines.length > 1 && lines.every((line) => /^[-+*][^\s*+-]/.test(line))) {
    report(
      start,
      'list-space',
      'There is no space after the hyphens, so this is not read as a list.',
      'Begin each line with “- ” (hyphen, space).',
    )
  }
}

/** A row whose cells have bars between and around them, or bars or tabs between them only. */
const rowForms = [/^\|.*\|$/, /[^|]\|[^|]/, /\S\t+\S/]

/** The cells of a line that looks like the row of a table. */
function rowOf(line = '') {
  const form = rowForms.findIndex((row) => row.test(line))
  if (form < 0) return undefined
  // A dot or a number before a tab begins an entry of a list.
  if (form === 2 && /^(?:\W|o|\d{1,2}[.)])\t/.test(line)) return undefined
  const cells = line.split(form === 2 ? /\t+/ : /(?<!\\)\|/).map((cell) => cell.trim())
  return { form, cells: form === 0 ? cells.slice(1, -1) : cells }
}

/** Whether a block is a row by itself: nothing else has bars around it. */
const isRow = (node: RootContent | undefined, source: string) =>
  node?.type === 'paragraph' &&
  rowOf(source.slice(node.position?.start.offset, node.position?.end.offset))?.form === 0

/**
 * Rows of a table that is not read as one: in a paragraph, two below each other have as many cells, separated in the same
 * way; one with bars around it cannot be anything else.
 */
function checkUnreadTable(raw: string, start: number, before: boolean, after: boolean, report: Report) {
  const lines = raw.split('\n').map((line) => line.trim())
  const at = lines.findIndex((line, index) => {
    const [row, next] = [rowOf(line), rowOf(lines[index + 1])]
    return row && (row.form === 0 || (row.form === next?.form && row.cells.length === next.cells.length))
  })
  const row = rowOf(lines[at])
  if (!row || before) return
  const offset = raw.split('\n').slice(0, at).join('\n').length + Number(at > 0)
  const written = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const hyphens = written(row.cells.map(() => '---'))
  const form = `The second line of a table is made of hyphens, with as many cells as the first: ${hyphens}.`
  report(
    start + offset + raw.slice(offset).search(/\S/),
    'table-form',
    'This is meant as a table, but it is not read as one.',
    after
      ? 'Take out the empty lines between its rows.'
      : row.form === 0
        ? form
        : `Write bars between and around the cells: ${written(row.cells)}. ${form}`,
  )
}

const target = String.raw`(?:\/|#|https?:|mailto:|tel:)[^\s()\[\]]*`
const gap = new RegExp(String.raw`\[([^\[\]\n]*)\][ \t]+\((${target})\)`)
const reversed = new RegExp(String.raw`\(([^()\n]+)\)\[(${target})\]`)
const bareAddress = /(?<![\w/.@])(?:https?:\/\/|www\.)[^\s<>()[\]]*[\w/]/i

function checkText(raw: string, start: number, parent: Parents | undefined, report: Report) {
  if (!/[*\][]|:\/\/|www\./.test(raw)) return
  const apart = gap.exec(raw) ?? reversed.exec(raw)
  if (apart) {
    report(
      start + apart.index,
      'link-form',
      'This is meant as a link, but it is not written like one.',
      'Write the words in square brackets, and right behind them the address in round ones: [words](/page).',
      apart[0],
      `[${apart[1]}](${apart[2]})`,
    )
    return
  }
  const open = /(?<!\\)\](?:\(|\[)/.exec(raw)
  if (open) {
    report(
      start + open.index,
      'link-form',
      'A link is not finished here, and would be shown as it stands.',
      'Write it as [words](/page): both brackets closed, and no space in the address.',
    )
    return
  }
  const stars = /(?<![\\*])\*\*(?!\*)/.exec(raw)
  if (stars) {
    report(
      start + stars.index,
      'bold-open',
      'These two stars have no partner, and would be shown as they stand.',
      'Bold words have two stars before and behind them, without a space inside: **words**.',
    )
  }
  const address = bareAddress.exec(raw)
  if (address && parent?.type !== 'link' && parent?.type !== 'linkReference') {
    const full = address[0].replace(/^www\./i, 'https://www.').replace(/^http:/i, 'https:')
    report(
      start + address.index,
      'bare-address',
      'This address is not a link: nobody can tap it.',
      `Write it as a link: [words](${full}).`,
      address[0],
      `<${full}>`,
    )
  }
}

/** Cells beyond those of the headline would not be shown; missing ones would be empty. */
function checkTable({ children: [head, ...rows] }: Table, start: number, report: Report) {
  const wanted = head?.children.length ?? 0
  for (const row of rows) {
    const cells = row.children.length
    if (cells === wanted) continue
    report(
      row.position?.start.offset ?? start,
      'table-row',
      `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the first row has ${wanted}.`,
      cells > wanted
        ? 'Take out a cell; a “|” that is part of a text is written as \\|.'
        : 'Add what is missing; an empty cell is written as | |.',
    )
  }
}

const safeLink = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/

function checkLink(url: string, start: number, report: Report) {
  if (safeLink.test(url)) return
  if (isUnsafeLink(url)) {
    report(
      start,
      'link-form',
      `A link that begins with “${url.split(':')[0]}:” runs something on the visitor’s device; that is never allowed.`,
      'Write the address of a page: [words](/pricing), or one that begins with https://.',
    )
  } else if (/^http:\/\//i.test(url)) {
    report(
      start,
      'link-unencrypted',
      `The link “${url}” is not encrypted: others on the way can read and change the page.`,
      'Begin it with https://, and try it once in a browser.',
      'http://',
      'https://',
    )
  } else {
    const isMail = /^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(url)
    report(
      start,
      'link-form',
      `The link “${url}” leads nowhere.`,
      isMail
        ? 'A link to a mail address begins with mailto:.'
        : 'Begin it with / for a page of this site, with # for a place on this page, or with https://.',
      isMail ? `(${url}` : undefined,
      isMail ? `(mailto:${url}` : undefined,
    )
  }
}

function placeIn(source: string, offset: number) {
  const before = source.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}

const firstWords = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text).replaceAll('\n', ' ')
