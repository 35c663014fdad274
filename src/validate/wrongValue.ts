/** The input of the parts of `validate`: a file with the issues that zod found, and each wrong value. */
import * as z from 'zod'
import { offsetOf, type Path, type TextWithPositions, writtenAt } from '../diagnostics/positions.ts'
import { fieldName, listed, typeName } from '../diagnostics/words.ts'
import { withLatinDigits } from '../text.ts'
import { correctedLine } from '../yaml/lines.ts'
import {
  type DayAt,
  type Hint,
  type HintContext,
  inner,
  isRequired,
  kindsAt,
  metaOf,
  schemaAt,
  valueAt,
} from './walkSchema.ts'

export type Issue = z.core.$ZodIssue

/** A file with the issues that zod found. */
export interface Validation {
  schema: z.ZodType
  text: TextWithPositions
  /** The data of the text. */
  value: unknown
  issues: readonly Issue[]
  dayAt?: DayAt | undefined
}

/** A wrong value, with everything that an explanation may use. */
export type WrongValue = ReturnType<typeof wrongValueOf>

/** A path as a key of a set: `tiers/0/price`. */
export const pathKey = (path: Path): string => path.map(String).join('/')

/** Collects what explanations need of an issue: field, value, schema, hint. */
export function wrongValueOf(issue: Issue, { schema: root, text, value, dayAt }: Validation) {
  const path = [...issue.path]
  const schema = schemaAt(root, path, value)
  const found = valueAt(value, path)
  const written = writtenAt(text, path)
  const kinds = kindsAt(root, path, value)
  const expected =
    (kinds && `one of ${kinds.join(', ')}`) ??
    (schema && (expectedBy(inner(schema, found)) ?? metaOf(schema, 'expects', found))) ??
    (schema && inner(schema, found) instanceof z.ZodArray ? typeName('array') : undefined) ??
    (issue.code === 'invalid_type' ? typeName(issue.expected) : undefined)
  // YAML reads 19.00 as 19: hints need the value as it is written.
  const meant = typeof found === 'number' ? (written ?? found) : found
  const isTooLong = issue.code === 'too_big' && typeof found === 'string'
  const hasHint = schema && meant !== undefined && meant !== null && !isTooLong
  const hint = hasHint ? hintFor(schema, meant, { file: value, dayAt }) : undefined
  return {
    text,
    path,
    field: fieldName(path),
    schema,
    /** The choices for the field that names the kind of an entry. */
    kinds,
    found,
    /** Undefined for lists and groups. */
    written,
    /** What the field takes, in words. */
    expected,
    hint,
    remedy:
      hint?.remedy ??
      (expected && `Write ${hint?.value === undefined ? expected : `${hint.value} (${expected})`}.`),
    /** The line with the value of the hint. */
    corrected: hint?.value === undefined ? undefined : withValueAt(text, path, hint.value),
  }
}

/** The hint of a field for a wrong value, whose digits may be those of another script. */
function hintFor(schema: z.core.$ZodType, written: unknown, context: HintContext): Hint | undefined {
  const latin = typeof written === 'string' ? withLatinDigits(written) : written
  const isRight =
    latin !== written && [latin, Number(latin)].some((value) => z.safeParse(schema, value).success)
  return metaOf(schema, 'hint')?.(latin, context) ?? (isRight ? { value: String(latin) } : undefined)
}

/** The choices of an enumeration, and the fields of a small group. */
function expectedBy(schema: z.core.$ZodType): string | undefined {
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`
  if (!(schema instanceof z.ZodObject)) return undefined
  const names = Object.entries(schema.shape).flatMap(([name, field]) => (isRequired(field) ? [name] : []))
  return names.length <= 5 ? `${listed(names)}, each on a line of its own below the name` : undefined
}

/** The line of a value with another value on it; undefined for a value of several lines. */
export function withValueAt(text: TextWithPositions, path: Path, value: string): string | undefined {
  const written = writtenAt(text, path)
  const offset = offsetOf(text, path)
  return written === undefined || offset === undefined || written.includes('\n')
    ? undefined
    : correctedLine(text.text, { offset, from: written, to: value })
}
