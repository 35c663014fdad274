/** Replaces wrong values by examples, so that one run shows every mistake; nothing is written when there is one. */
import { z } from 'zod'
import { inner, schemaAt, valueAt } from '../schema.ts'

/** A copy of the data without unknown fields, in which wrong values are replaced by examples. */
export function repair(schema: z.ZodType, value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
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

/** A value that a schema accepts: its first `examples` entry, or one made from its type. */
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
