/** What an unknown field was meant to be, or where its lines belong. */
import * as z from 'zod'
import type { Finding } from '../diagnostics/messages.ts'
import { lineRangeOf, nameOffsetOf, type Path, type TextWithPositions } from '../diagnostics/positions.ts'
import { correctedLine } from '../yaml/lines.ts'
import { inner, isRecord, isRequired, metaOf, schemaAt, valueAt } from './walkSchema.ts'
import { pathKey, type Validation } from './wrongValue.ts'

/** A group of fields as it is written. */
interface Group {
  path: Path
  shape: Readonly<Record<string, z.core.$ZodType>>
  written: Readonly<Record<string, unknown>>
}

/** The group at a path; undefined for anything else. */
export function groupAt(path: Path, { schema, value }: Validation): Group | undefined {
  const written = valueAt(value, path)
  const outer = schemaAt(schema, path, value)
  const group = outer && inner(outer, written)
  return group instanceof z.ZodObject && isRecord(written) ? { path, shape: group.shape, written } : undefined
}

/**
 * The field with the purpose of an unknown one: its schema says that it is also called so, or it is the only field that is
 * missing, and takes this value, but not any words.
 */
export function fieldMeant(
  key: string,
  { shape, written }: Group,
): { name: string; isSure: boolean } | undefined {
  const fields = Object.entries(shape)
  const [called] = fields.find(([, field]) => metaOf(field, 'alsoCalled')?.includes(key)) ?? []
  if (called !== undefined) return { name: called, isSure: true }
  const [missing, ...others] = fields.filter(
    ([name, field]) => isRequired(field) && !Object.hasOwn(written, name),
  )
  const isOnlyUnknown = Object.keys(written).filter((name) => !Object.hasOwn(shape, name)).length === 1
  if (!missing || others.length > 0 || !isOnlyUnknown) return undefined
  const [name, field] = missing
  const takes = (value: unknown) => z.safeParse(field, value).success
  return takes(written[key]) && !takes('any words') ? { name, isSure: false } : undefined
}

interface Misplaced extends Pick<Finding, 'remedy' | 'corrected'> {
  /** The paths whose problems follow from this one. */
  meant: readonly string[]
}

/** An unknown field that begins too far to the left or to the right. */
export const misplacedIn = (key: string, group: Group, validation: Validation): Misplaced | undefined =>
  belowAnother(key, group, validation) ?? besideGroup(key, group, validation)

/** A field that belongs below another field of its group. */
function belowAnother(key: string, group: Group, { text }: Validation): Misplaced | undefined {
  const { path, shape, written } = group
  const owner = Object.keys(shape).find((name) => belongsTo(name, key, group))
  if (owner === undefined) return undefined
  const names = Object.keys(written)
  const before = names.slice(0, names.indexOf(key)).findLast((name) => !belongsTo(owner, name, group))
  const meant = [pathKey([...path, owner]), pathKey([...path, owner, key])]
  const ownerColumn = columnOf(text, [...path, owner])
  if (before !== owner || ownerColumn === undefined) return { remedy: `It belongs below “${owner}”.`, meant }
  const [first] = Object.keys(Object(written[owner]))
  const column = (first && columnOf(text, [...path, owner, first])) || ownerColumn + 2
  return { ...shifted(text, [...path, key], column, `It belongs to “${owner}”, above it.`), meant }
}

/** Whether a group, or a list of prices and the like by their ids, has a field of this name with such a value. */
function belongsTo(owner: string, key: string, { shape, written }: Group): boolean {
  const field = shape[owner]
  const schema = field && inner(field)
  if (Object.hasOwn(shape, key)) return false
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, key)
  if (!(schema instanceof z.ZodRecord)) return false
  const isGroup = inner(schema.valueType) instanceof z.ZodObject && isRecord(written[key])
  return (written[owner] === null && isGroup) || z.safeParse(schema.valueType, written[key]).success
}

/** A field at the end of a group that belongs beside that group, such as the second of two prices by their ids. */
function besideGroup(
  key: string,
  { path, shape, written }: Group,
  { schema, value, text }: Validation,
): Misplaced | undefined {
  const [outerPath, name] = [path.slice(0, -1), path.at(-1)]
  const [outer, around] = [schemaAt(schema, outerPath, value), valueAt(value, outerPath)]
  const names = Object.keys(written)
  const isAtEnd = names.slice(names.indexOf(key)).every((one) => !Object.hasOwn(shape, one))
  if (!outer || typeof name !== 'string' || !isAtEnd || !isRecord(around) || Object.hasOwn(around, key))
    return undefined
  const type = inner(outer, around)
  const field = type instanceof z.ZodObject ? type.shape[key] : type instanceof z.ZodRecord && type.valueType
  const column = columnOf(text, path)
  if (!field || column === undefined || !z.safeParse(field, written[key]).success) return undefined
  const meant = [pathKey([...outerPath, key])]
  return { ...shifted(text, [...path, key], column, `It belongs beside “${name}”, above it.`), meant }
}

/** A value among groups with ids, such as prices by their tiers, which is a field of the group above it. */
export function fieldOfIdAbove(path: Path, { schema, value, text }: Validation): Misplaced | undefined {
  const [outerPath, name] = [path.slice(0, -1), String(path.at(-1))]
  const [outer, around] = [schemaAt(schema, outerPath, value), valueAt(value, outerPath)]
  const ids = outer && isRecord(around) ? inner(outer, around) : undefined
  const entry = ids instanceof z.ZodRecord ? inner(ids.valueType) : undefined
  const names = Object.keys(Object(around))
  const above = names[names.indexOf(name) - 1]
  if (!(entry instanceof z.ZodObject) || !Object.hasOwn(entry.shape, name) || above === undefined)
    return undefined
  const owner = Object(valueAt(value, [...outerPath, above]))
  if (Object.hasOwn(owner, name)) return undefined
  const [first = ''] = Object.keys(owner)
  const column = columnOf(text, [...outerPath, above, first])
  if (column === undefined || column === columnOf(text, path)) return undefined
  const meant = [pathKey(path), pathKey([...outerPath, above, name])]
  return { ...shifted(text, path, column, `It belongs to “${above}”, above it.`), meant }
}

const columnOf = (text: TextWithPositions, path: Path) => {
  const offset = nameOffsetOf(text, path)
  return offset === undefined ? undefined : text.placeAt(offset).column - 1
}

/** Lines that begin at another column than they should. */
function shifted(text: TextWithPositions, path: Path, column: number, reason: string) {
  const offset = nameOffsetOf(text, path) ?? 0
  const place = text.placeAt(offset)
  const spaces = column - place.column + 1
  const { last = place.line } = lineRangeOf(text, path) ?? {}
  if (spaces === 0) return { remedy: reason }
  const change = spaces > 0 ? `Put ${spaces} more spaces` : `Delete ${-spaces} of the spaces`
  if (last > place.line)
    return { remedy: `${reason} ${change} before each of the lines ${place.line} to ${last}.` }
  const name = text.text.slice(offset, text.find(path)?.name?.to)
  const from = ' '.repeat(Math.max(0, -spaces)) + name
  const to = ' '.repeat(Math.max(0, spaces)) + name
  return {
    remedy: `${reason} ${change} before this line.`,
    corrected: correctedLine(text.text, { offset: offset + Math.min(0, spaces), from, to }),
  }
}
