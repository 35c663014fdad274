/** Reads the forms of the form editor. */

export interface FormField {
  name: string
  /** The pattern of a value, if the form has one. */
  pattern: RegExp | undefined
  min: number | undefined
  options: string[] | undefined
  isList: boolean
  /** Of a group, or of each entry of a list. */
  fields: FormField[] | undefined
  /** Of a group whose fields depend on the value of one of them. */
  variants: { key: string; fields: Map<string, FormField[]> } | undefined
}

type Json = Record<string, unknown>

const list = (value: unknown): Json[] => (Array.isArray(value) ? value : [])
const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {})

export function sveltiaField(node: Json): FormField {
  const only = node.widget === 'list' && node.field ? sveltiaField(object(node.field)) : undefined
  const [pattern] = list(node.pattern)
  return {
    name: String(node.name),
    pattern: pattern === undefined ? only?.pattern : new RegExp(String(pattern)),
    min: typeof node.min === 'number' ? node.min : undefined,
    // An option is a text, or has a label and a value of another type.
    options: Array.isArray(node.options)
      ? list(node.options).map((option) => String(object(option).value ?? option))
      : undefined,
    isList: node.widget === 'list',
    fields: node.fields ? list(node.fields).map(sveltiaField) : undefined,
    variants: node.types
      ? {
          key: String(node.typeKey),
          fields: new Map(
            list(node.types).map(({ name, fields }) => [String(name), list(fields).map(sveltiaField)]),
          ),
        }
      : undefined,
  }
}

/** The parts of a file that a form would lose: fields that it does not have, values that it would refuse. */
export function* refusals(fields: readonly FormField[], value: unknown, path = ''): Generator<string> {
  for (const [name, inner] of Object.entries(object(value))) {
    const field = fields.find((field) => field.name === name)
    const here = `${path}/${name}`
    if (!field) yield `${here}: no such field`
    else if (field.isList !== (Array.isArray(inner) || inner === null)) yield `${here}: list or not`
    else for (const each of field.isList ? list(inner) : [inner]) yield* refusalsOf(field, each, here)
  }
}

function* refusalsOf(field: FormField, value: unknown, path: string): Generator<string> {
  if (field.variants) {
    const { [field.variants.key]: key, ...others } = object(value)
    const fields = field.variants.fields.get(String(key))
    if (!fields) yield `${path}: no variant ${key}`
    else yield* refusals(fields, others, path)
  } else if (field.fields) yield* refusals(field.fields, value, path)
  else if (field.pattern && !field.pattern.test(String(value))) yield `${path}: ${value}`
  else if (field.options && !field.options.includes(String(value))) yield `${path}: ${value}`
  else if (typeof value === 'number' && field.min !== undefined && value < field.min)
    yield `${path}: ${value}`
}
