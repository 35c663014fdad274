/**
 * A shortcut for the plainest Markdown, which is nearly all that staff write: unified takes 3 ms for a guide, this a
 * thirtieth of it. unified defines what Markdown means: this gives the same bytes, or declines the text.
 *
 * It accepts these, with nothing indented:
 *
 *     ## Headings                            from ## to ######, one level at a time
 *     Paragraphs                             of one or several lines
 *     - items    1. items                    of one line, with or without empty lines between them
 *     > quotes                               of one paragraph
 *     | tables |                             each row with both outer bars and as many cells as the first
 *     ---                                    alone
 *     ![words](name.jpg "words")             alone, with or without a caption
 *     **strong**, *slanted*, `code`, [words](address)
 *
 * It declines everything else, and every text with a problem to report.
 */
import GithubSlugger from 'github-slugger'
import { limits } from '../limits.ts'
import { isName } from './figures.ts'
import { findOtherMarks } from './lint/otherMarks.ts'
import { type Figure, headingPrefix, type MarkdownOptions, type RenderedMarkdown } from './options.ts'
import { renderInline, wordsOf } from './plainInline.ts'

/**
 * Renders a plain text, in a time that grows linearly with its length.
 *
 * @returns what `renderWithUnified` gives for this text, which has no problems; undefined for a text that is declined
 */
export function renderPlain(source: string, options: MarkdownOptions): RenderedMarkdown | undefined {
  const { inPage } = options
  const demote = (inPage && options.demote) || 0
  const lineEnd = source.includes('\r') ? '\r\n' : '\n'
  const lines = source.split(lineEnd)
  if (isLarge(source, lines) || findOtherMarks(source).length > 0) return undefined
  const blocks = readBlocks(lines, lineEnd)
  if (!blocks || jumps(blocks, inPage)) return undefined

  const slugger = new GithubSlugger()
  let tableName = inPage ? `aria-label="${escapedInQuotes(options.tableLabel)}"` : ''
  const figures: RenderedMarkdown['figures'][number][] = []
  const written = blocks.map((block): Html => {
    if (block.type === 'figure') {
      const figure = figureIn(block.lines.join())
      if (!figure || !inPage || !options.figure) return undefined
      figures.push({ ...figure, offset: block.number })
      return around('figure', options.figure(figure), ' class="figure"')
    }
    if (block.type === 'heading') {
      const words = renderInline(block.lines.join())
      const id = inPage && words ? `${headingPrefix}${slugger.slug(wordsOf(words))}` : ''
      if (id) tableName = `aria-labelledby="${id}"`
      return around(`h${Math.min(6, block.number + demote)}`, words, id && ` id="${id}"`)
    }
    if (block.type === 'table' && inPage) return around('div', table(block.lines), scrollBox(tableName))
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
    figures,
  }
}

/** Certainly within the limits of unified: all signs of the text are no more than it reads in one paragraph. */
const isLarge = (source: string, lines: readonly string[]) =>
  source.length > limits.markdown.characters ||
  lines.length > limits.markdown.lines ||
  (source.match(/[*_[\]<&`!\\]/g)?.length ?? 0) > limits.markdown.signsTogether

// From lines to blocks

interface Block {
  type: 'heading' | 'paragraph' | 'quote' | 'bullets' | 'numbers' | 'table' | 'rule' | 'figure'
  /** Without the marks at their beginnings. */
  lines: string[]
  /** The level of a heading, the first number of a list, the offset of a figure. */
  number: number
  /** Whether there are empty lines between the items of a list. */
  isLoose: boolean
}

/** Signs that some rule of Markdown or HTML may treat specially: control characters, backslashes, line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unusual = /[\0-\x1f\x7f\\\u2028\u2029\ufeff]/

function readBlocks(lines: readonly string[], lineEnd: string): Block[] | undefined {
  const blocks: Block[] = []
  let isApart = true
  let offset = 0
  for (const whole of lines) {
    // One space at the end means nothing, two may be a line break.
    const line = whole.endsWith(' ') ? whole.slice(0, -1) : whole
    if (unusual.test(line) || line.endsWith(' ')) return undefined
    if (line !== '') {
      const next = blockOf(line, offset)
      const last = blocks.at(-1)
      if (!next) return undefined
      if (last && goesOn(last, next, isApart)) {
        last.lines.push(...next.lines)
        last.isLoose ||= isApart
      } else if (!last || isApart || canFollow(last, next)) blocks.push(next)
      else return undefined
    }
    isApart = line === ''
    offset += whole.length + lineEnd.length
  }
  return blocks
}

/** The block that a line begins, if it can begin one only. */
function blockOf(line: string, at: number): Block | undefined {
  const begin = (type: Block['type'], words: string, number = 1): Block => ({
    type,
    lines: [words],
    number,
    isLoose: false,
  })
  if (line === '---') return begin('rule', line)
  if (line.startsWith('![')) return begin('figure', line, at)
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

/** Whether a line can be nothing but a line of a paragraph. */
const isWords = (line: string) =>
  /^(?:[A-Za-z0-9"'($@*[`]|\+\d|[^\0-\x7f\s•·▪●◦‣–—§»›→\p{So}\p{Co}])/u.test(line) &&
  !/^(?:\d+[.)]|\([a-hA-H1-9]\) |[a-hA-H][.)] |\*(?: |$))/.test(line)

/** Whether the second block is a part of the first. */
function goesOn(last: Block, next: Block, isApart: boolean) {
  if (last.type !== next.type || ['heading', 'rule', 'figure'].includes(last.type)) return false
  return !isApart || last.type === 'bullets' || last.type === 'numbers'
}

/** Whether a block can follow another one without an empty line between them. */
function canFollow(last: Block, next: Block) {
  if (last.type === 'heading' || last.type === 'rule') return true
  const canInterrupt =
    next.type === 'heading' || next.type === 'bullets' || (next.type === 'numbers' && next.number === 1)
  return last.type === 'paragraph' && canInterrupt
}

/** Whether a heading is more than one level below the one before: a problem (lint.ts). */
function jumps(blocks: readonly Block[], inPage: boolean) {
  let level = inPage ? 1 : 0
  for (const block of blocks) {
    if (block.type !== 'heading') continue
    if (level > 0 && block.number > level + 1) return true
    level = block.number
  }
  return false
}

// From blocks to HTML

const scrollBox = (name: string) => ` class="table-scroll" role="group" ${name} tabindex="0"`

type Html = string | undefined

const around = (tag: string, content: Html, attributes = ''): Html =>
  content === undefined ? undefined : `<${tag}${attributes}>${content}</${tag}>`

function aroundLines(tag: string, lines: readonly Html[], attributes = ''): Html {
  return lines.includes(undefined) ? undefined : around(tag, `\n${lines.join('\n')}\n`, attributes)
}

/** Every block but headings. */
function write({ type, lines, number, isLoose }: Block, lineEnd: string): Html {
  if (type === 'rule') return '<hr>'
  if (type === 'table') return table(lines)
  if (type === 'bullets' || type === 'numbers') {
    const items = lines.map((item) =>
      isLoose ? aroundLines('li', [around('p', renderInline(item))]) : around('li', renderInline(item)),
    )
    return aroundLines(type === 'bullets' ? 'ul' : 'ol', items, number === 1 ? '' : ` start="${number}"`)
  }
  // Stars at all beginnings are meant as a list (lint.ts).
  if (lines.length > 1 && lines.every((line) => /^[*+]/.test(line))) return undefined
  // Bars in two lines are meant as a table.
  if (lines.filter((line) => line.includes('|')).length > 1) return undefined
  const paragraph = around('p', renderInline(lines.join(lineEnd)))
  return type === 'quote' ? aroundLines('blockquote', [paragraph]) : paragraph
}

/** The picture of a line that consists of one. */
function figureIn(line: string): Figure | undefined {
  const [, alt = '', image = '', caption] = /^!\[([^\]]+)\]\((\S+?)(?: "([^"]+)")?\)$/.exec(line) ?? []
  const isPlain = [alt, caption ?? alt].every((words) =>
    /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,.;:'’–()-]*\S)?$/u.test(words),
  )
  return isName.test(image) && isPlain ? { image, alt, caption, video: undefined } : undefined
}

function table(lines: readonly string[]): Html {
  const [head, delimiters, ...rows] = lines.map((line) => line.split('|').map(trimSpaces))
  if (!head || !delimiters?.every((cell) => /^:?-+:?$/.test(cell))) return undefined
  if ([delimiters, ...rows].some(({ length }) => length !== head.length)) return undefined
  const classes = delimiters.map(alignment)
  const row = (tag: string) => (cells: readonly string[]) =>
    aroundLines(
      'tr',
      cells.map((cell, column) => around(tag, renderInline(cell), classes[column])),
    )
  const body = rows.length > 0 ? [aroundLines('tbody', rows.map(row('td')))] : []
  return aroundLines('table', [aroundLines('thead', [row('th')(head)]), ...body])
}

function alignment(delimiter: string) {
  const [left, right] = [delimiter.startsWith(':'), delimiter.endsWith(':')]
  if (!left && !right) return ''
  return ` class="align-${left && right ? 'center' : left ? 'left' : 'right'}"`
}

/** For the value of an attribute, as rehype-stringify writes it. */
const escapedInQuotes = (text: string) =>
  text.replaceAll(/[&"'`]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`)

function trimSpaces(text: string) {
  let [start, end] = [0, text.length]
  while (text[start] === ' ') start++
  while (end > start && text[end - 1] === ' ') end--
  return text.slice(start, end)
}
