/** Values and fields in the words of a message. */

import { valueAt } from '../validate/walkSchema.ts'
import type { Path } from './positions.ts'

/** `a, b and c`; an empty text for an empty list. */
export const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: lines that begin with “- ”',
  object: 'a group of fields, indented below it',
  record: 'a group of fields, indented below it',
}
/** The name of a zod type for staff, such as `a whole number` for `int`. */
export const typeName = (type: string): string => typeNames[type] ?? type

/** A value as a sentence shows it: texts in quotes and at most 60 characters of them, lists and groups by their type. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  if (typeof value === 'string') return `“${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`
  return String(value)
}

/** The name of the field at a path; for an item of a list the name of the list. */
export const fieldName = (path: Path): string =>
  String(path.findLast((key) => typeof key === 'string') ?? 'this file')

/** The text by which people recognize an entry. */
export const nameOf = (entry: unknown): unknown =>
  ['name', 'question', 'title', 'label', 'id', 'file', 'field', 'from']
    .map((key) => valueAt(entry, [key]))
    .find((name) => typeof name === 'string' && name !== '')
