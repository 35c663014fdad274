/** What the parts of `validate` work on. */
import type { z } from 'zod'
import type { Problem } from '../messages.ts'
import type { TextWithPositions } from '../positions.ts'
import type { Hint } from '../schema.ts'

/** A file with what zod found in it. */
export interface Validation {
  schema: z.ZodType
  text: TextWithPositions
  /** The data of the text. */
  value: unknown
  issues: readonly z.core.$ZodIssue[]
}

/** A wrong value, with all that an explanation may use. */
export interface WrongValue {
  text: TextWithPositions
  path: PropertyKey[]
  field: string
  /** The schema of the field; undefined when the path is not in the schema. */
  schema: z.core.$ZodType | undefined
  /** The value that YAML read. */
  found: unknown
  /** The value as it is written; undefined for lists and groups. */
  written: string | undefined
  /** What the field takes, in words. */
  expected: string | undefined
  hint: Hint | undefined
  remedy: string | undefined
  /** The line with the value of the hint. */
  corrected: string | undefined
}

/** A problem without its file, and without its place where that is the place of the value. */
export type Explanation = Omit<Problem, 'file'>

/** A path as a key of a set: `tiers/0/price`. */
export const pathKey = (path: readonly PropertyKey[]): string => path.map(String).join('/')
