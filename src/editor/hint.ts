import type { Field } from './fields.ts'

/** What a form says below a field; that a line of text is one, people see. */
export function hint(field: Field): string | undefined {
  const isPlain = field.type === 'text' && field.is === 'line' && field.expects?.startsWith('a line of text')
  const words = [field.description, !isPlain && field.expects && `Write ${field.expects}.`].filter(Boolean)
  return words.length > 0 ? words.join(' ') : undefined
}
