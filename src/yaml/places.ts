/** Where a line can begin: the columns of the lists and groups that are open above it. */
import type { Line } from './lines.ts'

/** An open list or group. */
interface Level {
  /** The column (from 0) at which its entries or fields begin. */
  column: number
  isList: boolean
  /** Its first line; undefined for the group of the whole file. */
  first: Line | undefined
}

/** What is open below a line. */
export interface Places {
  open: readonly Level[]
  /** The least columns of a field and of an entry that begin a new group or list; undefined where none can begin. */
  opened: { field: number; item: number } | undefined
}

/** At the beginning of a file: its own fields have no spaces before them. */
export const wholeFile: Places = {
  open: [{ column: 0, isList: false, first: undefined }],
  opened: undefined,
}

/** What is open below a line; undefined for a line that has no place. */
export function enter(line: Line, { open, opened }: Places): Places | undefined {
  const { spaces, isItem, column, name, value } = line
  const isNew = opened !== undefined && spaces >= (isItem ? opened.item : opened.field)
  const depth = open.findLastIndex((level) => level.column === spaces && level.isList === isItem) + 1
  if (!isNew && depth === 0) return undefined
  const levels = isNew ? [...open, { column: spaces, isList: isItem, first: line }] : open.slice(0, depth)
  if (isItem && name !== undefined) levels.push({ column, isList: false, first: line })
  if (value !== '' || (name === undefined && !isItem)) return { open: levels, opened: undefined }
  const below = name === undefined ? spaces + 1 : column + 1
  return { open: levels, opened: { field: below, item: name === undefined ? below : column } }
}

/** What is left open below a line that has no place: an entry ends what begins further to the right. */
export const closeAt = ({ spaces, isItem }: Line, { open }: Places): Places => ({
  open: isItem ? open.filter(({ column }) => column <= spaces) : open,
  opened: undefined,
})

/** The columns at which a line of its kind continues an open list or group, in the order of the file. */
export const columnsFor = ({ isItem }: Line, { open }: Places): number[] => [
  ...new Set(open.filter(({ isList }) => isList === isItem).map(({ column }) => column)),
]
