/** Ways through a schema, for whatever is derived from it: addresses, messages, examples. */
import { z } from 'zod'

/** The schema of what is written: without the wrappers for optional values, defaults and transforms. */
export function inner(schema: z.core.$ZodType, value?: unknown): z.core.$ZodType {
  const { unwrapped, isChoice } = shapeOf(schema)
  if (!isChoice || !(unwrapped instanceof z.ZodDiscriminatedUnion)) return unwrapped
  const { options } = unwrapped
  return options.find((option) => z.safeParse(option, value).success) ?? options[0] ?? unwrapped
}

/** What a schema is. Of each it is asked once, because zod takes its time to say of what class it is. */
interface Shape {
  /** Without the wrappers. */
  unwrapped: z.core.$ZodType
  isChoice: boolean
}

const shapes = new WeakMap<z.core.$ZodType, Shape>()

function shapeOf(schema: z.core.$ZodType): Shape {
  const known = shapes.get(schema)
  if (known) return known
  const unwrapped = withoutWrappers(schema)
  const shape: Shape = { unwrapped, isChoice: unwrapped instanceof z.ZodDiscriminatedUnion }
  shapes.set(schema, shape)
  return shape
}

function withoutWrappers(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return withoutWrappers(schema.unwrap())
  return schema instanceof z.ZodPipe ? withoutWrappers(schema.in) : schema
}

/** The schema of the value at a path, or undefined when the path leaves the schema. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[], value?: unknown) {
  let current: z.core.$ZodType | undefined = schema
  let here: unknown = value
  for (const key of path) {
    const container: z.core.$ZodType = inner(current, here)
    here = here !== null && typeof here === 'object' ? Reflect.get(here, key) : undefined
    if (container instanceof z.ZodObject) current = ownField(container, String(key))
    else if (container instanceof z.ZodArray) current = container.element
    else if (container instanceof z.ZodRecord) current = container.valueType
    else return undefined
    if (!current) return undefined
  }
  return current
}

/** What may be written at a path, in words; undefined where the schema does not say. */
export function expectedAt(schema: z.core.$ZodType, path: readonly PropertyKey[], value?: unknown) {
  const found = schemaAt(schema, path, value)
  if (!found) return undefined
  return z.globalRegistry.get(found)?.expects ?? z.globalRegistry.get(inner(found))?.expects
}

/** What the schema knows of wrong values at a path. */
export function hintAt(schema: z.core.$ZodType, path: readonly PropertyKey[], value?: unknown) {
  const found = schemaAt(schema, path, value)
  if (!found) return undefined
  return z.globalRegistry.get(found)?.hint ?? z.globalRegistry.get(inner(found))?.hint
}

export interface Leaf {
  path: PropertyKey[]
  schema: z.core.$ZodType
  value: unknown
}

/**
 * Shows every single value of a file, with its path and schema, in the order of the file.
 *
 * @param isOfUse whether anything within a schema is; the rest is not gone through
 */
export function visitLeaves(
  outer: z.core.$ZodType,
  value: unknown,
  isOfUse: (schema: z.core.$ZodType) => boolean,
  visit: (leaf: Leaf) => void,
  path: PropertyKey[] = [],
): void {
  if (!isOfUse(outer)) return
  const schema = inner(outer, value)
  const below = (within: z.core.$ZodType, item: unknown, key: PropertyKey) => {
    if (isOfUse(within)) visitLeaves(within, item, isOfUse, visit, [...path, key])
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) below(schema.element, item, index)
  } else if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) {
    if (value === null || typeof value !== 'object') return
    for (const [key, item] of Object.entries(value)) {
      const field = schema instanceof z.ZodObject ? ownField(schema, key) : schema.valueType
      if (field) below(field, item, key)
    }
  } else if (value !== undefined) {
    visit({ path, schema, value })
  }
}

/** Whether a schema of a single value, or of one within it, passes a test. */
export function someWithin(schema: z.core.$ZodType, test: (schema: z.core.$ZodType) => boolean): boolean {
  const { unwrapped } = shapeOf(schema)
  const isAny = (within: readonly z.core.$ZodType[]) => within.some((one) => someWithin(one, test))
  if (unwrapped instanceof z.ZodDiscriminatedUnion) return isAny(unwrapped.options)
  if (unwrapped instanceof z.ZodObject) return isAny(Object.values(unwrapped.shape))
  if (unwrapped instanceof z.ZodRecord) return isAny([unwrapped.valueType])
  return unwrapped instanceof z.ZodArray ? isAny([unwrapped.element]) : test(unwrapped)
}

/** The schema of a field; a name such as `constructor` is no field because every object has one. */
const ownField = (schema: z.ZodObject, key: string): z.core.$ZodType | undefined =>
  Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined
