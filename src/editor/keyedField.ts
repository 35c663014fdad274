import type { Field } from './fields.ts'

/** One of the groups that are named after other entries; forms show all of them. */
export const keyedField = (value: Field, name: string): Field => ({
  ...value,
  name,
  label: name,
  required: true,
})
