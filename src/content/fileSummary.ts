/** The summary of a file for rules across files. */
import * as z from 'zod'
import { placeOf } from '../diagnostics/positions.ts'
import { type Leaf, recordsIn, visitLeaves } from '../validate/walkSchema.ts'
import type { YamlText } from '../yaml/parse.ts'

/** A YAML file or a guide after it was checked against its schema. */
export interface CheckedFile {
  /** The path that messages name, such as `content/faq.yaml`. */
  file: string
  summary: FileSummary
  /** For the places of values; undefined for guides. */
  yaml?: YamlText
}

/** Each text has its references filled in. */
export type FileSummary = ReturnType<typeof summarize>

export const emptySummary: FileSummary = { pageTexts: [], images: [], imageTexts: [] }

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
  return {
    /** Title and description of every page that the file describes, as search engines and chats show them; id of a guide. */
    pageTexts: pageTextsIn(yaml, value),
    /** Every field that names a photograph. */
    images: named.map(({ path, value: name }) => ({ name: String(name), place: placeOf(yaml, path) })),
    /** Every alternative text, and the photograph that is named beside it. */
    imageTexts: described.map((leaf) => {
      const image = named.find((other) => entryOf(other) === entryOf(leaf))
      return {
        text: String(leaf.value),
        name: image && String(image.value),
        place: placeOf(yaml, leaf.path),
      }
    }),
  }
}

const pageTextsIn = (yaml: YamlText, value: unknown) =>
  [...recordsIn(value)].flatMap(({ record, path }) =>
    (['id', 'title', 'description'] as const).flatMap((field) => {
      const text = record[field]
      // Cards have titles, too: a page is a whole file, or an entry with keywords. Ids of entries are compared in their own file.
      const isOfEntry = field === 'id' && path.length > 0
      const isPage = path.length === 0 || record.keywords !== undefined
      if (typeof text !== 'string' || !isPage || isOfEntry) return []
      return [{ field, text, place: placeOf(yaml, [...path, field]) }]
    }),
  )
