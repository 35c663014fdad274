/**
 * The values that texts may refer to. A figure is written once, as data, and texts refer to it by its address, such as
 * `${packages.legend-pro.240hz.price}`.
 *
 * An address is made of the name of the file, the id of the entry, and the field. It leaves out the lists around the entry,
 * because ids are unique in a file, and a field called `value`, the main field of its entry. Entries of opening hours have no id:
 * their days are a part of the address (`site.hours.mon-thu.end`).
 */
import * as z from 'zod'
import type { Path } from '../diagnostics/positions.ts'
import { inner, isRecord } from '../validate/walkSchema.ts'
import type { Format } from './format.ts'
import type { ValueKind } from './schema/metadata.ts'
import { hoursByDays } from './schema/openingHours.ts'

export interface ReferableValue {
  /** How the value is printed. */
  kind: ValueKind
  value: unknown
  /** The names and indexes that lead to it in its file. */
  path: Path
}

/** Printed for a value that is wrong itself, and reported where it is defined; “…” alone is an example of a message. */
export const unprintable = '… …'

/** By address. */
export type ReferableValues = ReadonlyMap<string, ReferableValue>

/**
 * The values of one file that texts may refer to: every one whose schema has a `kind`.
 *
 * @param file the name of the file without its ending, with which the addresses begin
 */
export function collectReferableValues(
  file: string,
  schema: z.core.$ZodType,
  value: unknown,
): ReadonlyMap<string, ReferableValue> {
  const values = new Map<string, ReferableValue>()

  const walk = (outer: z.core.$ZodType, value: unknown, address: string, path: Path) => {
    const schema = inner(outer, value)
    const kind = z.globalRegistry.get(schema)?.kind
    // What is wrong is reported where it is written, and printed as “… …” where texts refer to it.
    if (kind)
      values.set(
        address,
        isRight(schema, value) ? { kind, value, path } : { kind: 'text', value: unprintable, path },
      )
    if (schema instanceof z.ZodArray && Array.isArray(value)) {
      const isByDays = kind === 'hoursByDays'
      for (const [index, item] of value.entries()) {
        if (!isRecord(item)) continue
        if (typeof item.id === 'string') walk(schema.element, item, `${file}.${item.id}`, [...path, index])
        else if (isByDays) walk(schema.element, item, `${address}.${item.days}`, [...path, index])
      }
      if (isByDays && isRight(schema, value)) {
        values.set(`${address}.start`, { kind: 'startsByDays', value, path })
        values.set(`${address}.end`, { kind: 'endsByDays', value, path })
      }
    } else if (schema instanceof z.ZodRecord && isRecord(value)) {
      for (const [key, item] of Object.entries(value))
        walk(schema.valueType, item, `${address}.${key}`, [...path, key])
    } else if (schema instanceof z.ZodObject && isRecord(value)) {
      for (const [key, field] of Object.entries(schema.shape)) {
        const mayBeMissing = field instanceof z.ZodOptional || field instanceof z.ZodDefault
        if (value[key] === undefined && mayBeMissing) continue
        const unnamed = key === 'value' || inner(field, value[key]) instanceof z.ZodRecord
        if (key !== 'id') walk(field, value[key], unnamed ? address : `${address}.${key}`, [...path, key])
      }
    }
  }
  walk(schema, value, file, [])
  return values
}

/**
 * The length of a text counts when its references are filled in. What is wrong is reported where it is written, and printed as
 * “…” where texts refer to it.
 */
const isRight = (schema: z.core.$ZodType, value: unknown) =>
  (typeof value === 'string' && value.includes('${')) || z.safeParse(schema, value).success

/** What a reference to a value prints; references inside the value are not filled yet. */
export function printValue({ kind, value }: Pick<ReferableValue, 'kind' | 'value'>, format: Format): string {
  if (typeof value === 'number')
    return kind === 'money' || kind === 'percent' ? format[kind](value) : format.count(value)
  if (kind === 'hoursByDays') return format.openingHours(hoursByDays.parse(value)).join(', ')
  if (kind === 'startsByDays') return format.timesByDays(hoursByDays.parse(value), 'start')
  if (kind === 'endsByDays') return format.timesByDays(hoursByDays.parse(value), 'end')
  if (isRecord(value) && typeof value.start === 'string') {
    return format.timeRange({
      start: value.start,
      end: typeof value.end === 'string' ? value.end : undefined,
    })
  }
  const text = String(value)
  const isFormatted = kind === 'time' || kind === 'days' || kind === 'repeats' || kind === 'date'
  return isFormatted ? format[kind](text) : text
}
