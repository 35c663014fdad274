/** A line of YAML as it was meant: what can be put right without knowing what it says. */

export interface Line {
  line: string
  start: number
}

/** How far above the place that the parser names a cause is looked for, in lines. */
export const farthest = 200

/** A field, of an entry or by itself. */
export const isField = (line: string) => /^\s*(?:- +)*[a-z]\w*:(?:\s|$)/.test(line)
/** A field or an entry of a list, or nothing to read. */
export const isStructure = (line: string) => isField(line) || /^\s*(?:- |#|$)/.test(line)
export const spacesBefore = (line: string) => line.search(/\S/)
export const isEntry = (line: string) => /^\s*- /.test(line)

/** The line, without its end, in which an offset lies. */
export function lineAt(text: string, offset: number) {
  // A negative index would count as 0, where front matter has a line break.
  const start = offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0
  return { start, line: withoutEnd(text.slice(start).split('\n', 1)[0] ?? '') }
}

/** The line before one that begins at an offset; undefined for the first. */
export const lineBefore = (text: string, start: number) => (start > 0 ? lineAt(text, start - 1) : undefined)

/** The next line that is neither empty nor a comment, or undefined. */
export function lineAfter(text: string, start: number) {
  let next = text.indexOf('\n', start) + 1
  while (next > 0) {
    const found = lineAt(text, next)
    if (/^\s*[^\s#]/.test(found.line)) return found
    next = text.indexOf('\n', next) + 1
  }
  return undefined
}

/** The line at an offset and those below it, as far as a mistake is looked for. */
export const linesFrom = (text: string, start: number) =>
  text
    .slice(start, start + 10_000)
    .split('\n', 100)
    .map(withoutEnd)

/** Marks of lists, and the name of a field with its colon; then the value. */
const parts = /^(\s*(?:- +)*(?:[\w-]+ *: +)?)(\S.*)$/

/** What stands behind the name of the field; an empty text where nothing does. */
export const valueIn = (line: string) => parts.exec(line)?.[2] ?? ''

/** How far a line's field stands from the left, marks of lists included. */
export const indentOf = (line: string) => /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0

/** The line with its value in double quotes; undefined where the value goes on below, or is a list or group. */
export function withQuotes(text: string, start: number): string | undefined {
  const { line } = lineAt(text, start)
  const [, name, value] = parts.exec(line) ?? []
  if (name === undefined || value === undefined || /^[[{|]/.test(value)) return undefined
  const after = lineAfter(text, start)
  if (after && indentOf(after.line) > indentOf(line)) return undefined
  return name + quoted(value)
}

/** A value in double quotes, without the quotes that it has around it already. */
export function quoted(value: string): string {
  const [, inside] = /^["'“”„‘’](.*)["'“”‘’]$/.exec(value.trim()) ?? []
  return JSON.stringify(inside ?? value.trim())
}

/** `price:199` → `price: 199`, also with `=`, `;` or a wide colon; undefined for any other line. */
export function withColonAndSpace(line: string): string | undefined {
  const [, name, sign, value] =
    /^(\s*(?:- +)*[A-Za-z][\w-]*)(:| *= *| *; *| *： *)([^\s=:/].*|)$/.exec(line) ?? []
  if (name === undefined || (sign === ':' && value === '') || /^\s*(- +)*(mailto|tel):/.test(line))
    return undefined
  return `${name}: ${value}`.trimEnd()
}

const withoutEnd = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)

/** Words that stand at an offset or behind it, and what to write instead. */
export interface Slip {
  offset: number
  from: string
  to: string
}

/** The line with words put right that stand on it; undefined where they do not stand there as such. */
export function correctedLine(text: string, ...slips: readonly Slip[]): string | undefined {
  const { start, line } = lineAt(text, slips[0]?.offset ?? 0)
  let corrected = line
  // From the last one on, so that the offsets of the others stay.
  for (const { offset, from, to } of slips.toSorted((one, other) => other.offset - one.offset)) {
    const at = corrected.indexOf(from, offset - start)
    if (at < 0) return undefined
    corrected = corrected.slice(0, at) + to + corrected.slice(at + from.length)
  }
  return corrected
}

/** The line of a value with another value in its place; undefined where the value is not on one line. */
export function withValue(text: string, offset: number, written: string, value: string): string | undefined {
  const { start, line } = lineAt(text, offset)
  const at = offset - start
  return written.includes('\n') || !line.startsWith(written, at)
    ? undefined
    : line.slice(0, at) + value + line.slice(at + written.length)
}

/** The line with all that stands from an offset on in double quotes; undefined where it goes on below. */
export function withQuotesAround(text: string, offset: number): string | undefined {
  const { start, line } = lineAt(text, offset)
  const after = lineAfter(text, start)
  if (after && indentOf(after.line) > offset - start - 1 && !/^\s*- /.test(after.line)) return undefined
  return line.slice(0, offset - start) + quoted(line.slice(offset - start))
}
