/** Lines of a YAML text, and small corrections of a line. */

export interface Line {
  /** The text of the line without its end. */
  line: string
  /** The offset at which it begins. */
  start: number
  /** The number of spaces before it; -1 for a blank line. */
  spaces: number
  /** The column (from 0) at which its field or text begins, after the hyphens of list items. */
  indent: number
  /** Whether it begins an item of a list. */
  isItem: boolean
  /** The name of its field; undefined without a colon and a space after the first word. */
  name: string | undefined
  /** What follows the name, or the hyphens. */
  value: string
}

/** How many lines above or below the parser's position are searched for a cause. */
export const searchedLines = 200

/** Whether a line begins a field. A first word with a capital letter, as in `Note: …`, begins a sentence. */
export const isField = ({ name }: Line): boolean => name !== undefined && /^[a-z\d]/.test(name)
/** Whether a line is neither blank nor a comment. */
export const isContent = ({ line }: Line): boolean => /^\s*[^\s#]/.test(line)
/** Whether a line begins a field or an item, or is blank or a comment: it is not a further line of a text. */
export const isStructure = (line: Line): boolean => isField(line) || line.isItem || !isContent(line)

/** The line at an offset. */
export function lineAt(text: string, offset: number): Line {
  // A negative index would count as 0, where front matter has a line break.
  const start = offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0
  const end = text.indexOf('\n', start)
  const line = text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '')
  const [, before = '', name, value = ''] = /^(\s*(?:- +)*)(?:([\w-]+) *:(?:\s+|$))?(.*)$/.exec(line) ?? []
  return {
    line,
    start,
    spaces: line.search(/\S/),
    indent: before.length,
    isItem: /^\s*- /.test(line),
    name,
    value,
  }
}

/** The line above; undefined for the first. */
export const lineBefore = (text: string, { start }: Line): Line | undefined =>
  start > 0 ? lineAt(text, start - 1) : undefined

/** The next line above that is neither blank nor a comment; undefined when there is none. */
export function contentBefore(text: string, line: Line): Line | undefined {
  let above = lineBefore(text, line)
  while (above && !isContent(above)) above = lineBefore(text, above)
  return above
}

/** The next line below that is neither blank nor a comment; undefined when there is none. */
export const lineAfter = (text: string, line: Line): Line | undefined => {
  for (const below of linesBelow(text, line)) if (isContent(below)) return below
  return undefined
}

/** All lines below a line. */
export function* linesBelow(text: string, { start }: Line): Generator<Line> {
  for (let next = text.indexOf('\n', start) + 1; next > 0; next = text.indexOf('\n', next) + 1)
    yield lineAt(text, next)
}

/** The offset at which the lines below a field that belong to its value end. */
export function endOfValue(text: string, field: Line): number {
  for (const { spaces, start } of linesBelow(text, field))
    if (spaces >= 0 && spaces <= field.indent) return start
  return text.length
}

/** Where a line begins, and the line with another number of spaces before it. */
export const indented = ({ line, start, spaces }: Line, to: number) => ({
  offset: start + spaces,
  corrected: ' '.repeat(to) + line.trimStart(),
})

/** The offset at which the value of a line begins. */
export const valueOffset = ({ line, start, value }: Line): number => start + line.length - value.length

/** A quote that begins quoted words, and one that ends them; an apostrophe and the sign of inches are neither. */
const openingQuote = /(?<![\p{L}\p{N}])["'“”„‘](?=[\p{L}\p{N}$])/u
const closingQuote = /(?<=[^\s\d])["'“”’](?![\p{L}\p{N}])/u

/** What is between the quotes around a value; undefined where they are around parts of it, as in `“A” and “B”`. */
function unquoted(value: string): string | undefined {
  const [, layer] = /^["'“”„‘’](.*)["'“”‘’][,;]?$/s.exec(value) ?? []
  if (layer === undefined) return undefined
  // One that is left without a partner was typed twice.
  const alone = /^["'“”]([^"“”]+)$|^([^"“”]+)["'“”]$/s.exec(layer)
  const inside = unquoted(layer) ?? alone?.[1] ?? alone?.[2] ?? layer
  const [opening, closing] = [inside.search(openingQuote), inside.search(closingQuote)]
  return closing >= 0 && closing < opening ? undefined : inside
}

/** A value in double quotes, without the quotes that it has already, also where it has one at its end alone. */
export function quoted(value: string): string {
  const text = value.trim()
  return JSON.stringify(unquoted(text) ?? /^([^"]*[^"\d])"$/.exec(text)?.[1] ?? text)
}

/** `“Our nights”` → `"Our nights"`; undefined for a value without curly quotes around it. */
export const withStraightQuotes = (value: string): string | undefined =>
  /^[“”„‘][\s\S]*[“”’]$/.test(value) && unquoted(value) !== undefined
    ? quoted(value.replaceAll(/\s*\n\s*/g, ' '))
    : undefined

/** The line at an offset with its value in double quotes; undefined for a list, a group, or a value of several lines. */
export function withQuotes(text: string, offset: number): string | undefined {
  const here = lineAt(text, offset)
  const after = lineAfter(text, here)
  if (here.value === '' || /^[[{|]/.test(here.value) || (after && after.indent > here.indent))
    return undefined
  return here.line.slice(0, -here.value.length) + quoted(here.value)
}

/** `price:199` → `price: 199`, also with `=`, `;` or a wide colon; undefined for any other line. */
export function withColonAndSpace(line: string): string | undefined {
  const [, name, sign, value] =
    /^(\s*(?:- +)*[A-Za-z][\w-]*)(:| *-?[=>] *| *; *| *： *)([^\s=>:/].*|)$/.exec(line) ?? []
  if (name === undefined || (sign === ':' && value === '') || /^\s*(- +)*(mailto|tel):/.test(line))
    return undefined
  return `${name}: ${value}`.trimEnd()
}

/** Words to replace on a line. */
interface Replacement {
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
