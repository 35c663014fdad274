/** What rules across files need of each file, so that a cached guide need not be parsed again. */
import { z } from 'zod'
import { type Place, placeOf } from '../diagnostics/positions.ts'
import { type Leaf, visitLeaves } from '../diagnostics/schema.ts'
import { isRecord, recordsIn } from './records.ts'
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
export interface FileSummary {
  /** Title and description of every page that the file describes. */
  pageTexts: PageText[]
  /** Every field that names a photograph; `isName` is false where the value cannot be the name of one. */
  images: { name: string; isName: boolean; place: Place }[]
  /** Every alternative text, and the photograph that is named beside it. */
  imageTexts: { text: string; name: string | undefined; place: Place }[]
  /** The day on which a guide was last changed. */
  updated: { name: string; place: Place } | undefined
}

/** A title or description of a page, as search engines and chats show it. */
interface PageText {
  field: 'title' | 'description'
  text: string
  place: Place
}

export const emptySummary: FileSummary = { pageTexts: [], images: [], imageTexts: [], updated: undefined }

/** Summarizes a file for rules across files. */
export function summarize(yaml: YamlText, schema: z.ZodType): FileSummary {
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
    pageTexts: pageTextsIn(yaml, value),
    images: named.map(({ path, schema: field, value: name }) => ({
      name: String(name),
      isName: z.safeParse(field, name).success,
      place: placeOf(yaml, path),
    })),
    imageTexts: described.map((leaf) => {
      const image = named.find((other) => entryOf(other) === entryOf(leaf))
      return {
        text: String(leaf.value),
        name: image && String(image.value),
        place: placeOf(yaml, leaf.path),
      }
    }),
    updated: typeof updated === 'string' ? { name: updated, place: placeOf(yaml, ['updated']) } : undefined,
  }
}

function pageTextsIn(yaml: YamlText, value: unknown): PageText[] {
  const found: PageText[] = []
  for (const { record, path } of recordsIn(value)) {
    // Cards have titles, too; only pages have keywords.
    if (record.keywords === undefined) continue
    for (const field of ['title', 'description'] as const) {
      const text = record[field]
      if (typeof text === 'string') found.push({ field, text, place: placeOf(yaml, [...path, field]) })
    }
  }
  return found
}
