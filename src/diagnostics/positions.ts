/** Places in a parsed file: lines and columns of values, for messages. */

/** Line and column in a file, both counted from 1. */
export interface Place {
  line: number
  column: number
}

/** Offsets in a text: the first character, and the one after the last. */
export interface Range {
  from: number
  to: number
}

/** Gives the place of an offset in a text. */
export type PlaceAt = (offset: number) => Place

/** The names of fields and indexes of lists that lead to a value. */
export type Path = readonly PropertyKey[]

export interface WrittenValue {
  /** The name of its field; undefined for an item of a list. */
  name: Range | undefined
  /** The value itself; undefined for a field without a colon, as in `{name}`. */
  value: Range | undefined
  /** Whether the value is a list or a group of fields. */
  isCollection: boolean
}

/** A parsed file with the positions of its values. */
export interface TextWithPositions {
  /** The file as messages name it. */
  file: string
  /** The text as written; all offsets count in it. */
  text: string
  /** The place in the file of an offset in `text`. */
  placeAt(offset: number): Place
  /** Where the value at a path is written; undefined when there is none. */
  find(path: Path): WrittenValue | undefined
  /** Where the character at an offset of a text value is written; undefined when the value is not a text. */
  offsetInside(path: Path, offset: number): number | undefined
  /** The data, with references filled in. */
  toValue(): unknown
}

/**
 * The place of a value. A list or a group is located by the name of its field, a missing value by the nearest
 * enclosing one that exists.
 *
 * @param atName true to point at the name of the field instead of its value
 */
export function placeOf(text: TextWithPositions, path: Path, atName = false): Place {
  for (let length = path.length; length > 0; length--) {
    const found = text.find(path.slice(0, length))
    if (!found) continue
    const { name, value, isCollection } = found
    const isEmpty = value?.from === value?.to
    const usesName = isCollection || isEmpty || (atName && length === path.length)
    return text.placeAt((usesName ? (name ?? value) : (value ?? name))?.from ?? 0)
  }
  return text.placeAt(0)
}

/** The first and the last line of a value; undefined when it is missing. */
export function lineRangeOf(
  text: TextWithPositions,
  path: Path,
): { first: number; last: number } | undefined {
  const range = text.find(path)?.value
  if (!range) return undefined
  const last = range.from + text.text.slice(range.from, range.to).trimEnd().length
  return { first: text.placeAt(range.from).line, last: text.placeAt(last).line }
}

/** The lines of a value in words: `line 3`, `lines 3 to 5`; undefined when it is missing. */
export function linesOf(text: TextWithPositions, path: Path): string | undefined {
  const range = lineRangeOf(text, path)
  if (!range) return undefined
  const { first, last } = range
  return first === last ? `line ${first}` : `lines ${first} to ${last}`
}

/** The offset at which a value begins; undefined when it is missing. */
export const offsetOf = (text: TextWithPositions, path: Path): number | undefined =>
  text.find(path)?.value?.from

/** The offset at which the name of a field begins; undefined for an item of a list, and for a missing field. */
export const nameOffsetOf = (text: TextWithPositions, path: Path): number | undefined =>
  text.find(path)?.name?.from

/** A value as it is written, for messages that quote it; undefined for lists and groups of fields. */
export function writtenAt({ text, find }: TextWithPositions, path: Path): string | undefined {
  const { value, isCollection } = find(path) ?? {}
  return value && !isCollection ? text.slice(value.from, value.to).trim() : undefined
}
