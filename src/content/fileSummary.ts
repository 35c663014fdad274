/** What rules across files need of each file, so that a cached guide need not be parsed again. */
import { z } from 'zod'
import { placeOf } from '../diagnostics/positions.ts'
import { isRecord, type Leaf, recordsIn, visitLeaves } from '../diagnostics/schema.ts'
import type { YamlText } from './yaml/parse.ts'

/** A YAML file or a guide after it was checked against its schema. */
export interface CheckedFile {
  /** The path that messages name, such as `content/faq.yaml`. */
  file: string
  /** False when it could not be parsed. */
  sound: boolean
  summary: FileSummary
  /** For the places of values; undefined for guides, which may come from the cache. */
  yaml?: YamlText
}

/** Plain data, for the guide cache. Each text has its references filled in. */
export type FileSummary = ReturnType<typeof summarize>

export const emptySummary: FileSummary = { pageTexts: [], images: [], imageTexts: [], updated: undefined }

/** Summarizes a file for rules across files. */
export function summarize(yaml: YamlText, schema: z.ZodType) {
  const value = yaml.toValue()
  const named: Leaf[] = []
  const described: Leaf[] = []
  visitLeaves(schema, value, (leaf) => {
    const { names, describes } = z.globalRegistry.get(leaf.schema) ?? {}
    if (names === 'image') named.push(leaf)
    else if (describes === 'image' && typeof leaf.value === 'string') described.push(leaf)
  })
  const entryOf = ({ path }: Leaf) => path.slice(0, -1).join('/')
  const updated = isRecord(value) ? value.updated : undefined
  return {
    /** Title and description of every page that the file describes, as search engines and chats show them. */
    pageTexts: pageTextsIn(yaml, value),
    /** Every field that names a photograph; `isName` is false where the value cannot be the name of one. */
    images: named.map(({ path, schema: field, value: name }) => ({
      name: String(name),
      isName: z.safeParse(field, name).success,
      place: placeOf(yaml, path),
    })),
    /** Every alternative text, and the photograph that is named beside it. */
    imageTexts: described.map((leaf) => {
      const image = named.find((other) => entryOf(other) === entryOf(leaf))
      return {
        text: String(leaf.value),
        name: image && String(image.value),
        place: placeOf(yaml, leaf.path),
      }
    }),
    /** The day on which a guide was last changed. */
    updated: typeof updated === 'string' ? { name: updated, place: placeOf(yaml, ['updated']) } : undefined,
  }
}

const pageTextsIn = (yaml: YamlText, value: unknown) =>
  [...recordsIn(value)].flatMap(({ record, path }) =>
    (['title', 'description'] as const).flatMap((field) => {
      const text = record[field]
      // Cards have titles, too; only pages have keywords.
      if (typeof text !== 'string' || record.keywords === undefined) return []
      return [{ field, text, place: placeOf(yaml, [...path, field]) }]
    }),
  )
