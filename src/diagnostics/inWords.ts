/** Values and fields as a person would name them. */

/** `a, b and c` */
export const listed = (words: readonly string[]) =>
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
/** What zod calls a type. */
export const named = (type: string) => typeNames[type] ?? type

/** A value in quotes, as far as it fits into a sentence. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  if (typeof value === 'string') return `“${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`
  return String(value)
}

/** The name a person knows a value by: its field, or for an entry of a list the list's. */
export const fieldName = (path: readonly PropertyKey[]) =>
  String(path.findLast((key) => typeof key === 'string') ?? 'this file')
