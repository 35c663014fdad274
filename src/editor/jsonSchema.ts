/**
 * JSON Schemas for code editors, with the texts of the check's messages: draft-07, which the YAML language server supports
 * best. They describe single fields; only the check knows rules across files.
 */
import { type Collection, collections } from '../content/collections.ts'
import { type Field, type Figure, fieldsOf, type Json, type Text } from './fields.ts'

export const schemaPath = ({ name }: Collection) => `schema/${name}.schema.json`

export const jsonSchemas = (): Map<string, string> =>
  new Map(collections.map((each) => [schemaPath(each), `${JSON.stringify(jsonSchema(each), null, 1)}\n`]))

function jsonSchema({ title, description, schema }: Collection): Json {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description,
    ...object(fieldsOf(schema)),
  }
}

const object = (fields: readonly Field[], fixed: Json = {}): Json => ({
  type: 'object',
  properties: { ...fixed, ...Object.fromEntries(fields.map((field) => [field.name, withWords(field)])) },
  required: [...Object.keys(fixed), ...fields.filter(({ required }) => required).map(({ name }) => name)],
  additionalProperties: false,
})

/** Editors show title and description in a tooltip, and `errorMessage` instead of a generic message. */
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
      return object(field.fields)
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
          ...object(fields, { [field.key]: { const: value } }),
        })),
      }
  }
}

/** Any text with a reference is valid here: its length is known only after the reference is replaced. */
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
