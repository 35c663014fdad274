import type { Field } from './fields.ts'

/** Fields that tell an entry of a list from the others, the best first. */
const telling = [
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

/** The field by whose value a closed entry of a list is known; undefined for lists of single values. */
export const summaryField = (fields: readonly Field[]): string | undefined =>
  telling.find((name) => fields.some((field) => field.name === name && field.type === 'text'))
