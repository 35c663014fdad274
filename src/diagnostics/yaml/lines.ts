/** Lines of a YAML text, and small corrections of a line. */

export interface Line {
  /** The text of the line without its end. */
  line: string
  /** The offset at which it begins. */
  start: number
}

/** How many lines above or below the parser's position are searched for a cause. */
export const searchedLines = 200

/** Whether a line begins a field, by itself or as the first of an item. */
export const isField = (line: string): boolean => /^\s*(?:- +)*[a-z]\w*:(?:\s|$)/.test(line)
/** Whether a line begins a field or an item, or is blank or a comment: it is not a further line of a text. */
export const isStructure = (line: string): boolean => isField(line) || /^\s*(?:- |#|$)/.test(line)
/** Whether a line begins an item of a list. */
export const isItem = (line: string): boolean => /^\s*- /.test(line)
/** The number of spaces before a line; -1 for a blank line. */
export const spacesBefore = (line: string): number => line.search(/\S/)
/** The column (from 0) at which the field of a line begins, behind the hyphens of list items. */
export const indentOf = (line: string): number => /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0

/** The line at an offset. */
export function lineAt(text: string, offset: number): Line {
  // A negative index would count as 0, where front matter has a line break.
  const start = offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0
  return { start, line: withoutEnd(text.slice(start).split('\n', 1)[0] ?? '') }
}

/** The line above the one that begins at an offset; undefined for the first. */
export const lineBefore = (text: string, start: number): Line | undefined =>
  start > 0 ? lineAt(text, start - 1) : undefined

/** The next line below that is neither blank nor a comment; undefined when there is none. */
export function lineAfter(text: string, start: number): Line | undefined {
  let next = text.indexOf('\n', start) + 1
  while (next > 0) {
    const found = lineAt(text, next)
    if (/^\s*[^\s#]/.test(found.line)) return found
    next = text.indexOf('\n', next) + 1
  }
  return undefined
}

/** The line that begins at an offset and up to 99 lines below. */
export const linesFrom = (text: string, start: number): string[] =>
  text
    .slice(start, start + 10_000)
    .split('\n', 100)
    .map(withoutEnd)

const withoutEnd = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)

/** Hyphens of list items and the name of a field with its colon; then the value. */
const parts = /^(\s*(?:- +)*(?:[\w-]+ *: +)?)(\S.*)$/

/** The value on a line, without the name of its field; an empty text where there is none. */
export const valueIn = (line: string): string => parts.exec(line)?.[2] ?? ''

/** The name of the field on a line. */
export const nameIn = (line: string): string | undefined => /^\s*(?:- +)*["']?([\w-]+)/.exec(line)?.[1]

/** A value in double quotes, without the quotes that it has already. */
export function quoted(value: string): string {
  const [, inside] = /^["'“”„‘’](.*)["'“”‘’]$/.exec(value.trim()) ?? []
  return JSON.stringify(inside ?? value.trim())
}

/** `“Our nights”` → `"Our nights"`; undefined for a value without curly quotes around it. */
export const withStraightQuotes = (value: string): string | undefined =>
  /^[“”„‘][\s\S]*[“”’]$/.test(value) ? quoted(value.replaceAll(/\s*\n\s*/g, ' ')) : undefined

/** The line at an offset with its value in double quotes; undefined for a list, a group, or a value of several lines. */
export function withQuotes(text: string, start: number): string | undefined {
  const { line } = lineAt(text, start)
  const [, name, value] = parts.exec(line) ?? []
  if (name === undefined || value === undefined || /^[[{|]/.test(value)) return undefined
  const after = lineAfter(text, start)
  if (after && indentOf(after.line) > indentOf(line)) return undefined
  return name + quoted(value)
}

/** The line with everything from an offset on in double quotes; undefined for a value of several lines. */
export function withQuotesFrom(text: string, offset: number): string | undefined {
  const { start, line } = lineAt(text, offset)
  const after = lineAfter(text, start)
  if (after && indentOf(after.line) > offset - start - 1 && !isItem(after.line)) return undefined
  return line.slice(0, offset - start) + quoted(line.slice(offset - start))
}

/** `price:199` → `price: 199`, also with `=`, `;` or a wide colon; undefined for any other line. */
export function withColonAndSpace(line: string): string | undefined {
  const [, name, sign, value] =
    /^(\s*(?:- +)*[A-Za-z][\w-]*)(:| *= *| *; *| *： *)([^\s=:/].*|)$/.exec(line) ?? []
  if (name === undefined || (sign === ':' && value === '') || /^\s*(- +)*(mailto|tel):/.test(line))
    return undefined
  return `${name}: ${value}`.trimEnd()
}

/** Words to replace on a line. */
export interface Replacement {
  /** The offset at which the words begin, or one before them on the line. */
  offset: number
  from: string
  to: string
}

/** The line of the first replacement with all replacements made; undefined when their words are not on it. */
export function correctedLine(text: string, ...replacements: readonly Replacement[]): string | undefined {
  const { start, line } = lineAt(text, replacements[0]?.offset ?? 0)
  let corrected = line
  // From the last one on, so that the offsets of the others stay the same.
  for (const { offset, from, to } of replacements.toSorted((a, b) => b.offset - a.offset)) {
    const at = corrected.indexOf(from, offset - start)
    if (at < 0) return undefined
    corrected = corrected.slice(0, at) + to + corrected.slice(at + from.length)
  }
  return corrected
}

/**
 * The line of a value with another value in its place; undefined for a value of several lines.
 *
 * @param written the value as it is written at the offset
 */
export function withValue(text: string, offset: number, written: string, value: string): string | undefined {
  const { start, line } = lineAt(text, offset)
  const at = offset - start
  return written.includes('\n') || !line.startsWith(written, at)
    ? undefined
    : line.slice(0, at) + value + line.slice(at + written.length)
}
