/**
 * The fields of a content file as a tree, derived from its zod schema. JSON Schemas, forms and tables of fields are generated
 * from this tree.
 */

import * as z from 'zod'
import { capitalized } from '../text.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Plain data: a schema or a configuration. */
export interface Json {
  [key: string]: unknown
}

export type Field = {
  name: string
  label: string
  /** Its purpose, where the name does not explain it. */
  description: string | undefined
  /** What to write, as the end of a sentence that begins with “Write”. */
  expects: string | undefined
  example: string | undefined
  required: boolean
  /** Whether it may have no value: a list without entries. */
  mayBeNothing: boolean
  default: unknown
} & Shape

type Bounds = { min: number | undefined; max: number | undefined }

type Shape =
  | Text
  | ({ type: 'number'; whole: boolean; above: number | undefined } & Bounds)
  | { type: 'yes-no' }
  | { type: 'choice'; options: string[] }
  | { type: 'group'; fields: Field[] }
  | ({ type: 'list'; item: Field } & Bounds)
  /** A map whose keys are the ids of the entries of a list, such as `packages.tiers`. */
  | { type: 'keyed'; keys: string; value: Field }
  | Variants
  /** A group of fields, or a list of groups, such as hours for every day or by days. */
  | { type: 'group-or-list'; group: Field; list: Field }

/** Bounds in characters, after references are replaced. */
export interface Text extends Bounds {
  type: 'text'
  /** Regular expressions that the text must match after references are replaced. */
  patterns: string[]
  is: 'line' | 'markdown' | 'image' | 'category' | 'date' | 'other'
}

/** An object whose other fields depend on the value of the field `key`. */
export interface Variants {
  type: 'variants'
  key: string
  variants: { value: string; label: string; fields: Field[] }[]
}

/** The tree of fields of a schema. */
export const fieldsOf = (schema: z.ZodType): Field[] =>
  fieldsIn(z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }))

/** `perHourLabel` → Per hour label */
export const inWords = (name: string) =>
  capitalized(
    name
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('-', ' ')
      .toLowerCase(),
  )

const fieldsIn = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, value]) => fieldOf(name, asSchema(value), required.includes(name)))

function fieldOf(name: string, node: JsonSchema, required: boolean): Field {
  const types = alternatives(node)
  const mayBeNothing = types.length === 2 && types.some(({ type }) => type === 'null')
  const inner = mayBeNothing ? (types.find(({ type }) => type !== 'null') ?? node) : node
  return {
    name,
    label: textOf(node.label) ?? inWords(name),
    description: node.description,
    expects: textOf(inner.expects),
    example: exampleOf(inner),
    required,
    mayBeNothing,
    default: node.default,
    ...shapeOf(name, inner),
  }
}

function shapeOf(name: string, node: JsonSchema): Shape {
  const variants = alternatives(node)
  const [group, list] = variants
  if (group && list?.type === 'array')
    return { type: 'group-or-list', group: fieldOf(name, group, true), list: fieldOf(name, list, true) }
  if (variants.length > 0) return variantsOf(variants)
  if (node.type === 'array') {
    const { minItems: min, maxItems: max } = node
    return { type: 'list', min, max, item: fieldOf(name, asSchema(node.items), true) }
  }
  if (node.type === 'object') {
    return node.properties
      ? { type: 'group', fields: fieldsIn(node) }
      : {
          type: 'keyed',
          keys: String(node.keys),
          value: fieldOf(name, asSchema(node.additionalProperties), true),
        }
  }
  if (node.type === 'boolean') return { type: 'yes-no' }
  if (node.enum) return { type: 'choice', options: node.enum.map(String) }
  if (node.type === 'number' || node.type === 'integer') return numberOf(node)
  if (node.type === 'string') return textShape(node)
  throw new Error(`The field “${name}” has a type that editors do not support.`)
}

function textShape(node: JsonSchema): Text {
  const patterns = [node, ...(node.allOf ?? [])].flatMap(({ pattern }) => pattern ?? [])
  // A rule of zod that JSON Schema cannot express: no spaces at the ends of a line.
  if (node.kind === 'text' && patterns.length === 0) patterns.push('^\\S(.*\\S)?$')
  return { type: 'text', min: node.minLength, max: node.maxLength, patterns, is: textType(node) }
}

function textType({ markup, names, kind }: JsonSchema): Text['is'] {
  if (markup === 'markdown') return 'markdown'
  if (names === 'image' || names === 'category') return names
  if (kind === 'date') return 'date'
  return kind === 'text' ? 'line' : 'other'
}

function numberOf(node: JsonSchema): Shape {
  const above = typeof node.exclusiveMinimum === 'number' ? node.exclusiveMinimum : undefined
  // The safe range of JavaScript, which zod adds to integers, is not a rule of the content.
  const max = node.maximum === Number.MAX_SAFE_INTEGER ? undefined : node.maximum
  const min = node.minimum === Number.MIN_SAFE_INTEGER ? undefined : node.minimum
  return { type: 'number', whole: node.type === 'integer', min, max, above }
}

/** The discriminator of a union is the field with a constant value in each of its objects. */
function variantsOf(objects: JsonSchema[]): Variants {
  const variants = objects.map((object) => {
    const [key, constant] =
      Object.entries(object.properties ?? {}).find(([, value]) => asSchema(value).const !== undefined) ?? []
    if (key === undefined || constant === undefined) throw new Error('A union without a discriminator.')
    const value = String(asSchema(constant).const)
    const { [key]: _constant, ...others } = object.properties ?? {}
    return { key, value, label: inWords(value), fields: fieldsIn({ ...object, properties: others }) }
  })
  return { type: 'variants', key: variants[0]?.key ?? '', variants }
}

const alternatives = (node: JsonSchema): JsonSchema[] => node.oneOf ?? node.anyOf ?? []

/** JSON Schema also allows `true` and arrays of schemas here; zod generates neither for these fields. */
const asSchema = (node: JsonSchema['items']): JsonSchema =>
  typeof node === 'object' && !Array.isArray(node) ? node : {}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The example in the description of a schema (“such as …”), else the first of its examples. */
function exampleOf(node: JsonSchema): string | undefined {
  const [, ...examples] = (textOf(node.expects) ?? '').split('such as ')
  const inWords = /^"?([^,;"()]+?)(?: or | \(|[,;)"]|$)/.exec(examples[0] ?? '')?.[1]
  const [given] = node.examples ?? []
  if (inWords !== undefined || given !== undefined) return inWords ?? String(given)
  return node.type === 'boolean' ? 'true' : undefined
}
