/** Lines of a YAML text, and small corrections of a line. */

/** A line without the blanks and the sign of a line end behind it. */
export interface Line {
  line: string
  /** The offset at which it begins. */
  start: number
  /** Counted from 1, within the text. */
  number: number
  /** The number of spaces before it. */
  spaces: number
  /** Whether it begins an entry of a list. */
  isItem: boolean
  /** The column (from 0) of its field or text, after the hyphen of an entry. */
  column: number
  /** The name of its field, in quotes or without; undefined for a line without a colon and a space. */
  name: string | undefined
  /** What follows the name or the hyphen, with a comment behind it; an empty text for a comment alone. */
  value: string
  /** Of a line with a text below it: the column of that text, and the number of its last line. */
  text?: { column: number; last: number }
}

/** A line split into its parts. */
export function readLine(written: string, start: number, number: number): Line {
  const line = written.trimEnd()
  const spaces = line.search(/[^ ]|$/)
  const [before = ''] = /^ *(?:-(?: +|$))?/.exec(line) ?? []
  const column = before.length
  const rest = line.slice(column)
  const { name, length } = readName(rest)
  const value = rest.slice(length).trimStart()
  return {
    line,
    start,
    number,
    spaces,
    isItem: column > spaces,
    column,
    name,
    value: /^#(?:\s+\D|$)/.test(value) ? '' : value,
  }
}

/** Longer words above a colon are a sentence; no field has so long a name. */
const longestName = 40

/** The name at the beginning of a field, and its length with quotes and colon. */
function readName(field: string): { name: string | undefined; length: number } {
  const [inQuotes = '', inDouble, inSingle] = /^(?:"([^"\\]*)"|'([^']*)') *:(?=\s|$)/.exec(field) ?? []
  if (inQuotes) return { name: inDouble ?? inSingle, length: inQuotes.length }
  const end = field.search(/:(?:\s|$)/)
  const name = field.slice(0, Math.max(0, end)).trimEnd()
  const isPlain = /^(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|[-?:]\S)[^[\]{}]*$/.test(name) && !/\s#/.test(name)
  return isPlain && name.length <= longestName ? { name, length: end + 1 } : { name: undefined, length: 0 }
}

/** The column (from 0) at which the value of a line begins. */
export const valueColumn = ({ line, value }: Line): number => line.length - value.length

/** Whether a value is the sign of a text on the lines below it; the form editor adds the spaces before a text that begins with one. */
export const beginsText = (value: string): boolean => /^[|>](?:[1-9][+-]?|[+-][1-9]?)?$/.test(value)

/** A value in straight quotes at the beginning of a text, with its quotes; undefined for one without an end. */
export const readQuotes = (text: string): string | undefined =>
  (text.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/).exec(text)?.[0]

/** Where a comment without a space behind its sign, or with a figure behind it, begins; -1 where there is none. */
export const findLostWords = (text: string): number => text.search(/(?<=^|\s)#(?:[^\s#]|\s*\d)/)

/** A value in double quotes; undefined where it has quotes inside, which only the author can judge. */
export function quoted(value: string): string | undefined {
  const [, inside = value.trim()] = /^(?:["“„](?=.*["“”]$)|['‘](?=.*['’]$))(.*).$/s.exec(value.trim()) ?? []
  return /["“”„]|^['‘]|['’]$/.test(inside) ? undefined : JSON.stringify(inside)
}

/** A line with its value in double quotes; undefined where the value has quotes inside. */
export function withQuotes(line: Line): string | undefined {
  const value = quoted(line.value)
  return value && line.line.slice(0, valueColumn(line)) + value
}

interface Replacement {
  /** The offset at which the words begin, or one before them on the line. */
  offset: number
  from: string
  to: string
}

/** The line of the first replacement with all replacements made; undefined when their words are not on it. */
export function correctedLine(text: string, ...replacements: readonly Replacement[]): string | undefined {
  const first = replacements[0]?.offset ?? 0
  // A negative index would count as 0, where front matter has a line break.
  const start = first > 0 ? text.lastIndexOf('\n', first - 1) + 1 : 0
  const end = text.indexOf('\n', start)
  let corrected = text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '')
  // From the last one on, so that the offsets of the others stay the same.
  for (const { offset, from, to } of replacements.toSorted((a, b) => b.offset - a.offset)) {
    const at = corrected.indexOf(from, offset - start)
    if (at < 0) return undefined
    const before = corrected.slice(0, at)
    // Below an empty line, the words keep their indentation, and the signs of their quote.
    const begin = to.startsWith('\n') && /^[ \t>]*$/.test(before) ? `${before.trimEnd()}\n${before}` : before
    corrected = begin + (begin === before ? to : to.slice(1)) + corrected.slice(at + from.length)
  }
  return corrected
}
