/**
 * JSON Schemas for editors (draft-07, which the YAML language server of VS Code and others knows best), with the words
 * that the check uses as well. They know what one field may be; what files say about each other is left to the check.
 */

import type { ContentFile } from './contentFiles.ts'
import { contentFiles, schemaPath } from './contentFiles.ts'
import { type Field, type Figure, fieldsOf, type Text } from './fields.ts'

interface Json {
  [key: string]: unknown
}

/** The schema of every content file, by its path in the repository. */
export const jsonSchemas = (): Map<string, string> =>
  new Map(contentFiles.map((file) => [schemaPath(file), `${JSON.stringify(jsonSchema(file), null, 1)}\n`]))

function jsonSchema({ title, description, schema }: ContentFile): Json {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description,
    ...group(fieldsOf(schema)),
  }
}

const group = (fields: readonly Field[], fixed: Json = {}): Json => ({
  type: 'object',
  properties: { ...fixed, ...Object.fromEntries(fields.map((field) => [field.name, withWords(field)])) },
  required: [...Object.keys(fixed), ...fields.filter(({ required }) => required).map(({ name }) => name)],
  additionalProperties: false,
})

/** Titles are shown above descriptions when the mouse rests on a field; messages in place of the editor's own. */
function withWords(field: Field): Json {
  const { description, expects } = field
  const words = [description, expects && `Write ${expects}.`].filter(Boolean).join(' ')
  return {
    title: field.label,
    ...(words && { description: words }),
    ...(field.example !== undefined && field.type === 'text' && { examples: [field.example] }),
    ...(field.default !== undefined && { default: field.default }),
    ...shape(field),
    ...(expects && { errorMessage: `Write ${expects}.` }),
  }
}

function shape(field: Field): Json {
  switch (field.type) {
    case 'text':
      return text(field, field.expects)
    case 'number':
      return number(field)
    case 'yes-no':
      return { type: 'boolean' }
    case 'choice':
      return { type: 'string', enum: field.options }
    case 'group':
      return group(field.fields)
    case 'keyed':
      return { type: 'object', additionalProperties: withWords(field.value) }
    case 'list':
      return {
        type: field.mayBeNothing ? ['array', 'null'] : 'array',
        ...(field.min !== undefined && { minItems: field.min }),
        ...(field.max !== undefined && { maxItems: field.max }),
        items: withWords(field.item),
      }
    case 'variants':
      return {
        oneOf: field.variants.map(({ value, label, fields }) => ({
          title: label,
          ...group(fields, { [field.key]: { const: value } }),
        })),
      }
  }
}

/** A text with a reference has another length and form once that is filled in, so that only the check can judge it. */
function text({ min, max, patterns }: Text, expects: string | undefined): Json {
  const rules = {
    ...(min !== undefined && { minLength: min }),
    ...(max !== undefined && { maxLength: max }),
    ...(patterns.length > 0 && {
      allOf: patterns.map((pattern) => ({
        pattern,
        ...(expects && { patternErrorMessage: `Write ${expects}.` }),
      })),
    }),
  }
  if (Object.keys(rules).length === 0) return { type: 'string' }
  return { type: 'string', if: { pattern: '\\$\\{' }, else: rules }
}

const number = ({ whole, min, max, above }: Figure): Json => ({
  type: whole ? 'integer' : 'number',
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
  ...(above !== undefined && { exclusiveMinimum: above }),
})
