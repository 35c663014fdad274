/**
 * JSON Schemas for code editors, with the texts of the check's messages: draft-07, which the YAML language server supports
 * best. They describe single fields; only the check knows rules across files.
 */
import { allCollections, type Collection, type Collections } from '../content/collections.ts'
import { type Field, fieldsOf, type Json, type Text } from './fieldTree.ts'

export const schemaPath = ({ name }: Collection) => `schema/${name}.schema.json`

/** The JSON Schema of each content file as text, by path in the repository. */
export const jsonSchemas = (collections: Collections): Map<string, string> =>
  new Map(
    allCollections(collections).map((each) => [
      schemaPath(each),
      `${JSON.stringify(jsonSchema(each), null, 1)}\n`,
    ]),
  )

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
  const errorMessage = field.expects && `Write ${field.expects}.`
  return {
    title: field.label,
    description: [field.description, errorMessage].filter(Boolean).join(' ') || undefined,
    examples: field.example !== undefined && field.type === 'text' ? [field.example] : undefined,
    default: field.default,
    ...shape(field, errorMessage),
    errorMessage,
  }
}

/** Without the fields that are undefined: JSON has none. */
function shape(field: Field, errorMessage: string | undefined): Json {
  switch (field.type) {
    case 'text':
      return text(field, errorMessage)
    case 'number':
      return {
        type: field.whole ? 'integer' : 'number',
        minimum: field.min,
        maximum: field.max,
        exclusiveMinimum: field.above,
      }
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
        minItems: field.min,
        maxItems: field.max,
        items: withWords(field.item),
      }
    case 'group-or-list':
      return { anyOf: [field.group, field.list].map(withWords) }
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
function text({ min, max, patterns }: Text, patternErrorMessage: string | undefined): Json {
  if (min === undefined && max === undefined && patterns.length === 0) return { type: 'string' }
  const allOf = patterns.map((pattern) => ({ pattern, patternErrorMessage }))
  const rules = { minLength: min, maxLength: max, allOf: allOf.length > 0 ? allOf : undefined }
  return { type: 'string', if: { pattern: '\\$\\{' }, else: rules }
}
