/** Hints, patterns and summaries of form fields. */
import type { Field, Text } from './fieldTree.ts'

/**
 * The text below a field in a form; undefined where no explanation is needed.
 *
 * @param isChosen whether the form offers the values, so that no value has to be typed
 */
export function hint(field: Field, isChosen: boolean): string | undefined {
  const explainsItself = isChosen || isWrittenEasily(field)
  const sentences = [field.description, !explainsItself && field.expects && `Write ${field.expects}.`]
  return sentences.filter(Boolean).join(' ') || undefined
}

/** A plain line of text, or a whole number, for which a form has a box that takes only digits. */
const isWrittenEasily = (field: Field) =>
  (field.type === 'text' && field.expects?.startsWith('a line of text')) ||
  (field.type === 'number' && field.whole)

/** Fields that identify a list item, the best first. */
const identifying = 'name title label question heading feature area says file field from id'.split(' ')

/** The field whose value a collapsed list item shows; undefined where no field identifies it. */
export const summaryField = (fields: readonly Field[]): string | undefined =>
  identifying.find((name) => fields.some((field) => field.name === name && field.type === 'text'))

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

/** Texts of more than a line or two get a larger box. */
export const isLong = ({ is, max = 0 }: Text) => is === 'markdown' || max > 160
