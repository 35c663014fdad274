/** Texts of several lines, below `|` and `>`. */
import { limits } from '../limits.ts'
import { dividedWord, hyphensOfDividedWords } from '../proofread/pasted/dividedWords.ts'
import { secondOfList } from '../proofread/pasted/listMarks.ts'
import { beginsText, type Line, readLine, valueColumn } from './lines.ts'
import { type LineMistake, tabAsIndent } from './mistake.ts'

type Report = (line: Line, mistake: LineMistake) => void

/** A text of several lines. */
interface Text {
  /** The line with the name of its field. */
  header: Line
  /** The column of its field or entry, to whose right all of it is. */
  field: number
  /** Its lines, also the blank ones. */
  lines: { line: Line; spaces: number }[]
}

/**
 * The lines of the fields and entries of a text: not those of texts below `|` or `>`, comments, and blank ones.
 *
 * @param report receives the mistakes in the lines of texts
 */
export function readLines(text: string, report: Report): Line[] {
  const lines: Line[] = []
  let below: Text | undefined
  let start = 0
  for (const [index, written] of text.split('\n').entries()) {
    const line = readLine(written, start, index + 1)
    start += written.length + 1
    if (below && isInText(line, written, below, report)) continue
    if (line.line === '') continue
    if (below) checkText(below, report)
    below = undefined
    if (line.line.trimStart().startsWith('#')) continue
    below = textBelow(line)
    lines.push(line)
  }
  if (below) checkText(below, report)
  return lines
}

function textBelow(header: Line): Text | undefined {
  const { value, name, spaces, column } = header
  return beginsText(value) ? { header, field: name === undefined ? spaces : column, lines: [] } : undefined
}

/** Whether a line belongs to a text. */
function isInText(line: Line, written: string, { field, lines }: Text, report: Report): boolean {
  const spaces = written.search(/[^ ]|$/)
  const isBlank = line.line === ''
  if (spaces > field || (isBlank && !written.includes('\t'))) lines.push({ line, spaces })
  else if (isBlank) report(line, tabAsIndent(spaces))
  else return false
  return true
}

/** Reports what is wrong with the lines of a text, and notes where it begins and ends. */
function checkText({ header, field, lines }: Text, report: Report) {
  const [more] = /\d/.exec(header.value) ?? []
  const begin = lines.findIndex(({ line }) => line.line !== '')
  const written = lines.filter(({ line }) => line.line !== '')
  const first = more === undefined ? (written[0]?.spaces ?? 0) : field + Number(more)
  const [top, ...others] = written
  if (!top) return
  header.text = { column: first, last: written.at(-1)?.line.number ?? 0 }
  const entry = written.find((line, at) => isEntry(line, written[at + 1]))
  if (entry) return report(entry.line, entryInText(entry, Math.max(field - 2, 0)))
  if (more === undefined) {
    const empty = lines.slice(0, begin).sort((a, b) => b.spaces - a.spaces)[0]
    if (empty && empty.spaces > first) report(empty.line, emptyLine(first))
    const least = Math.min(...others.map(({ spaces }) => spaces))
    if (others.length > 1 && least < first && others.every(({ spaces }) => spaces < first))
      return report(top.line, rightOfText(top.line, first, least))
  }
  // One message for lines below each other.
  for (const [index, { line, spaces }] of written.entries())
    if (spaces < first && (written[index - 1]?.spaces ?? first) >= first)
      report(line, leftOfText(line, spaces, first))
  if (header.value.startsWith('>')) {
    checkFolded(header, lines.slice(begin), first, report)
    // What is longer is not read, and has a message of its own.
    const length = written.reduce((sum, { line }) => sum + line.line.length, 0)
    if (length > limits.value) return
    for (const [index, { line }] of written.entries()) {
      const [at] = hyphensOfDividedWords(`${line.line}\n${written[index + 1]?.line.line ?? ''}`)
      if (at !== undefined) report(line, { at, ...dividedWord })
    }
  }
}

/** Lines that are of their own, which “>” would join with those around them. */
const ownLine = /^\s*(?:[-*+•]|\d{1,2}[.)]|#{2,6}|\|)\s/

/**
 * Reports a list, a table or a paragraph in a text that becomes one line. Below “>”, one empty line keeps the end of a line, two make
 * a paragraph; the form editor writes them so. Lines further to the right keep their ends.
 */
function checkFolded(header: Line, lines: Text['lines'], first: number, report: Report) {
  const isJoined = (at: number) => lines[at]?.line.line !== '' && lines[at]?.spaces === first
  const isOwn = (at: number) => ownLine.test(lines[at]?.line.line ?? '')
  const marked = secondOfList(lines.map(({ line }, at) => (isJoined(at) ? line.line.trim() : '')))
  const own = lines.find(
    (_line, at) => at > 0 && (isOwn(at) || at === marked) && isJoined(at) && isJoined(at - 1),
  )
  const paragraph = lines.findIndex(
    (_line, at) =>
      at > 1 &&
      isJoined(at) &&
      lines[at - 1]?.line.line === '' &&
      isJoined(at - 2) &&
      !isOwn(at) &&
      !isOwn(at - 2),
  )
  if (!own && paragraph < 0) return
  const what = own ? `its lines, such as line ${own.line.number},` : 'its paragraphs'
  report(header, {
    at: valueColumn(header),
    rule: 'yaml-folded',
    reason: `“${header.value}” makes one line of all the text below, so ${what} would run together.`,
    remedy: `Write “|” instead of “${header.value}”.`,
    corrected: `${header.line.slice(0, valueColumn(header))}|`,
  })
}

/** Whether a line and the one below it are the first fields of an entry: `- id: parking`, `question: Can I park?` */
const isEntry = ({ line, spaces }: Text['lines'][number], next: Text['lines'][number] | undefined) =>
  /^ *- [a-z]\w*: \S/.test(line.line) &&
  next?.spaces === spaces + 2 &&
  /^ *[a-z]\w*:(?: |$)/.test(next.line.line)

/** @param column where the entry begins that has the text as a field */
const entryInText = ({ line, spaces }: Text['lines'][number], column: number): LineMistake => ({
  at: spaces,
  rule: 'yaml-text',
  reason: 'This entry begins so far to the right that it is a part of the text above it.',
  remedy: `Take ${spaces - column} spaces away from the beginning of it and of the lines below it.`,
  corrected: ' '.repeat(column) + line.line.trimStart(),
})

const emptyLine = (at: number): LineMistake => ({
  at,
  rule: 'yaml-text',
  reason: 'This empty line has more spaces than the text below it, which could begin there.',
  remedy: 'Delete the spaces.',
})

const leftOfText = ({ line }: Line, at: number, first: number): LineMistake => ({
  at,
  rule: 'yaml-text',
  reason: 'This line begins further to the left than the first line of the text that it belongs to.',
  remedy: `Put ${first} spaces before it, or as many as the other lines of the text have.`,
  corrected: ' '.repeat(first) + line.trimStart(),
})

const rightOfText = ({ line }: Line, at: number, least: number): LineMistake => ({
  at,
  rule: 'yaml-text',
  reason: 'This line begins further to the right than the other lines of its text.',
  remedy: `Put ${least} spaces before it, as before the others.`,
  corrected: ' '.repeat(least) + line.trimStart(),
})
