/** Helpers for the forms of Pages CMS and Sveltia CMS: hints, patterns, ranges and summaries of fields. */
import { type Collection, longFormPages } from '../content/collections.ts'
import type { Field, Figure, Text } from './fields.ts'

/** Configurations are plain data, written as YAML. */
export interface Json {
  [key: string]: unknown
}

/** The name of a file in a form editor, which has no slash. */
export const formName = ({ name }: Collection) => name.replace('/', '-')

/** The long texts, each with the page it belongs to and its path in the repository. */
export const longFormsIn = (folder: string) =>
  longFormPages.map((page) => ({ page, path: `${folder}/seo/${page}.md` }))

/**
 * The text below a field in a form; undefined where no explanation is needed.
 *
 * @param isChosen whether the form offers the values, so that no value has to be typed; some forms offer more than others
 */
export function hint(field: Field, isChosen = isOffered(field)): string | undefined {
  const explainsItself = isChosen || isWrittenEasily(field)
  const sentences = [field.description, !explainsItself && field.expects && `Write ${field.expects}.`]
  return sentences.filter(Boolean).join(' ') || undefined
}

/** A plain line of text, or a whole number, for which a form has a box that takes only digits. */
const isWrittenEasily = (field: Field) =>
  (field.type === 'text' && field.expects?.startsWith('a line of text')) ||
  (field.type === 'number' && field.whole)

/** Whether every form offers the values of a field: as a switch, a list, a calendar, or in the fields of a group. */
export const isOffered = (field: Field): boolean =>
  ['yes-no', 'choice', 'group', 'keyed'].includes(field.type) ||
  (field.type === 'text' && field.is === 'date')

/** A field for each machine type, because forms show all of them; a package may be sold for some only. */
export const tierFields = ({ value }: Extract<Field, { type: 'keyed' }>, tiers: readonly string[]): Field[] =>
  tiers.map((tier) => ({ ...value, name: tier, label: tier, required: false }))

/** `min` and `max`, where they are defined. */
export const range = (min: number | undefined, max: number | undefined): { min?: number; max?: number } => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
})

export const rangeOf = ({ min, above, max }: Figure) => range(min ?? above, max)

/** Fields that identify a list item, the best first. */
const identifying = [
  'name',
  'title',
  'label',
  'question',
  'heading',
  'feature',
  'area',
  'says',
  'file',
  'field',
  'from',
  'id',
]

/** The field whose value a collapsed list item shows; undefined where no field identifies it. */
export const summaryField = (fields: readonly Field[]): string | undefined =>
  identifying.find((name) => fields.some((field) => field.name === name && field.type === 'text'))

/** The fields of a list item; undefined for lists of single values. */
export function entryFields(item: Field): readonly Field[] | undefined {
  if (item.type === 'group') return item.fields
  return item.type === 'variants' ? (item.variants[0]?.fields ?? []) : undefined
}

/**
 * One regular expression for all rules of a text. It accepts any text with a reference, because its length and format are
 * known only after the reference is replaced.
 *
 * @returns undefined where any text is valid
 */
export function textPattern({ min = 0, max, patterns }: Text): string | undefined {
  if (max === undefined && patterns.length === 0) return undefined
  const length = max === undefined ? '' : `(?=[\\s\\S]{${min},${max}}$)`
  return `\\$\\{|^${length}${patterns.map((pattern) => `(?=${pattern})`).join('')}`
}

/** The message for a text that does not match its pattern. */
export const patternMessage = ({ expects }: Field) => `Write ${expects ?? 'it in another form'}.`

/** Texts of more than a line or two get a larger box. */
export const isLong = ({ is, max = 0 }: Text) => is === 'markdown' || max > 160
