/** Explains a line that begins where neither a field nor an entry can begin. */

import { type Beginnings, beginningOf, type LineContext, type Misplaced, spacesIn } from './lineContext.ts'
import { type Line, readLine } from './lines.ts'
import { columnsFor, enter, type Places } from './places.ts'
import { fieldsAbove, shiftedAbove, shiftedLines, step } from './shifted.ts'

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

/** A line that was probably meant to begin in another way. */
export interface Meant {
  line: Line
  beginning: string
  /** What is open above it. */
  open: Places | undefined
  reason: string
  remedy: string
  /** False where the corrected line is not shown. */
  isCertain?: boolean
}

/** Explains a line that has no place. */
export function explainMisplaced(line: Line, around: LineContext): Misplaced {
  const { lines, index, places, history } = around
  const [above, below] = [lines[index - 1], lines[index + 1]]
  const before = history[index - 1]
  const alikeHere = likeOthers(line, places, around.beginnings)
  const alikeAbove = above ? likeOthers(above, before, around.beginnings) : []
  const meant = [
    alikeHere.length === 1 ? alikeHere : [],
    alikeAbove.length === 1 ? alikeAbove : [],
    [likeNeighbours(line, above, below, places)],
    alikeHere,
    alikeAbove,
    [firstOfGroup(line, above, before)],
    [firstOfEntry(line, above, before)],
    [withHyphen(line, places)],
    [withoutHyphen(line, above, places)],
    [withFirstName(line, above, around)],
  ]
  const fields = fieldsAbove(line, around)
  if (fields) return fields
  for (const alike of meant) {
    const found = alike.flatMap((one) => (one && correct(one, line, below)) ?? [])
    // Of several ways to begin it that are possible here, none is certain.
    const [only, ...others] = found
    if (only && others.length === 0) return only
  }
  return (
    shiftedLines(line, around) ??
    shiftedAbove(line, around) ??
    likeAbove(line, above, below, places) ??
    withoutName(line, around) ?? { line, at: line.spaces, rule: 'yaml-indent', ...noPlace(line, places) }
  )
}

/** Corrects a line, where this one and the one below it then have a place. */
export function correct(meant: Meant, line: Line, below: Line | undefined): Misplaced | undefined {
  const { beginning, open, line: wrong, reason, remedy, isCertain = true } = meant
  const corrected = beginning + wrong.line.slice(wrong.column)
  const places = open && enter(readLine(corrected, wrong.start, wrong.number), open)
  const next = wrong === line ? places : places && enter(line, places)
  if (!next || (below && !enter(below, next))) return undefined
  const shown = isCertain ? corrected : undefined
  return { line: wrong, at: wrong.spaces, rule: 'yaml-indent', reason, remedy, corrected: shown, next }
}

const orDelete = 'or, if it is left over from an entry that you deleted, delete all its lines.'

/** Ways in which at least two others with the field of a line begin, where it is the only one that begins as it does. */
export function likeOthers(line: Line, open: Places | undefined, beginnings: Beginnings): Meant[] {
  const counts = beginnings.get(line.name ?? '')
  if (counts?.get(beginningOf(line)) !== 1) return []
  const reason = `This line does not begin as the other lines with “${line.name}:” do.`
  return [...counts]
    .filter(([, count]) => count >= 2)
    .map(([beginning]) => {
      const spaces = beginning.search(/-|$/)
      const hyphen = beginning.includes('-') ? ' and “- ” (hyphen, space)' : ''
      return { line, beginning, open, reason, remedy: `Begin it with ${spaces} spaces${hyphen}; ${orDelete}` }
    })
}

/** The line above begins a group further to the right than usual, and this one begins as usual. */
function firstOfGroup(line: Line, above: Line | undefined, before: Places | undefined): Meant | undefined {
  const column = (before?.opened?.field ?? 0) - 1 + step
  if (!above || above.isItem || line.isItem || line.spaces !== column || above.spaces <= column)
    return undefined
  return {
    line: above,
    beginning: ' '.repeat(column),
    open: before,
    reason: `This line has ${spacesIn(above.spaces)} before it, and the line below it has ${column}.`,
    remedy: `Put ${spacesIn(column)} before it.`,
  }
}

/** The line above begins an entry further to the left or to the right than its other fields. */
function firstOfEntry(line: Line, above: Line | undefined, before: Places | undefined): Meant | undefined {
  const spaces = line.spaces - step
  if (!above?.isItem || above.name === undefined || line.isItem || above.spaces === spaces || spaces < 0)
    return undefined
  return {
    line: above,
    beginning: `${' '.repeat(spaces)}- `,
    open: before,
    reason: `This line has ${spacesIn(above.spaces)} before it, and the line below it has ${line.spaces}.`,
    remedy: `Begin it with ${spacesIn(spaces)} and “- ” (hyphen, space).`,
  }
}

/** A field with a hyphen among the fields of a group. */
function withoutHyphen(line: Line, above: Line | undefined, { open }: Places): Meant | undefined {
  const { isItem, spaces, name } = line
  const isField = above && !above.isItem && above.spaces === spaces
  if (!isItem || name === undefined || !isField) return undefined
  const level = open.findLastIndex((one) => !one.isList && one.column === spaces)
  if (level < 0) return undefined
  const reason =
    'This line begins with “- ” (hyphen, space), as an entry of a list does, and there is no list here.'
  return {
    line,
    beginning: ' '.repeat(spaces),
    open: { open, opened: undefined },
    reason,
    remedy: 'Delete the hyphen.',
  }
}

/** The first field of the entry above lacks its name, with which the next entry of its list begins, or the first one. */
function withFirstName(
  line: Line,
  above: Line | undefined,
  { lines, index, places, history }: LineContext,
): Meant | undefined {
  if (!above?.isItem || above.name !== undefined || above.value === '' || line.column !== above.column)
    return undefined
  const next = lines.slice(index).find(({ spaces }) => spaces <= above.spaces)
  const first = places.open.findLast(({ isList, column }) => isList && column === above.spaces)?.first
  const names = [next?.isItem && next.spaces === above.spaces ? next.name : undefined, first?.name]
  const [name, ...others] = new Set(names.filter((one) => one !== undefined))
  const isCertain = name !== undefined && others.length === 0
  return {
    line: above,
    beginning: `${beginningOf(above)}${name ?? 'id'}: `,
    open: history[index - 1],
    reason: 'This line has no name of a field.',
    remedy: isCertain
      ? `Write “${name}: ” before it, as the other entries of this list have.`
      : 'Write the name of its first field, a colon and a space before it, such as “id: ”.',
    isCertain,
  }
}

/** The line above and the one below begin at one column, and this one at another. */
function likeNeighbours(
  line: Line,
  above: Line | undefined,
  below: Line | undefined,
  open: Places,
): Meant | undefined {
  const { isItem, spaces, value } = line
  const columnOf = (near: Line) => (isItem ? near.spaces : near.column)
  if (!above || below?.isItem !== isItem || (isItem && !above.isItem)) return undefined
  const column = columnOf(below)
  // What is below a name without a value belongs to it.
  if (columnOf(above) !== column || (value === '' && below.spaces > spaces)) return undefined
  return {
    line,
    beginning: ' '.repeat(column) + line.line.slice(spaces, line.column),
    open,
    reason: `This line has ${spacesIn(spaces)} before it, where the lines around it have ${column || 'none'}.`,
    remedy: column === 0 ? 'Delete the spaces before it.' : `Put ${spacesIn(column)} before it.`,
  }
}

/** The last field or entry of a group or list begins at another column than the one above it. */
function likeAbove(
  line: Line,
  above: Line | undefined,
  below: Line | undefined,
  open: Places,
): Misplaced | undefined {
  // A group whose name was deleted above it is no such field, nor is a line of a text.
  if (above?.isItem !== line.isItem || line.value === '' || !/^[a-z]|^$/.test(line.name ?? ''))
    return undefined
  const { spaces } = above
  const meant: Meant = {
    line,
    beginning: ' '.repeat(spaces) + line.line.slice(line.spaces, line.column),
    open,
    reason: `This line has ${spacesIn(line.spaces)} before it, and the one above it has ${spaces || 'none'}.`,
    remedy: spaces === 0 ? 'Delete the spaces before it.' : `Put ${spacesIn(spaces)} before it.`,
  }
  return correct(meant, line, below)
}

/** The first field of an entry lacks its hyphen: the next entry begins with the same field, at the same column. */
function withHyphen({ isItem, column, name, line }: Line, { open }: Places): Meant | undefined {
  const level = open.findLastIndex((one) => !one.isList && one.column === column)
  const first = open[level]?.first
  if (!isItem || !first || first.isItem || first.name !== name) return undefined
  const reason = 'This line has no “- ” before it, as the other entries of its list have.'
  const remedy = `Begin it with “- ” (hyphen, space); ${orDelete}`
  const above = { open: open.slice(0, level), opened: { field: column, item: 0 } }
  return { line: first, beginning: line.slice(0, column), open: above, reason, remedy }
}

/** The only list of a file lacks its name. */
function withoutName(line: Line, { lines, index, places }: LineContext): Misplaced | undefined {
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

function noPlace(line: Line, places: Places): { reason: string; remedy: string } {
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
