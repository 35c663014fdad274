/** Explains a line that begins where neither a field nor an entry can begin. */
import { type Line, readLine } from './lines.ts'
import type { LineMistake } from './mistake.ts'
import { columnsFor, enter, type Places } from './places.ts'

/** A line among the others, with what is open above it. */
export interface Surroundings {
  lines: readonly Line[]
  index: number
  places: Places
  /** What is open above the line before it; undefined where that line has no place either. */
  before: Places | undefined
  beginnings: Beginnings
}

/** How often the lines of each field begin in each way, such as with four spaces, or with two and a hyphen. */
type Beginnings = ReadonlyMap<string, ReadonlyMap<string, number>>

const beginningOf = ({ line, column }: Line) => line.slice(0, column)

export function countBeginnings(lines: readonly Line[]): Beginnings {
  const all = new Map<string, Map<string, number>>()
  for (const line of lines) {
    if (line.name === undefined) continue
    const counts = all.get(line.name) ?? new Map<string, number>()
    counts.set(beginningOf(line), (counts.get(beginningOf(line)) ?? 0) + 1)
    all.set(line.name, counts)
  }
  return all
}

/** The mistake of a line without a place: on that line, or on one above it that begins wrongly. */
export interface Misplaced extends LineMistake {
  line: Line
  /** What is open below the line, where it is certain how it was meant. */
  next?: Places | undefined
}

/** Explains a line that has no place. */
export function explainMisplaced(line: Line, around: Surroundings): Misplaced {
  return (
    otherBeginning(line, around) ??
    besideNeighbours(line, around) ??
    withoutHyphen(line, around.places) ??
    withoutName(line, around) ?? { line, at: line.spaces, rule: 'yaml-indent', ...noPlace(line, around) }
  )
}

/** Whether the line below has a place. */
const continues = (places: Places, below: Line | undefined) => !below || enter(below, places) !== undefined

const begun = (line: Line, beginning: string) => beginning + line.line.slice(line.column)

/** This line or the one above it begins unlike all other lines with its field, which begin alike. */
function otherBeginning(line: Line, around: Surroundings): Misplaced | undefined {
  const { lines, index, places, before } = around
  for (const [near, open] of [[line, places] as const, [lines[index - 1], before] as const]) {
    const counts = near?.name === undefined ? undefined : around.beginnings.get(near.name)
    // The only line that begins so, beside at least two others that begin alike.
    if (!near || !open || counts?.size !== 2 || counts.get(beginningOf(near)) !== 1) continue
    const [beginning = '', count = 0] = [...counts].find(([other]) => other !== beginningOf(near)) ?? []
    if (count < 2) continue
    const corrected = begun(near, beginning)
    const meant = enter(readLine(corrected, near.start, near.number), open)
    const next = near === line ? meant : meant && enter(line, meant)
    if (!next || !continues(next, lines[index + 1])) continue
    const spaces = beginning.search(/-|$/)
    return {
      line: near,
      at: near.spaces,
      rule: 'yaml-indent',
      reason: `This line does not begin as the other lines with “${near.name}:” do.`,
      remedy: `Begin it with ${spaces} spaces${beginning.includes('-') ? ' and “- ” (hyphen, space)' : ''}; or, if it is left over from an entry that you deleted, delete all its lines.`,
      corrected,
      next,
    }
  }
  return undefined
}

/** The line above and the one below begin at one column, and this one at another. */
function besideNeighbours(line: Line, { lines, index, places }: Surroundings): Misplaced | undefined {
  const [above, below] = [lines[index - 1], lines[index + 1]]
  const columnOf = (near: Line) => (line.isItem ? near.spaces : near.column)
  if (!above || !below || below.isItem !== line.isItem || (line.isItem && !above.isItem)) return undefined
  const column = columnOf(below)
  if (columnOf(above) !== column || (!line.isItem && below.name === undefined)) return undefined
  // What is below a name without a value belongs to it.
  if (line.value === '' && below.spaces > line.spaces) return undefined
  const corrected = ' '.repeat(column) + line.line.slice(line.spaces)
  const next = enter(readLine(corrected, line.start, line.number), places)
  if (!next || !continues(next, below)) return undefined
  return {
    line,
    at: line.spaces,
    rule: 'yaml-indent',
    reason: `This line has ${spacesIn(line.spaces)} before it, where the lines around it have ${column || 'none'}.`,
    remedy: column === 0 ? 'Delete the spaces before it.' : `Put ${spacesIn(column)} before it.`,
    corrected,
    next,
  }
}

/** The first field of an entry lacks its hyphen: this entry begins with the same field, at the same column. */
function withoutHyphen(line: Line, { open }: Places): Misplaced | undefined {
  if (!line.isItem || line.name === undefined) return undefined
  const level = open.findLastIndex(({ column, isList }) => !isList && column === line.column)
  const first = open[level]?.first
  if (!first || first.isItem || first.name !== line.name) return undefined
  const list = { column: line.spaces, isList: true, first }
  return {
    line: first,
    at: first.spaces,
    rule: 'yaml-indent',
    reason: 'This line has no “- ” before it, as the other entries of its list have.',
    remedy:
      'Begin it with “- ” (hyphen, space); or, if it is left over from an entry that you deleted, delete all its lines.',
    corrected: begun(first, line.line.slice(0, line.column)),
    next: enter(line, { open: [...open.slice(0, level), list], opened: undefined }),
  }
}

const spacesIn = (count: number) => `${count || 'no'} ${count === 1 ? 'space' : 'spaces'}`

/** The only list of a file lacks its name. */
function withoutName(line: Line, { lines, index, places }: Surroundings): Misplaced | undefined {
  if (!line.isItem || index > 0 || lines.some(({ spaces, isItem }) => spaces === 0 && !isItem))
    return undefined
  return {
    line,
    at: line.spaces,
    rule: 'yaml-no-name',
    reason: 'The line with the name of this list is missing above this one.',
    remedy:
      'Write it again as it was, without spaces before it and with a colon after it, such as “items:”; the history of the file and FIELDS.md have the name.',
    next: enter(line, { ...places, opened: { field: 1, item: 0 } }),
  }
}

function noPlace(line: Line, { places }: Surroundings): { reason: string; remedy: string } {
  const columns = columnsFor(line, places).map((column) => column || 'none')
  const kind = line.isItem ? 'an entry of a list' : 'a field'
  const can =
    columns.length > 0
      ? `here ${kind} can have ${columns.join(', ').replace(/, (?!.*,)/, ' or ')}`
      : `${kind} cannot begin here`
  return {
    reason: `This line has ${spacesIn(line.spaces)} before it; ${can}.`,
    remedy:
      'Begin it, or what is above it, where such a line begins elsewhere in this file: an entry of a list with “- ” (hyphen, space), a text of several lines below “|” after the name of its field. If a line with a name was deleted above, such as “items:”, write it again; delete what is left over from a deleted entry.',
  }
}
