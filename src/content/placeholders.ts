/**
 * Example values: what site.yaml lists under `placeholders`. An example that the content can do without is left out where the
 * content is loaded, so that no page, calendar or structured data says something that is not true.
 * Without others, such as the name and the phone number, there is no site; they stay.
 */
import * as z from 'zod'
import type { Path } from '../diagnostics/positions.ts'
import { inner, isRecord, schemaAt } from '../validate/walkSchema.ts'
import { type Collections, dataFileNamed } from './collections.ts'
import { generatorSite } from './schema/site.ts'

/** A field that holds an example value: the name of its file without ending, and where it is there. */
export interface ExampleField {
  file: string
  path: Path
}

/**
 * The place of a field that is listed under `placeholders`: a field of site.yaml (`contact.phone`), or one of another data
 * file with its name first (`gear.chairs.url`).
 *
 * @returns undefined for a field that does not exist
 */
export function exampleFieldOf(written: string, collections: Collections): ExampleField | undefined {
  const keys = written.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  if (schemaAt(collections.dataFiles.site.schema, keys)) return { file: 'site', path: keys }
  const [file, ...path] = keys
  const collection = dataFileNamed(collections, String(file))
  return collection && path.length > 0 && schemaAt(collection.schema, path)
    ? { file: collection.name, path }
    : undefined
}

/** What is left out of the content for an example: the field or the smallest group around it that may be missing, or nothing. */
export function leftOutFor({ file, path }: ExampleField, collections: Collections): ExampleField | undefined {
  const schema = dataFileNamed(collections, file)?.schema
  const depth = path.findLastIndex((_key, index) => schema && mayBeMissing(schema, path.slice(0, index + 1)))
  return depth < 0 ? undefined : { file, path: path.slice(0, depth + 1) }
}

/** Whether a field may be left out, a list may be empty, or an entry is one of a list that may be. */
function mayBeMissing(schema: z.ZodType, path: Path): boolean {
  const [field, owner] = [schemaAt(schema, path), schemaAt(schema, path.slice(0, -1))]
  return field instanceof z.ZodOptional || mayBeEmpty(field) || mayBeEmpty(owner)
}

const mayBeEmpty = (schema: z.core.$ZodType | undefined) =>
  schema !== undefined && inner(schema) instanceof z.ZodArray && z.safeParse(schema, []).success

const placeholdersSchema = z.object({ placeholders: generatorSite.placeholders })

/**
 * Gives a function that leaves examples out of the value of a data file.
 *
 * @param site site.yaml as it is written; wrong entries are reported elsewhere
 */
export function withoutExamples(
  site: unknown,
  collections: Collections,
): (file: string, value: unknown) => unknown {
  const { placeholders } = placeholdersSchema.safeParse(site).data ?? { placeholders: [] }
  const parts = placeholders.flatMap(({ field }) => {
    const example = exampleFieldOf(field, collections)
    return (example && leftOutFor(example, collections)) ?? []
  })
  return (file, value) => {
    const left = new Set(parts.filter((part) => part.file === file).map(({ path }) => path.join('.')))
    return left.size === 0 ? value : leaveOut(value, left)
  }
}

/** A copy without the fields and entries at some places; a list among them is empty. */
function leaveOut(value: unknown, left: ReadonlySet<string>, path: Path = []): unknown {
  const isLeft = (key: PropertyKey) => left.has([...path, key].join('.'))
  if (Array.isArray(value))
    return value.flatMap((item, index) => (isLeft(index) ? [] : [leaveOut(item, left, [...path, index])]))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      if (!isLeft(key)) return [[key, leaveOut(field, left, [...path, key])]]
      return Array.isArray(field) ? [[key, []]] : []
    }),
  )
}
