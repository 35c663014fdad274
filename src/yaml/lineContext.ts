/** A line among those around it, and what is wrong with its beginning. */
import type { Line } from './lines.ts'
import type { LineMistake } from './mistake.ts'
import type { Places } from './places.ts'

/** A line among the others, with what is open above it. */
export interface LineContext {
  lines: readonly Line[]
  index: number
  places: Places
  /** What is open above each line before it; nothing for a line that has no place either. */
  history: readonly (Places | undefined)[]
  beginnings: Beginnings
}

/** How often the lines of each field begin in each way, such as with four spaces, or with two and a hyphen. */
export type Beginnings = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The mistake of a line without a place: on that line, or on one above it that begins wrongly. */
export interface Misplaced extends LineMistake {
  line: Line
  /** What is open below the line, where it is certain how it was meant. */
  next?: Places | undefined
  /** The number of the last line that is explained with it. */
  lastLine?: number | undefined
}

/** What stands before a field or a text: spaces, and the hyphen of an entry. */
export const beginningOf = ({ line, column }: Line): string => line.slice(0, column)

export const spacesIn = (count: number): string => `${count || 'no'} ${count === 1 ? 'space' : 'spaces'}`
