/**
 * Wrong values → examples of what belongs there, so that one run shows every mistake; nothing is written once there is one.
 */
import { z } from 'zod'
import { inner, schemaAt } from '../content/schema/walk.ts'

/** The value at a path of plain data; undefined when the path leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value
  for (const key of path) {
    if (here === null || typeof here !== 'object') return undefined
    here = Reflect.get(here, key)
  }
  return here
}

/** A copy in which every wrong value is an example of what belongs there, and unknown fields are gone. */
export function repair(schema: z.ZodType, value: unknown, issues: z.core.$ZodIssue[]): unknown {
  const copy: unknown = structuredClone(value)
  for (const issue of issues) {
    const path = [...issue.path]
    if (issue.code === 'unrecognized_keys') {
      const owner = valueAt(copy, path)
      if (owner && typeof owner === 'object') for (const key of issue.keys) Reflect.deleteProperty(owner, key)
      continue
    }
    const last = path.pop()
    const owner = valueAt(copy, path)
    const target = schemaAt(schema, issue.path, value)
    if (last !== undefined && owner && typeof owner === 'object' && target) {
      Reflect.set(owner, last, example(target))
    }
  }
  return copy
}

/** A value that a schema takes. */
export function example(outer: z.core.$ZodType): unknown {
  if (outer instanceof z.ZodOptional) return undefined
  const schema = inner(outer)
  const given = z.globalRegistry.get(schema)?.examples
  if (Array.isArray(given) && given.length > 0) return given[0]
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, example(field)]))
  }
  if (schema instanceof z.ZodArray)
    return schema.safeParse([]).success ? [] : [1, 2, 3].map(() => example(schema.element))
  if (schema instanceof z.ZodRecord) return {}
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return schema.value
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodNumber) return z.safeParse(schema, 0).success ? 0 : 1
  return '…'
}
