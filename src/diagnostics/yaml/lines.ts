/** Lines of a YAML text, and small corrections of a line. */

export type Line = ReturnType<typeof lineAt>

/** The line at an offset, split into its parts. */
export function lineAt(text: string, offset: number) {
  // A negative index would count as 0, where front matter has a line break.
  const start = offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0
  const end = text.indexOf('\n', start)
  const line = text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '')
  const [before = ''] = /^\s*(?:- +)*/.exec(line) ?? []
  const rest = line.slice(before.length)
  const [field = '', name] = /^([\w-]+) *:(?:\s+|$)/.exec(rest) ?? []
  return {
    /** Without its end. */
    line,
    /** The offset at which it begins. */
    start,
    /** The number of spaces before it; -1 for a blank line. */
    spaces: line.search(/\S/),
    /** The column (from 0) at which its field or text begins, after the hyphens of list items. */
    indent: before.length,
    /** Whether it begins an item of a list. */
    isItem: /^\s*- /.test(line),
    /** The name of its field; undefined without a colon and a space after the first word. */
    name,
    /** What follows the name, or the hyphens. */
    value: rest.slice(field.length),
  }
}

/** Whether a line is neither blank nor a comment. */
const isContent = ({ line }: Line) => /^\s*[^\s#]/.test(line)

/** The next line above that is neither blank nor a comment; undefined when there is none. */
export function lineBefore(text: string, { start }: Line): Line | undefined {
  for (let above = start; above > 0; ) {
    const line = lineAt(text, above - 1)
    if (isContent(line)) return line
    above = line.start
  }
  return undefined
}

/** The next line below that is neither blank nor a comment; undefined when there is none. */
export function lineAfter(text: string, { start }: Line): Line | undefined {
  for (let next = text.indexOf('\n', start) + 1; next > 0; next = text.indexOf('\n', next) + 1) {
    const line = lineAt(text, next)
    if (isContent(line)) return line
  }
  return undefined
}

/** The offset at which the value of a line begins. */
export const valueOffset = ({ line, start, value }: Line): number => start + line.length - value.length

/** A value in double quotes; undefined where it has quotes inside, which only the author can judge. */
export function quoted(value: string): string | undefined {
  const [, inside = value.trim()] = /^(?:["“„](?=.*["“”]$)|['‘](?=.*['’]$))(.*).$/s.exec(value.trim()) ?? []
  return /["“”„]|^['‘]|['’]$/.test(inside) ? undefined : JSON.stringify(inside)
}

/** The line at an offset with its value in double quotes; undefined for a list, a group, or a value of several lines. */
export function withQuotes(text: string, offset: number): string | undefined {
  const here = lineAt(text, offset)
  const after = lineAfter(text, here)
  const value = quoted(here.value)
  if (here.value === '' || /^[[{|]/.test(here.value) || (after && after.indent > here.indent))
    return undefined
  return value && here.line.slice(0, -here.value.length) + value
}

/** `price:199` → `price: 199`, also with `=`, `;` or a wide colon; undefined for any other line. */
export function withColonAndSpace(line: string): string | undefined {
  const [, name, sign, value] =
    /^(\s*(?:- +)*[A-Za-z][\w-]*)(:| *-?[=>] *| *; *| *： *)([^\s=>:/].*|)$/.exec(line) ?? []
  if (name === undefined || (sign === ':' && value === '') || /^\s*(- +)*(mailto|tel):/.test(line))
    return undefined
  return `${name}: ${value}`.trimEnd()
}

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
