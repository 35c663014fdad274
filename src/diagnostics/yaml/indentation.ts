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
  for (const explain of [otherBeginning, besideNeighbours]) {
    for (const near of around) {
      const found = explain(text, near)
      if (found) return found
    }
  }
  // The parser reports a field with a value above lines that are further to the right.
  if (here.name !== undefined && here.value !== '' && after && after.spaces > here.indent)
    return (
      entryWithoutHyphen(here, after, above) ?? {
        offset: after.start + after.spaces,
        ...say.misplaced(after.spaces, 'line', here.spaces),
      }
    )
  const spaces = Math.max(0, here.spaces)
  const entry = here.isItem ? above.find(({ isItem, name }) => isItem && name === here.name) : undefined
  const other = say.misplaced(spaces, entry ? 'entry' : 'line', (entry ?? above[0])?.spaces ?? 0)
  return { offset: here.start + spaces, ...other }
}

const withHyphen = ({ line, spaces }: Line) => `${line.slice(0, spaces)}- ${line.slice(spaces)}`

/** The first field of an entry that lacks its hyphen: its other fields and its neighbours begin as in a list. */
function entryWithoutHyphen(here: Line, after: Line, above: Line[]): say.Explanation | undefined {
  const entry = above.find(({ isItem }) => isItem)
  return entry?.spaces === here.spaces && entry.indent === after.spaces && entry.name === here.name
    ? { ...say.itemWithoutHyphen, corrected: withHyphen(here), offset: here.start + here.spaces }
    : undefined
}

/** A field at another column than both its neighbours, if that is the only mistake. */
function besideNeighbours(text: string, near: Line): say.Explanation | undefined {
  const above = lineBefore(text, near)
  const below = lineAfter(text, near)
  if (near.name === undefined || near.isItem || !above?.name || !below?.name) return undefined
  if (below.isItem || above.indent !== below.indent || near.indent === below.indent) return undefined
  const corrected = ' '.repeat(below.spaces) + near.line.trimStart()
  return isOnlyMistake(text, near, corrected)
    ? { ...say.besideNeighbours(near.spaces, below.spaces), offset: near.start + near.spaces, corrected }
    : undefined
}

/** Longer texts are not parsed again for each line that may be corrected. */
const longestParsedAgain = 40_000

/** Whether a corrected line leaves no other mistake in the file. */
const isOnlyMistake = (text: string, { start, line }: Line, corrected: string) =>
  corrected !== line &&
  text.length <= longestParsedAgain &&
  parseDocument(text.slice(0, start) + corrected + text.slice(start + line.length), parserOptions).errors
    .length === 0

/** A line that begins unlike all others with the same field, if that is the only mistake. */
function otherBeginning(text: string, near: Line): say.Explanation | undefined {
  const { name, line, start, spaces } = near
  const others = [...text.matchAll(/^( *(?:- )?)([\w-]+):(?=\s|$)/gm)].filter(
    ({ index, 2: field }) => field === name && index !== start,
  )
  const beginnings = new Set(others.map(([, beginning = '']) => beginning))
  const [beginning = ''] = beginnings
  if (name === undefined || others.length < 2 || beginnings.size > 1) return undefined
  const corrected = beginning + line.replace(/^ *(- )?/, '')
  return isOnlyMistake(text, near, corrected)
    ? { ...say.otherBeginning(name, beginning), offset: start + spaces, corrected }
    : undefined
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
