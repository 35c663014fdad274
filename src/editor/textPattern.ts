import type { Text } from './fields.ts'

/**
 * One regular expression for all that a text must be, for form editors. A text with a reference passes: its length and
 * form are only known once that is filled in. Form editors' own limits of length would count the reference.
 *
 * @returns undefined where anything may be written
 */
export function textPattern({ min = 0, max, patterns }: Text): string | undefined {
  if (max === undefined && patterns.length === 0) return undefined
  const length = max === undefined ? '' : `(?=[\\s\\S]{${min},${max}}$)`
  return `\\$\\{|^${length}${patterns.map((pattern) => `(?=${pattern})`).join('')}`
}

/** Texts of more than a line or two are written in a larger box. */
export const isLong = ({ is, max = 0 }: Text) => is === 'markdown' || max > 160
