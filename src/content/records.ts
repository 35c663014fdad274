/** Records (objects with fields) in the plain data of a file. */
import type { Path } from '../diagnostics/positions.ts'

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
