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
import { markdownLimits } from './limits.ts'
import { headingPrefix, type MarkdownOptions, type RenderedMarkdown } from './options.ts'

/**
 * Renders a text of the plainest kind, in a time that grows with its length alone.
 *
 * @returns what `renderWithUnified` gives for this text, which has no problems; undefined if it is not of this kind
 */
export function renderPlain(source: string, options: MarkdownOptions): RenderedMarkdown | undefined {
  const { inPage } = options
  const demote = (inPage && options.demote) || 0
  const lineEnd = source.includes('\r') ? '\r\n' : '\n'
  const lines = source.split(lineEnd)
  if (isLarge(source, lines)) return undefined
  const blocks = readBlocks(lines)
  if (!blocks || jumps(blocks, inPage)) return undefined

  const slugger = new GithubSlugger()
  const written = blocks.map((block): Html => {
    if (block.kind === 'heading') {
      const words = inline(block.lines.join())
      const id = inPage && words ? ` id="${headingPrefix}${slugger.slug(wordsOf(words))}"` : ''
      return around(`h${Math.min(6, block.number + demote)}`, words, id)
    }
    if (block.kind === 'table' && inPage)
      return around('div', table(block.lines), scrollBox(options.tableLabel))
    return write(block, lineEnd)
  })
  if (written.includes(undefined)) return undefined
  const html = written.join('\n')
  return {
    html,
    get text() {
      return wordsOf(html).trim()
    },
    problems: [],
  }
}

/** Within the limits of unified for sure: all signs of the text are no more than it reads in one paragraph. */
const isLarge = (source: string, lines: readonly string[]) =>
  source.length > markdownLimits.characters ||
  lines.length > markdownLimits.lines ||
  (source.match(/[*_[\]<&`!\\]/g)?.length ?? 0) > markdownLimits.signsTogether

// From lines to blocks

interface Block {
  kind: 'heading' | 'paragraph' | 'quote' | 'bullets' | 'numbers' | 'table' | 'rule'
  /** Without the marks at their beginnings. */
  lines: string[]
  /** The level of a heading, the first number of a list. */
  number: number
  /** Whether empty lines stand between the items of a list. */
  isLoose: boolean
}

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
      if (last && goesOn(last, next, isApart)) {
        last.lines.push(...next.lines)
        last.isLoose ||= isApart
      } else if (!last || isApart || canFollow(last, next)) blocks.push(next)
      else return undefined
    }
    isApart = line === ''
  }
  return blocks
}

/** The block that a line begins, if it can begin one only. */
function blockOf(line: string): Block | undefined {
  const begin = (kind: Block['kind'], words: string, number = 1): Block => ({
    kind,
    lines: [words],
    number,
    isLoose: false,
  })
  if (line === '---') return begin('rule', line)
  if (line.startsWith('|')) return /^\|.*\|$/.test(line) ? begin('table', line.slice(1, -1)) : undefined
  const [, mark, words] = /^(#{2,6}|-|>|(?:0|[1-9]\d{0,8})\.) (.+)$/.exec(line) ?? []
  if (!mark || !words) return isWords(line) ? begin('paragraph', line) : undefined
  if (mark.startsWith('#')) {
    return /^ |#$/.test(words) ? undefined : begin('heading', words, mark.length)
  }
  if (!isWords(words)) return undefined
  if (mark === '>') return begin('quote', words)
  return mark === '-' ? begin('bullets', words) : begin('numbers', words, Number.parseInt(mark, 10))
}

/** Whether a line can be nothing but a piece of a paragraph. */
const isWords = (line: string) =>
  /^(?:[A-Za-z0-9"'($@*[`]|\+\d|[^\0-\x7f\s•·▪●◦‣–—])/.test(line) && !/^(?:\d+[.)]|\*(?: |$))/.test(line)

/** Whether the second block is a part of the first. */
function goesOn(last: Block, next: Block, isApart: boolean) {
  if (last.kind !== next.kind || last.kind === 'heading' || last.kind === 'rule') return false
  return !isApart || last.kind === 'bullets' || last.kind === 'numbers'
}

/** Whether a block can follow another one without an empty line between them. */
function canFollow(last: Block, next: Block) {
  if (last.kind === 'heading' || last.kind === 'rule') return true
  const canInterrupt =
    next.kind === 'heading' || next.kind === 'bullets' || (next.kind === 'numbers' && next.number === 1)
  return last.kind === 'paragraph' && canInterrupt
}

/** Whether a heading is more than one level below the one before: a problem (markdownProblems). */
function jumps(blocks: readonly Block[], inPage: boolean) {
  let level = inPage ? 1 : 0
  for (const block of blocks) {
    if (block.kind !== 'heading') continue
    if (level > 0 && block.number > level + 1) return true
    level = block.number
  }
  return false
}

// From blocks to HTML

const scrollBox = (label: string) =>
  ` class="table-scroll" role="group" aria-label="${escapedInQuotes(label)}" tabindex="0"`

type Html = string | undefined

const around = (tag: string, content: Html, attributes = ''): Html =>
  content === undefined ? undefined : `<${tag}${attributes}>${content}</${tag}>`

function aroundLines(tag: string, lines: readonly Html[], attributes = ''): Html {
  return lines.includes(undefined) ? undefined : around(tag, `\n${lines.join('\n')}\n`, attributes)
}

/** Every block but headings. */
function write({ kind, lines, number, isLoose }: Block, lineEnd: string): Html {
  if (kind === 'rule') return '<hr>'
  if (kind === 'table') return table(lines)
  if (kind === 'bullets' || kind === 'numbers') {
    const items = lines.map((item) =>
      isLoose ? aroundLines('li', [around('p', inline(item))]) : around('li', inline(item)),
    )
    return aroundLines(kind === 'bullets' ? 'ul' : 'ol', items, number === 1 ? '' : ` start="${number}"`)
  }
  // Stars at all beginnings are meant as a list (markdownProblems).
  if (lines.length > 1 && lines.every((line) => /^[*+]/.test(line))) return undefined
  // Bars in two lines are meant as a table.
  if (lines.filter((line) => line.includes('|')).length > 1) return undefined
  const paragraph = around('p', inline(lines.join(lineEnd)))
  return kind === 'quote' ? aroundLines('blockquote', [paragraph]) : paragraph
}

function table(lines: readonly string[]): Html {
  const [head, delimiters, ...rows] = lines.map((line) => line.split('|').map(trimSpaces))
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
    /(<(?= |\d[\dA-Za-z]*(?:[\r\n ,;)]|$)|[\r\n]|$)|&(?!#|[\dA-Za-z]+;)|_(?=[\dA-Za-z]))/, // means nothing
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

/** For the value of an attribute, as rehype-stringify writes it. */
const escapedInQuotes = (text: string) =>
  text.replaceAll(/[&"'`]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`)

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
