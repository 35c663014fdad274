/** What rules across files need to know of each file, so that a cached guide is not parsed again for them. */
import { isMap, isScalar, type Pair, type YAMLMap } from 'yaml'
import { z } from 'zod'
import type { Place } from '../diagnostics/positions.ts'
import { placeOf } from '../diagnostics/positions.ts'
import { type Leaf, visitLeaves } from '../diagnostics/schema.ts'
import { visitValues } from './yaml/nodes.ts'
import type { YamlText } from './yaml/parse.ts'

/** A YAML file or a guide after it was checked against its schema. */
export interface CheckedFile {
  /** The path that messages name, such as `content/faq.yaml`. */
  file: string
  /** False when it could not be parsed. */
  sound: boolean
  summary: FileSummary
  /** To find the places of values; only for files of data and of pages, which are always parsed. */
  yaml?: YamlText
}

/** Plain data, so that it can be stored as JSON. Each text has its references filled in. */
export interface FileSummary {
  /** Title and description of every page that the file describes. */
  pageTexts: PageText[]
  /** Every field that names a photograph; `isName` is false where the value cannot be the name of one. */
  images: { name: string; isName: boolean; place: Place }[]
  /** Every alternative text, and the photograph that is named beside it. */
  imageTexts: { text: string; name: string | undefined; place: Place }[]
  /** The category of a guide. */
  category: { name: string; place: Place } | undefined
}

/** A title or description of a page, as search engines and chats show it. */
export interface PageText {
  field: 'title' | 'description'
  text: string
  place: Place
}

export const emptySummary: FileSummary = { pageTexts: [], images: [], imageTexts: [], category: undefined }

/**
 * Summarizes a file for rules across files.
 *
 * @param yaml a YAML file or the front matter of a guide, with its references filled in
 */
export function summarize(yaml: YamlText, schema: z.ZodType): FileSummary {
  const pageTexts: PageText[] = []
  visitValues(yaml.contents, {
    field: (field, group) => {
      const text = pageTextOf(yaml, field, group)
      if (text) pageTexts.push(text)
    },
  })
  return { pageTexts, ...imagesIn(yaml, schema), category: categoryOf(yaml) }
}

function pageTextOf(yaml: YamlText, { key, value }: Pair, group: YAMLMap): PageText | undefined {
  if (!isScalar(key) || !isScalar(value)) return undefined
  const field = (['title', 'description'] as const).find((name) => name === key.value)
  // Cards have titles, too; only a page also has keywords.
  if (!field || !group.has('keywords')) return undefined
  return { field, text: String(yaml.filledIn(value)), place: yaml.placeAt(value.range?.[0] ?? 0) }
}

function imagesIn(yaml: YamlText, schema: z.ZodType): Pick<FileSummary, 'images' | 'imageTexts'> {
  const named: (Leaf & { entry: string })[] = []
  const described: typeof named = []
  visitLeaves(schema, yaml.toValue(), (leaf) => {
    const { names, describes } = z.globalRegistry.get(leaf.schema) ?? {}
    const entry = leaf.path.slice(0, -1).join('/')
    if (names === 'image') named.push({ ...leaf, entry })
    else if (describes === 'image') described.push({ ...leaf, entry })
  })
  return {
    images: named.map(({ path, schema: leaf, value }) => ({
      name: String(value),
      isName: z.safeParse(leaf, value).success,
      place: placeOf(yaml, path),
    })),
    // The schema reports a value that is not a text.
    imageTexts: described
      .filter(({ value }) => typeof value === 'string')
      .map(({ path, value, entry }) => ({
        text: String(value),
        name: named.map((other) => (other.entry === entry ? String(other.value) : undefined)).find(Boolean),
        place: placeOf(yaml, path),
      })),
  }
}

function categoryOf(yaml: YamlText): FileSummary['category'] {
  const node = isMap(yaml.contents) ? yaml.contents.get('category', true) : undefined
  const name = isScalar(node) ? yaml.filledIn(node) : undefined
  return typeof name === 'string' ? { name, place: placeOf(yaml, ['category']) } : undefined
}
