/**
 * What rules across files look at, taken down for each file by itself: so a file that did not change is not gone through
 * again, and a kept guide need not be parsed to be compared with others.
 */
import { isCollection, isScalar, type Pair, type Scalar, type YAMLMap } from 'yaml'
import { z } from 'zod'
import type { Problem } from '../diagnostics/messages.ts'
import type { Place } from '../diagnostics/positions.ts'
import { placeOf } from '../diagnostics/positions.ts'
import { type Leaf, someWithin, visitLeaves } from '../diagnostics/schema.ts'
import { findWrongWeekdays } from './rules/weekdays.ts'
import { visitValues } from './yaml/nodes.ts'
import type { YamlText } from './yaml/parse.ts'

/** A file that was held against its schema. */
export interface CheckedFile {
  /** As messages name it. */
  file: string
  /** False when it could not be read. */
  sound: boolean
  notes: Notes
  /** The file itself, to find a place in it; parsed again where its notes were kept. */
  yaml: () => YamlText
}

/** Plain data, so that it can be kept. */
export interface Notes {
  /** Title and description of every page that is described in it. */
  pageTexts: PageText[]
  /** Every field that names a photograph. */
  images: { name: string; isName: boolean; place: Place }[]
  /** Every field that says what one shows, and which one, where that is named beside it. */
  imageTexts: { text: string; name: string | undefined; place: Place }[]
  /** What is wrong with the file by itself. */
  problems: Omit<Problem, 'file'>[]
}

/** What a page says about itself to search engines and chats: one title or description, and where it stands. */
export interface PageText {
  field: 'title' | 'description'
  text: string
  place: Place
}

/** A file with its notes, once its references are filled in. */
export function checkedFile(yaml: YamlText, schema: z.ZodType): CheckedFile {
  const { file, sound } = yaml
  return { file, sound, notes: takeNotes(yaml, schema), yaml: () => yaml }
}

/** The notes of a file whose references are filled in. */
export function takeNotes(yaml: YamlText, schema: z.ZodType): Notes {
  const pageTexts: PageText[] = []
  const ids: Scalar[] = []
  const weekdays: Notes['problems'] = []
  visitValues(yaml.contents, {
    group: (group) => {
      const id = group.get('id', true)
      if (isScalar(id)) ids.push(id)
    },
    field: (field, group) => {
      const text = pageTextOf(yaml, field, group)
      if (text) pageTexts.push(text)
    },
    single: (value) => {
      weekdays.push(...wrongWeekdays(yaml, value))
    },
  })
  return {
    pageTexts,
    ...imagesIn(yaml, schema),
    problems: [...repeatedIds(yaml, ids), ...weekdays],
  }
}

function pageTextOf(yaml: YamlText, { key, value }: Pair, group: YAMLMap): PageText | undefined {
  if (!isScalar(key) || !isScalar(value)) return undefined
  const field = (['title', 'description'] as const).find((name) => name === key.value)
  // Cards have titles, too; only those of a page stand beside its keywords.
  if (!field || !group.has('keywords')) return undefined
  return { field, text: String(yaml.filledIn(value)), place: yaml.placeAt(value.range?.[0] ?? 0) }
}

function imagesIn(yaml: YamlText, schema: z.ZodType): Pick<Notes, 'images' | 'imageTexts'> {
  const named: (Leaf & { group: string })[] = []
  const described: typeof named = []
  visitLeaves(schema, yaml.toValue(), isAboutImages, (leaf) => {
    const role = roleOf(leaf.schema)
    if (!role) return
    const fields = role === 'name' ? named : described
    fields.push({ ...leaf, group: leaf.path.slice(0, -1).join('/') })
  })
  return {
    images: named.map(({ path, schema: leaf, value }) => ({
      name: String(value),
      isName: z.safeParse(leaf, value).success,
      place: placeOf(yaml, path),
    })),
    // What is no text is told as such.
    imageTexts: described
      .filter(({ value }) => typeof value === 'string')
      .map(({ path, value, group }) => ({
        text: String(value),
        name: named.map((other) => (other.group === group ? String(other.value) : undefined)).find(Boolean),
        place: placeOf(yaml, path),
      })),
  }
}

/** What a field is for a photograph. */
function roleOf(schema: z.core.$ZodType): 'name' | 'text' | undefined {
  const { names, describes } = z.globalRegistry.get(schema) ?? {}
  return names === 'image' ? 'name' : describes === 'image' ? 'text' : undefined
}

const aboutImages = new WeakMap<z.core.$ZodType, boolean>()

/** Whether a schema has a field within it that is for a photograph. Of each it is asked once. */
function isAboutImages(schema: z.core.$ZodType): boolean {
  const known = aboutImages.get(schema)
  if (known !== undefined) return known
  const isAbout = someWithin(schema, (field) => roleOf(field) !== undefined)
  aboutImages.set(schema, isAbout)
  return isAbout
}

/** Ids are unique in a file: they are addresses of references and anchors of pages. */
function repeatedIds(yaml: YamlText, ids: readonly Scalar[]): Notes['problems'] {
  const found: Notes['problems'] = []
  const first = new Map<unknown, number>()
  const { contents } = yaml
  for (const { value, range } of ids) {
    if (!range) continue
    const place = yaml.placeAt(range[0])
    const rule = 'duplicate-id'
    if (isCollection(contents) && contents.has(value)) {
      const reason = `The id “${value}” is the name of a field of this file, so that a reference could mean either.`
      found.push({ ...place, rule, reason, remedy: 'Give this entry another id.' })
    }
    const earlier = first.get(value)
    if (earlier !== undefined) {
      const reason = `The id “${value}” is taken by the entry on line ${earlier}.`
      found.push({ ...place, rule, reason, remedy: 'Give this entry an id of its own.' })
    } else first.set(value, place.line)
  }
  return found
}

function wrongWeekdays(yaml: YamlText, { value, range }: Scalar): Notes['problems'] {
  if (!range || typeof value !== 'string' || !/\d{4}/.test(value)) return []
  const [from, to] = range
  return findWrongWeekdays(yaml.text.slice(from, to)).map(({ offset, ...problem }) => ({
    ...yaml.placeAt(from + offset),
    ...problem,
  }))
}
