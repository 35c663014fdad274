/** Explains pasted entries, all of whose lines begin too far to the left or to the right. */

import { beginningOf, type LineContext, type Misplaced, spacesIn } from './lineContext.ts'
import { type Line, readLine } from './lines.ts'
import { columnsFor, enter, type Places } from './places.ts'

/**
 * The lines of a pasted entry, which would all have their places with more spaces before them, or with fewer. They have the fields
 * of the other entries there: else it is a list whose name is missing.
 */
export function shiftedLines(line: Line, { lines, index, places }: LineContext): Misplaced | undefined {
  if (!line.isItem) return undefined
  const found = columnsFor(line, places).flatMap((column) => {
    // It ends where an entry is in its place, or where lines begin further to the left, as the name of the next list does.
    const end = lines.findIndex(
      ({ spaces, isItem }, at) =>
        at > index &&
        (spaces < line.spaces || (spaces === line.spaces && !isItem) || (isItem && spaces === column)),
    )
    const block = lines.slice(index, end < 0 ? undefined : end)
    const after = lines[index + block.length]
    const by = column - line.spaces
    const next = isPasted(block, lines, by) ? enterAll(block, by, places) : undefined
    return next && (!after || enter(after, next)) ? [explain(line, block, by, next)] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** The same for the lines of entries above the others of their list, whose first line has a place as that of a new list. */
export function shiftedAbove(line: Line, { lines, index, history }: LineContext): Misplaced | undefined {
  let least = Number.POSITIVE_INFINITY
  for (const from of upFrom(index)) {
    const [first, before] = [lines[from], history[from]]
    if (!first || !before) return undefined
    if (first.spaces > least) continue
    least = first.spaces
    const by = line.spaces - first.spaces
    const block = lines.slice(from, index)
    if (by === 0 || first.name === undefined || first.isItem !== line.isItem || !isPasted(block, lines, by))
      continue
    const found = moved(block, by, before, line, lines[index + 1])
    if (found) return found
  }
  return undefined
}

/**
 * Lines right above a line that begin further to the left than it, and would give it a place at its column: fields of a group. No
 * other line with the same name begins as they do.
 */
export function fieldsAbove(
  line: Line,
  { lines, index, history, beginnings }: LineContext,
): Misplaced | undefined {
  for (const from of upFrom(index)) {
    const [first, before] = [lines[from], history[from]]
    if (!first || !before || first.isItem !== line.isItem) return undefined
    const count = beginnings.get(first.name ?? '')?.get(beginningOf(first)) ?? 1
    const isRight = before.opened !== undefined && line.spaces !== before.opened.field - 1 + step
    if (first.spaces !== lines[index - 1]?.spaces || first.spaces >= line.spaces || count > 1 || isRight)
      return undefined
    const found = moved(lines.slice(from, index), line.spaces - first.spaces, before, line, lines[index + 1])
    if (found) return found
  }
  return undefined
}

/** A pasted entry is hardly longer: further above, no line is looked at. */
const longestBlock = 100

const upFrom = (index: number) =>
  Array.from({ length: Math.min(index, longestBlock) }, (_, above) => index - 1 - above)

/** Explains a block that, with other spaces before it, gives a place to the line below it and to the next one. */
function moved(
  block: readonly Line[],
  by: number,
  before: Places,
  line: Line,
  below: Line | undefined,
): Misplaced | undefined {
  const inPlace = enterAll(block, by, before)
  const next = inPlace && enter(line, inPlace)
  const [first] = block
  return first && next && (!below || enter(below, next)) ? explain(first, block, by, next) : undefined
}

/** The usual step between a name and what is below it, in spaces. */
export const step = 2

/** Whether other lines, and more of them, have the fields of a block at the column that it would have. */
function isPasted(block: readonly Line[], lines: readonly Line[], by: number): boolean {
  const [first] = block
  const others = lines.filter((line) => !block.includes(line))
  // Of two parts of a file, the smaller one was pasted.
  if (!first || block.length < 2 || block.length > others.length) return false
  const names = new Set(others.filter(({ column }) => column === first.column + by).map(({ name }) => name))
  return block.every(({ column, name }) => column !== first.column || names.has(name))
}

/** What is open below some lines that are moved; undefined where one of them has no place. */
const enterAll = (block: readonly Line[], by: number, places: Places) =>
  block.reduce<Places | undefined>((open, line) => open && enter(shifted(line, by), open), places)

const shifted = ({ line, spaces, start, number }: Line, by: number): Line =>
  readLine(' '.repeat(Math.max(0, spaces + by)) + line.slice(spaces), start, number)

function explain(line: Line, block: readonly Line[], by: number, next: Places): Misplaced {
  const last = block.at(-1) ?? line
  const count = Math.abs(by)
  const isOne = last === line
  return {
    line,
    at: line.spaces,
    rule: 'yaml-indent',
    reason: `${isOne ? 'This line begins' : `Lines ${line.number} to ${last.number} begin`} ${spacesIn(count)} too far to the ${by < 0 ? 'right' : 'left'}.`,
    remedy: `${by < 0 ? `Take ${spacesIn(count)} away` : `Put ${spacesIn(count)}`} before ${isOne ? 'it' : 'each of them'}.`,
    corrected: isOne ? shifted(line, by).line : undefined,
    next,
    lastLine: last.number,
  }
}
