/** Explains pasted entries, all of whose lines begin too far to the left or to the right. */

import { type LineContext, type Misplaced, spacesIn } from './lineContext.ts'
import { type Line, readLine } from './lines.ts'
import { columnsFor, enter, type Places, wholeFile } from './places.ts'

/**
 * The lines of a pasted entry, which would all have their places with more spaces before them, or with fewer. They have the fields
 * of the other entries there: else it is a list whose name is missing.
 */
export function shiftedLines(line: Line, { lines, index, places }: LineContext): Misplaced | undefined {
  if (!line.isItem) return undefined
  const found = columnsFor(line, places).flatMap((column) => {
    // It ends where an entry is in its place, or where lines begin further to the left.
    const end = lines.findIndex(
      ({ spaces, isItem }, at) => at > index && (spaces < line.spaces || (isItem && spaces === column)),
    )
    const block = lines.slice(index, end < 0 ? undefined : end)
    const after = lines[index + block.length]
    const by = column - line.spaces
    const next = isPasted(block, lines, by) ? enterAll(block, by, places) : undefined
    return next && (!after || enter(after, next)) ? [explain(line, block, by, next)] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** The same for entries above the others of their list, whose first line has a place as that of a new list. */
export function shiftedAbove(line: Line, { lines, index, places }: LineContext): Misplaced | undefined {
  const first = places.open.findLast(({ isList, column }) => isList && column !== line.spaces)?.first
  const from = first ? lines.indexOf(first) : -1
  if (!line.isItem || !first || first.name === undefined || from < 0) return undefined
  const block = lines.slice(from, index)
  const by = line.spaces - first.spaces
  if (!isPasted(block, lines, by)) return undefined
  const before = enterAll(lines.slice(0, from), 0, wholeFile)
  const inPlace = before && enterAll(block, by, before)
  const next = inPlace && enter(line, inPlace)
  return next && explain(first, block, by, next)
}

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
  return {
    line,
    at: line.spaces,
    rule: 'yaml-indent',
    reason: `Lines ${line.number} to ${last.number} begin ${spacesIn(count)} too far to the ${by < 0 ? 'right' : 'left'}.`,
    remedy:
      by < 0
        ? `Take ${spacesIn(count)} away before each of them.`
        : `Put ${spacesIn(count)} before each of them.`,
    next,
    lastLine: last.number,
  }
}
