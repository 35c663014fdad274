/**
 * What rules across files look at, taken down for each file by itself: so a file that did not change is not gone through
 * again, and a kept guide need not be parsed to be compared with others.
 */
import { isMap, isScalar, visit } from 'yaml'
import { z } from 'zod'
import { identityOf, remembering } from '../memo.ts'
import type { Problem } from '../messages.ts'
import { leaves } from './schema/walk.ts'
import { findWrongWeekdays } from './weekdays.ts'
import { type Place, placeOf, type YamlText } from './yaml.ts'

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
  return { file, sound, notes: notesOf(yaml, schema), yaml: () => yaml }
}

const notesOf = remembering(
  (yaml: YamlText, schema: z.ZodType) =>
    `${identityOf(schema)} ${identityOf(yaml.document)} ${JSON.stringify(yaml.toValue())}`,
  (yaml, schema): Notes => ({
    pageTexts: pageTextsIn(yaml),
    ...imagesIn(yaml, schema),
    problems: [...repeatedIds(yaml), ...wrongWeekdays(yaml)],
  }),
)

function pageTextsIn(yaml: YamlText): PageText[] {
  const found: PageText[] = []
  visit(yaml.document, {
    Pair(_key, { key, value }, path) {
      if (!isScalar(key) || !isScalar(value)) return
      const field = (['title', 'description'] as const).find((name) => name === key.value)
      // Cards have titles, too; only those of a page stand beside its keywords.
      const group = path.at(-1)
      if (!field || !isMap(group) || !group.has('keywords')) return
      found.push({ field, text: String(yaml.filledIn(value)), place: yaml.placeAt(value.range?.[0] ?? 0) })
    },
  })
  return found
}

function imagesIn(yaml: YamlText, schema: z.ZodType): Pick<Notes, 'images' | 'imageTexts'> {
  const fields = [...leaves(schema, yaml.toValue())].map((leaf) => ({
    ...leaf,
    ...z.globalRegistry.get(leaf.schema),
    group: leaf.path.slice(0, -1).join('/'),
  }))
  const named = fields.filter(({ names }) => names === 'image')
  return {
    images: named.map(({ path, schema: leaf, value }) => ({
      name: String(value),
      isName: z.safeParse(leaf, value).success,
      place: placeOf(yaml, path),
    })),
    imageTexts: fields
      .filter(({ describes }) => describes === 'image')
      .map(({ path, value, group }) => ({
        text: String(value),
        name: named.map((other) => (other.group === group ? String(other.value) : undefined)).find(Boolean),
        place: placeOf(yaml, path),
      })),
  }
}

/** Ids are unique in a file: they are addresses of references and anchors of pages. */
function repeatedIds(yaml: YamlText): Notes['problems'] {
  const found: Notes['problems'] = []
  const first = new Map<unknown, number>()
  visit(yaml.document, {
    Map(_key, node) {
      const id = node.get('id', true)
      if (!isScalar(id) || !id.range) return
      const place = yaml.placeAt(id.range[0])
      const rule = 'duplicate-id'
      if (yaml.document.has(id.value)) {
        const reason = `The id “${id.value}” is the name of a field of this file, so that a reference could mean either.`
        found.push({ ...place, rule, reason, remedy: 'Give this entry another id.' })
      }
      const earlier = first.get(id.value)
      if (earlier !== undefined) {
        const reason = `The id “${id.value}” is taken by the entry on line ${earlier}.`
        found.push({ ...place, rule, reason, remedy: 'Give this entry an id of its own.' })
      } else first.set(id.value, place.line)
    },
  })
  return found
}

function wrongWeekdays(yaml: YamlText): Notes['problems'] {
  const found: Notes['problems'] = []
  visit(yaml.document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string' || !/\d{4}/.test(node.value))
        return
      const [from, to] = node.range ?? [0, 0]
      for (const { offset, ...problem } of findWrongWeekdays(yaml.text.slice(from, to))) {
        found.push({ ...yaml.placeAt(from + offset), ...problem })
      }
    },
  })
  return found
}
