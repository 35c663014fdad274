/** Walks through zod schemas and the data they describe: for messages, references and file summaries. */
import * as z from 'zod'
import type { Path } from '../diagnostics/positions.ts'

/**
 * The result of a hint, which recognizes common wrong values of a field. It has a value only if that is the single possible
 * meaning: a wrong hint is worse than none.
 */
export interface Hint {
  reason?: string
  remedy?: string
  /** The value as it should be written. */
  value?: string
}

/** The day on which an instant (ISO 8601) is, in the time zone of the site. */
export type DayAt = (instant: string) => string | undefined

/** What a hint may use besides the value. */
export interface HintContext {
  /** The data of the file. */
  file?: unknown
  dayAt?: DayAt | undefined
}

declare module 'zod' {
  interface GlobalMeta {
    /** What to write in a field, as messages name it: `a price in whole rupees`. */
    expects?: string
    /** Recognizes a wrong value: what was meant, or what exactly is wrong with it. */
    hint?: (written: unknown, context: HintContext) => Hint | undefined
    /** Names that other kinds of entries have for the purpose of this field. */
    alsoCalled?: readonly string[]
    /** The mark-up that a text may use. */
    markup?: 'markdown'
  }
}

/**
 * The schema without the wrappers for optional values, defaults and transforms. Of a discriminated union, the option
 * with the discriminator of the value, or the first one. Of a union of a group and a list, the one that the value is meant as.
 */
export function inner(schema: z.core.$ZodType, value?: unknown): z.core.$ZodType {
  const unwrapped = withoutWrappers(schema)
  if (!(unwrapped instanceof z.ZodUnion)) return unwrapped
  const isMeant = unwrapped instanceof z.ZodDiscriminatedUnion ? isVariant(unwrapped, value) : isList(value)
  return unwrapped.options.find(isMeant) ?? unwrapped.options[0] ?? unwrapped
}

function isVariant({ def }: z.ZodDiscriminatedUnion, value: unknown) {
  const variant = valueAt(value, [def.discriminator])
  return (option: z.core.$ZodType) =>
    option instanceof z.ZodObject && z.safeParse(option.shape[def.discriminator], variant).success
}

/** The list, of a value that is either a group of fields or a list of groups; undefined for any other. */
export function listOption(schema: z.core.$ZodType): z.ZodArray | undefined {
  const unwrapped = withoutWrappers(schema)
  const options = unwrapped instanceof z.ZodUnion ? unwrapped.options : []
  return options.find((option) => option instanceof z.ZodArray)
}

/** Whether a list, or a group whose “- ” is missing, has the first field of the entries, such as their days. */
const isList = (value: unknown) => (option: z.core.$ZodType) => {
  if (!(option instanceof z.ZodArray && option.element instanceof z.ZodObject)) return false
  const [first = ''] = Object.keys(option.element.shape)
  return [value].flat().some((entry) => isRecord(entry) && Object.hasOwn(entry, first))
}

function withoutWrappers(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return withoutWrappers(schema.unwrap())
  return schema instanceof z.ZodPipe ? withoutWrappers(schema.in) : schema
}

/** The choices for the field that names the kind of an entry; undefined for other fields. */
export function kindsAt(schema: z.core.$ZodType, path: Path, value?: unknown): string[] | undefined {
  const owner = schemaAt(schema, path.slice(0, -1), value)
  const kinds = owner && withoutWrappers(owner)
  if (!(kinds instanceof z.ZodDiscriminatedUnion) || kinds.def.discriminator !== path.at(-1)) return undefined
  return kinds.options.flatMap((option) => {
    const field = option instanceof z.ZodObject ? fieldOf(option, kinds.def.discriminator) : undefined
    return field instanceof z.ZodLiteral ? [...field.values].map(String) : []
  })
}

/** The schema of the value at a path; undefined when the schema has no such field. */
export function schemaAt(schema: z.core.$ZodType, path: Path, value?: unknown): z.core.$ZodType | undefined {
  let current: z.core.$ZodType | undefined = schema
  let here: unknown = value
  for (const key of path) {
    const container: z.core.$ZodType = inner(current, here)
    here = here !== null && typeof here === 'object' ? Reflect.get(here, key) : undefined
    if (container instanceof z.ZodObject) current = fieldOf(container, String(key))
    else if (container instanceof z.ZodArray) current = container.element
    else if (container instanceof z.ZodRecord) current = container.valueType
    else return undefined
    if (!current) return undefined
  }
  return current
}

/** The schema of a field. `constructor` and other inherited names are not fields. */
const fieldOf = (schema: z.ZodObject, key: string): z.core.$ZodType | undefined =>
  Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined

/** Where a schema has a field, in words: groups, and entries of lists. The file itself is left out. */
export function ownersOf(outer: z.core.$ZodType, field: string, owner = ''): string[] {
  const schema = withoutWrappers(outer)
  if (schema instanceof z.ZodArray) return ownersOf(schema.element, field, `an entry of ${owner}`)
  if (schema instanceof z.ZodRecord) return ownersOf(schema.valueType, field, owner)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => ownersOf(option, field, owner))
  if (!(schema instanceof z.ZodObject)) return []
  const own = owner && fieldOf(schema, field) ? [owner] : []
  return [
    ...own,
    ...Object.entries(schema.shape).flatMap(([key, inside]) => ownersOf(inside, field, `“${key}”`)),
  ]
}

/** The metadata of a schema, from outside its wrappers or inside them; of a union, for a value. */
export const metaOf = <Key extends 'alsoCalled' | 'expects' | 'hint' | 'instead' | 'markup'>(
  schema: z.core.$ZodType,
  key: Key,
  value?: unknown,
): z.core.GlobalMeta[Key] | undefined =>
  z.globalRegistry.get(schema)?.[key] ?? z.globalRegistry.get(inner(schema, value))?.[key]

/** Whether a field must be written. */
export const isRequired = (field: z.core.$ZodType): boolean => !z.safeParse(field, undefined).success

/** The value at a path of plain data; undefined when there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let here = value
  for (const key of path) {
    if (here === null || typeof here !== 'object') return undefined
    here = Reflect.get(here, key)
  }
  return here
}

/** Whether a value is a group of fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every record in a value, also within lists and other records, with its path. */
export function* recordsIn(
  value: unknown,
  path: Path = [],
): Generator<{ record: Record<string, unknown>; path: Path }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* recordsIn(item, [...path, index])
  } else if (isRecord(value)) {
    yield { record: value, path }
    for (const [key, field] of Object.entries(value)) yield* recordsIn(field, [...path, key])
  }
}

/** A single value of a file, with its path and schema. */
export interface Leaf {
  path: PropertyKey[]
  schema: z.core.$ZodType
  value: unknown
}

/** Calls `visit` for every single value of a file, in the order of the file. */
export function visitLeaves(
  outer: z.core.$ZodType,
  value: unknown,
  visit: (leaf: Leaf) => void,
  path: PropertyKey[] = [],
): void {
  const schema = inner(outer, value)
  const visitBelow = (within: z.core.$ZodType, item: unknown, key: PropertyKey) =>
    visitLeaves(within, item, visit, [...path, key])
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) visitBelow(schema.element, item, index)
  } else if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) {
    if (value === null || typeof value !== 'object') return
    for (const [key, item] of Object.entries(value)) {
      const field = schema instanceof z.ZodObject ? fieldOf(schema, key) : schema.valueType
      if (field) visitBelow(field, item, key)
    }
  } else if (value !== undefined) {
    visit({ path, schema, value })
  }
}
