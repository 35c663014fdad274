/** Lines that do not begin where they belong. */
import { parseDocument } from 'yaml'
import { type Line, lineAfter, lineBefore } from './lines.ts'
import * as say from './sentences.ts'

/** Strict YAML. A file is parsed again to see whether a correction is right. */
export const parserOptions = {
  version: '1.2',
  uniqueKeys: true,
  stringKeys: true,
  prettyErrors: false,
} as const

/** A line of text that is beside the entries of a list, or belongs to a text of several lines; undefined for a field. */
export function textOrItem(text: string, here: Line): say.Explanation | undefined {
  if (here.name !== undefined || here.isItem || here.spaces < 0) return undefined
  const offset = here.start + here.spaces
  const above = lineBefore(text, here)
  const isEntry =
    above?.isItem && above.spaces === here.spaces && !/\n\s*\n/.test(text.slice(above.start, offset))
  return isEntry
    ? { ...say.itemWithoutHyphen, readAs: withHyphen(here), offset }
    : { ...say.textWithoutBar, offset }
}

/** A line that does not begin where its neighbours begin. The parser often reports another one near it. */
export function misplaced(text: string, here: Line): say.Explanation {
  const after = lineAfter(text, here)
  const above: Line[] = []
  for (let near = lineBefore(text, here); near && above.length < 20; near = lineBefore(text, near))
    above.push(near)
  const around = [...(after ? [after] : []), here, ...above]
  for (const beginningOf of [beginningOfField, beginningOfNeighbours]) {
    for (const near of around) {
      const beginning = beginningOf(text, near)
      const corrected = beginning === undefined ? near.line : beginning + near.line.replace(/^ *(- )?/, '')
      if (isOnlyMistake(text, near, corrected))
        return { ...say.otherBeginning(beginning), offset: near.start + near.spaces, corrected }
    }
  }
  // The parser reports a field with a value above lines that are further to the right.
  const isBelow = here.name !== undefined && here.value !== '' && after && after.spaces > here.indent
  const [line, before] = isBelow ? [after, [here]] : [here, above]
  if (isBelow && isEntryOf(here, after, above))
    return { ...say.itemWithoutHyphen, corrected: withHyphen(here), offset: here.start + here.spaces }
  const entry = line.isItem ? before.find(({ isItem, name }) => isItem && name === line.name) : undefined
  const spaces = Math.max(0, line.spaces)
  const other = say.misplaced(spaces, entry ? 'entry' : 'line', (entry ?? before[0])?.spaces ?? 0)
  return { offset: line.start + spaces, ...other }
}

const withHyphen = ({ line, spaces }: Line) => `${line.slice(0, spaces)}- ${line.slice(spaces)}`

/** Whether a line is the first of an entry whose other fields and whose neighbours begin as in a list, but for its hyphen. */
function isEntryOf(here: Line, after: Line, above: Line[]): boolean {
  const entry = above.find(({ isItem }) => isItem)
  return entry?.spaces === here.spaces && entry.indent === after.spaces && entry.name === here.name
}

/** Whether a corrected line leaves no other mistake in the file. */
const isOnlyMistake = (text: string, { start, line }: Line, corrected: string) =>
  corrected !== line &&
  parseDocument(text.slice(0, start) + corrected + text.slice(start + line.length), parserOptions).errors
    .length === 0

/** How all other lines of the file with the same field begin. */
function beginningOfField(text: string, { name, start }: Line): string | undefined {
  const field = new RegExp(`^( *(?:- )?)${name}:(?=\\s|$)`, 'gm')
  const others = [...text.matchAll(field)].filter(({ index }) => index !== start)
  const beginnings = new Set(others.map(([, beginning = '']) => beginning))
  const [beginning] = beginnings
  return name === undefined || others.length < 2 || beginnings.size > 1 ? undefined : beginning
}

/** How the fields above and below begin, where they begin at the same column. */
function beginningOfNeighbours(text: string, near: Line): string | undefined {
  const [above, below] = [lineBefore(text, near), lineAfter(text, near)]
  const isBetween = near.name !== undefined && above?.name !== undefined && below?.name !== undefined
  if (!isBetween || near.isItem || below.isItem || above.indent !== below.indent) return undefined
  return ' '.repeat(below.spaces)
}

/** How many lines above the parser's position are searched. */
const searchedLines = 200

/** A line that does not begin far enough to the right to belong to the text below a “|”. */
export function lineBesideText(text: string, here: Line): say.Explanation | undefined {
  let beside: Line | undefined
  let near: Line | undefined = here
  for (let count = 0; near && count < searchedLines; count++) {
    if (/:\s*[|>][+-]?\s*$/.test(near.line))
      return beside && beside.spaces <= near.indent
        ? { ...say.textWithoutBar, offset: beside.start + beside.spaces }
        : undefined
    if (near.name && /^[a-z]/.test(near.name)) return undefined
    if (!beside || near.spaces <= beside.spaces) beside = near
    near = lineBefore(text, near)
  }
  return undefined
}
