/**
 * A shortcut for the plainest Markdown, which is nearly all that staff write: unified takes 3 ms for a guide, this a
 * thirtieth of it. unified alone says what Markdown means: here is either the same, byte for byte, or nothing at all.
 *
 * Taken are, with nothing indented:
 *
 *     ## Headings                            from ## to ######, one level at a time
 *     Paragraphs                             of one or several lines
 *     - items    1. items                    of one line, with or without empty lines between them
 *     > quotes                               of one paragraph
 *     | tables |                             each row with both outer bars and as many cells as the first
 *     ---                                    alone
 *     **strong**, *slanted*, `code`, [words](address)
 *
 * Everything else is declined, and so is every text in which a writer has something to put right.
 */
import GithubSlugger from 'github-slugger'
import { markdownLimits } from './markdownLimits.ts'
import { headingPrefix, type MarkdownOptions, type RenderedMarkdown } from './markdownOptions.ts'

/**
 * Renders a text of the plainest kind, in a time that grows with its length alone.
 *
 * @returns what `renderWithUnified` gives for this text, which has no problems; undefined if it is not of this kind
 */
export function renderPlain(
  source: string,
  { inPage, demote = 0 }: MarkdownOptions,
): RenderedMarkdown | undefined {
  const lineEnd = source.includes('\r') ? '\r\n' : '\n'
  const lines = source.split(lineEnd)
  if (isLarge(source, lines)) return undefined
  const blocks = readBlocks(lines)
  if (!blocks || jumps(blocks, inPage)) return undefined

  const slugger = new GithubSlugger()
  const html: string[] = []
  for (const block of blocks) {
    const written = write(block)
    if (written === undefined) return undefined
    html.push(written)
  }
  const page = html.join('\n')
  return { html: page, text: wordsOf(page).trim(), problems: [] }

  function write(block: Block): string | undefined {
    switch (block.kind) {
      case 'heading': {
        const words = inline(block.words)
        const id = inPage && words ? ` id="${headingPrefix}${slugger.slug(wordsOf(words))}"` : ''
        return around(`h${Math.min(6, block.depth + demote)}`, words, id)
      }
      case 'paragraph':
        // Stars at all beginnings are meant as a list (markdownProblems).
        if (block.lines.length > 1 && block.lines.every((line) => /^[*+]/.test(line))) return undefined
        return around('p', inline(block.lines.join(lineEnd)))
      case 'quote':
        return aroundLines('blockquote', [around('p', inline(block.lines.join(lineEnd)))])
      case 'list':
        return list(block)
      case 'table':
        return inPage ? around('div', table(block.rows), scrolls) : table(block.rows)
      case 'rule':
        return '<hr>'
    }
  }
}

/** Within the limits of unified for sure: all signs of the text are no more than it reads in one paragraph. */
const isLarge = (source: string, lines: readonly string[]) =>
  source.length > markdownLimits.characters ||
  lines.length > markdownLimits.lines ||
  (source.match(/[*_[\]<&`!\\]/g)?.length ?? 0) > markdownLimits.signsTogether

// From lines to blocks

type Block =
  | { kind: 'heading'; depth: number; words: string }
  | { kind: 'paragraph' | 'quote'; lines: string[] }
  | { kind: 'list'; start: number | undefined; items: string[]; loose: boolean }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'rule' }

/** Signs that some rule of Markdown or HTML may treat in a way of its own: control characters, backslashes, line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unusual = /[\0-\x1f\x7f\\\u2028\u2029\ufeff]/

function readBlocks(lines: readonly string[]): Block[] | undefined {
  const blocks: Block[] = []
  let isApart = true
  for (const whole of lines) {
    // One space at the end means nothing, two may be a line break.
    const line = whole.endsWith(' ') ? whole.slice(0, -1) : whole
    if (unusual.test(line) || line.endsWith(' ')) return undefined
    if (line !== '') {
      const next = blockOf(line)
      const last = blocks.at(-1)
      if (!next) return undefined
      if (!last || (isApart && !continuesList(last, next)) || standsAlone(last, next)) blocks.push(next)
      else if (!join(last, next, isApart)) return undefined
    }
    isApart = line === ''
  }
  return blocks
}

/** The block that a line begins, if it can begin one only. */
function blockOf(line: string): Block | undefined {
  const [, marks, words] = /^(#{2,6}|-|>|(?:0|[1-9]\d{0,8})\.) (.*)$/.exec(line) ?? []
  if (marks?.startsWith('#')) {
    if (!words || words.startsWith(' ') || words.endsWith('#')) return undefined
    return { kind: 'heading', depth: marks.length, words }
  }
  if (marks) {
    if (!words || !isWords(words)) return undefined
    if (marks === '>') return { kind: 'quote', lines: [words] }
    return {
      kind: 'list',
      start: marks === '-' ? undefined : Number.parseInt(marks, 10),
      items: [words],
      loose: false,
    }
  }
  if (line === '---') return { kind: 'rule' }
  if (line.startsWith('|')) {
    if (line.length < 2 || !line.endsWith('|')) return undefined
    return { kind: 'table', rows: [line.slice(1, -1).split('|').map(trimSpaces)] }
  }
  return isWords(line) ? { kind: 'paragraph', lines: [line] } : undefined
}

/** Whether a line can be nothing but a piece of a paragraph. */
const isWords = (line: string) =>
  /^(?:[A-Za-z0-9"'($@*[`]|\+\d|[^\0-\x7f\s•·▪●◦‣])/.test(line) && !/^(?:\d+[.)]|\*)(?: |$)/.test(line)

const isOrdered = ({ start }: { start: number | undefined }) => start !== undefined

const continuesList = (last: Block, next: Block) =>
  last.kind === 'list' && next.kind === 'list' && isOrdered(last) === isOrdered(next)

/** Whether a block may follow another one without an empty line between them, and is not a part of it. */
function standsAlone(last: Block, next: Block) {
  if (last.kind === 'heading' || last.kind === 'rule') return true
  if (last.kind !== 'paragraph') return false
  return next.kind === 'heading' || (next.kind === 'list' && (next.start ?? 1) === 1)
}

/** Puts a line to the block that it continues, if it does. */
function join(last: Block, next: Block, isApart: boolean): boolean {
  if (last.kind === 'list' && next.kind === 'list' && continuesList(last, next)) {
    last.items.push(...next.items)
    last.loose ||= isApart
  } else if (last.kind === 'table' && next.kind === 'table') last.rows.push(...next.rows)
  else if (last.kind === 'paragraph' && next.kind === 'paragraph') last.lines.push(...next.lines)
  else if (last.kind === 'quote' && next.kind === 'quote') last.lines.push(...next.lines)
  else return false
  return true
}

/** Whether a heading is more than one level below the one before: a problem (markdownProblems). */
function jumps(blocks: readonly Block[], inPage: boolean) {
  let level = inPage ? 1 : 0
  for (const block of blocks) {
    if (block.kind !== 'heading') continue
    if (level > 0 && block.depth > level + 1) return true
    level = block.depth
  }
  return false
}

// From blocks to HTML

const scrolls = ' class="table-scroll" role="group" aria-label="Table" tabindex="0"'

type Html = string | undefined

const around = (tag: string, content: Html, attributes = ''): Html =>
  content === undefined ? undefined : `<${tag}${attributes}>${content}</${tag}>`

function aroundLines(tag: string, lines: readonly Html[], attributes = ''): Html {
  return lines.includes(undefined) ? undefined : around(tag, `\n${lines.join('\n')}\n`, attributes)
}

function list({ start, items, loose }: { start: number | undefined; items: string[]; loose: boolean }): Html {
  const written = items.map((item) =>
    loose ? aroundLines('li', [around('p', inline(item))]) : around('li', inline(item)),
  )
  if (start === undefined) return aroundLines('ul', written)
  return aroundLines('ol', written, start === 1 ? '' : ` start="${start}"`)
}

function table([head, delimiters, ...rows]: readonly string[][]): Html {
  if (!head || !delimiters?.every((cell) => /^:?-+:?$/.test(cell))) return undefined
  if ([delimiters, ...rows].some(({ length }) => length !== head.length)) return undefined
  const classes = delimiters.map(alignment)
  const row = (tag: string) => (cells: readonly string[]) =>
    aroundLines(
      'tr',
      cells.map((cell, column) => around(tag, inline(cell), classes[column])),
    )
  const body = rows.length > 0 ? [aroundLines('tbody', rows.map(row('td')))] : []
  return aroundLines('table', [aroundLines('thead', [row('th')(head)]), ...body])
}

function alignment(delimiter: string) {
  const [left, right] = [delimiter.startsWith(':'), delimiter.endsWith(':')]
  if (!left && !right) return ''
  return ` class="align-${left && right ? 'center' : left ? 'left' : 'right'}"`
}

/** Whether a text has a sign with a meaning inside a paragraph, or an address that is no link (markdownProblems). */
const hasSigns = /[*`[\]<&_]|:\/\/|www\./

/** These signs: first in the forms that are taken, at the end in all others. Each form begins with its sign, for speed. */
const signs = new RegExp(
  [
    /(\*+)/, // stars
    /`(?<!``)([^`\r\n ](?:[^`\r\n]*[^`\r\n ])?)`(?!`)/, // code
    /(\[)(?<!!\[)(?!\])/, // begins the words of a link
    /\]\(((?:\/(?!\/)|#|https:\/\/|mailto:|tel:)(?:[\w\-.~:/?#=@+,;!$]|%[\dA-Za-z]{2}|&(?!#|[\dA-Za-z]+;))*)\)/, // its address
    /(<(?= |\d[\dA-Za-z]*(?:[\r\n ,;)]|$)|[\r\n]|$)|&(?!#|[\dA-Za-z]+;)|_(?<=[\dA-Za-z]_)(?=[\dA-Za-z]))/, // means nothing
    hasSigns,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Marks that nest as they should; whatever would be shown as it stands is declined. */
function inline(text: string): Html {
  if (!hasSigns.test(text)) return text
  const html: string[] = []
  const open: string[] = []
  let linkAt = 0
  let done = 0
  for (const match of text.matchAll(signs)) {
    const [sign, stars, code, words, address, nothing] = match
    html.push(text.slice(done, match.index))
    const before = text[match.index - 1]
    done = match.index + sign.length
    if (stars) {
      const tag = tagOf(stars, open, before, text[done])
      if (!tag) return undefined
      html.push(tag)
    } else if (code) html.push(`<code>${escaped(code)}</code>`)
    else if (words) {
      if (open.includes(words)) return undefined
      open.push(words)
      linkAt = html.push('') - 1
    } else if (address) {
      if (open.pop() !== '[') return undefined
      html[linkAt] = `<a href="${escaped(address)}">`
      html.push('</a>')
    } else if (nothing) html.push(escaped(nothing))
    else return undefined
  }
  return open.length > 0 ? undefined : html.join('') + text.slice(done)
}

/**
 * The tag that stars stand for, if nothing else can be meant: they close what was opened last by as many, or they can
 * only open (CommonMark 6.2, left- and right-flanking).
 *
 * @param open changed: what is open behind them
 */
function tagOf(stars: string, open: string[], before = ' ', after = ' '): string | undefined {
  const name = ['', 'em', 'strong'][stars.length]
  const canOpen = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
  const canClose = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
  if (name && canClose && open.at(-1) === stars) {
    open.pop()
    return `</${name}>`
  }
  if (!name || canClose || !canOpen) return undefined
  open.push(stars)
  return `<${name}>`
}

const isSpace = (character: string) => /\s/.test(character)
const isMark = (character: string) => /[\p{P}\p{S}]/u.test(character)

const escaped = (text: string) => text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')

/** The text of finished HTML, in which no “<” but those of tags and no “>” in an attribute stands. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&')

function trimSpaces(text: string) {
  let [start, end] = [0, text.length]
  while (text[start] === ' ') start++
  while (end > start && text[end - 1] === ' ') end--
  return text.slice(start, end)
}
