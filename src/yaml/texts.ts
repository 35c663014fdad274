/** Texts of several lines, below `|` and `>`. */
import { beginsText, type Line, readLine } from './lines.ts'
import { type LineMistake, tabAsIndent } from './mistake.ts'

type Report = (line: Line, mistake: LineMistake) => void

/** A text of several lines. */
interface Text {
  /** The column of its field or entry, to whose right all of it is. */
  field: number
  /** The column of its first line; undefined above that. */
  first: number | undefined
  /** The longest of the lines of spaces above its first line. */
  empty: { line: Line; spaces: number } | undefined
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
    below = undefined
    if (line.line.trimStart().startsWith('#')) continue
    below = textBelow(line)
    lines.push(line)
  }
  return lines
}

function textBelow({ value, name, spaces, column }: Line): Text | undefined {
  if (!beginsText(value)) return undefined
  const field = name === undefined ? spaces : column
  const [more] = /\d/.exec(value) ?? []
  return { field, first: more === undefined ? undefined : field + Number(more), empty: undefined }
}

/** Whether a line belongs to a text. Its mistakes are reported. */
function isInText(line: Line, written: string, text: Text, report: Report): boolean {
  const spaces = written.search(/[^ ]|$/)
  if (line.line === '' && !written.includes('\t')) {
    if (text.first === undefined && spaces > (text.empty?.spaces ?? 0)) text.empty = { line, spaces }
  } else if (spaces > text.field) {
    if (text.first === undefined && text.empty && text.empty.spaces > spaces)
      report(text.empty.line, emptyLine(spaces))
    text.first ??= spaces
    if (spaces < text.first) report(line, leftOfText(spaces, text.first))
  } else if (line.line === '') report(line, tabAsIndent(spaces))
  else return false
  return true
}

const emptyLine = (at: number): LineMistake => ({
  at,
  rule: 'yaml-text',
  reason: 'This empty line has more spaces than the text below it, which could begin there.',
  remedy: 'Delete the spaces.',
})

const leftOfText = (at: number, first: number): LineMistake => ({
  at,
  rule: 'yaml-text',
  reason: 'This line begins further to the left than the first line of the text that it belongs to.',
  remedy: `Put ${first} spaces before it, or as many as the other lines of the text have.`,
})
