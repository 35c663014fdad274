/** Fields that are at a wrong place, unknown or missing. */
import { z } from 'zod'
import type { Problem } from '../messages.ts'
import { linesOf, nameOffsetOf, placeOf } from '../positions.ts'
import { fieldsAt, inner, schemaAt, valueAt } from '../schema.ts'
import { fieldName, listed, shown } from '../words.ts'
import { lineAt } from '../yaml/lines.ts'
import { pathKey, type Validation, type WrongValue } from './validation.ts'

/**
 * Finds fields whose line was deleted, so that what is below it is read as a part of the field above.
 *
 * @returns the problems, and the issues that do not follow from them
 */
export function findDeletedNames(validation: Validation): {
  problems: Problem[]
  otherIssues: Validation['issues']
} {
  const { schema, text, value } = validation
  const problems: Problem[] = []
  let otherIssues = validation.issues
  for (const { path } of validation.issues) {
    const parent = path.slice(0, -1)
    const deleted = schemaAt(schema, path, value)
    if (!deleted || valueAt(value, path) !== undefined) continue
    for (const name of Object.keys(Object(valueAt(value, parent)))) {
      const above = [...parent, name]
      const strays = straysOf(deleted, schemaAt(schema, above, value), valueAt(value, above))
      const [first] = strays
      const offset = first === undefined ? undefined : text.find([...above, first])
      const start = (offset?.name ?? offset?.value)?.from
      if (start === undefined) continue
      const { line } = lineAt(text.text, start)
      const indent = ' '.repeat(text.placeAt(nameOffsetOf(text, above) ?? 0).column - 1)
      problems.push({
        file: text.file,
        ...text.placeAt(start),
        rule: 'deleted-name',
        reason: `The line “${fieldName(path)}:” is missing above this one, so all from here on is read as a part of “${name}”.`,
        remedy: `Write that line again${indent && `, with ${indent.length} spaces before it`}.`,
        corrected: `${indent}${fieldName(path)}:\n${line}`,
      })
      const isOfStray = (issue: z.core.$ZodIssue) => {
        const at = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path
        return strays.some((stray) => pathKey([...at, '']).startsWith(pathKey([...above, stray, ''])))
      }
      otherIssues = otherIssues.filter((issue) => pathKey(issue.path) !== pathKey(path) && !isOfStray(issue))
      break
    }
  }
  return { problems, otherIssues }
}

/** The last entries or fields of a value that do not fit its own schema, but that of a field whose name is missing. */
function straysOf(
  deleted: z.core.$ZodType,
  schema: z.core.$ZodType | undefined,
  held: unknown,
): (string | number)[] {
  const [own, other] = [schema && inner(schema), inner(deleted)]
  if (own instanceof z.ZodArray && other instanceof z.ZodArray && Array.isArray(held)) {
    const isStray = held.map(
      (item) => !z.safeParse(own.element, item).success && z.safeParse(other.element, item).success,
    )
    const from = isStray.lastIndexOf(false) + 1
    return held.map((_, index) => index).slice(from)
  }
  if (own instanceof z.ZodObject && held && typeof held === 'object') {
    const fits = ([name, value]: [string, unknown]) =>
      other instanceof z.ZodRecord
        ? z.safeParse(other.valueType, value).success
        : other instanceof z.ZodObject && Object.hasOwn(other.shape, name)
    const names = Object.keys(held)
    const isStray = Object.entries(held).map((field) => !Object.hasOwn(own.shape, field[0]) && fits(field))
    return names.slice(isStray.lastIndexOf(false) + 1)
  }
  return []
}

/**
 * Finds groups that lack fields which follow beside their name.
 *
 * @returns the problems, and the paths whose other issues only follow from them
 */
export function findStrayFields({ schema, text, value, issues }: Validation): {
  problems: Problem[]
  explained: ReadonlySet<string>
} {
  const problems: Problem[] = []
  const explained = new Set<string>()
  for (const issue of issues) {
    const path = valueAt(value, issue.path) === undefined ? issue.path.slice(0, -1) : issue.path
    const parent = path.slice(0, -1)
    const fields = fieldsBeside(schema, value, path)
    const [first] = fields
    if (first === undefined || explained.has(pathKey([...parent, first]))) continue
    explained.add(pathKey(path))
    for (const name of fields) {
      explained.add(pathKey([...parent, name]))
      explained.add(pathKey([...path, name]))
    }
    const isOne = fields.length === 1
    const names = listed(fields.map((name) => `“${name}”`))
    const lineOf = (name: string) => lineAt(text.text, nameOffsetOf(text, [...parent, name]) ?? 0).line
    problems.push({
      file: text.file,
      ...placeOf(text, [...parent, first], true),
      rule: 'stray-fields',
      reason: `${names} ${isOne ? 'belongs' : 'belong'} to “${fieldName(path)}”, but ${isOne ? 'does' : 'do'} not begin further to the right.`,
      remedy: `Begin ${isOne ? 'the line' : 'each of their lines'} with two more spaces.`,
      corrected: fields.map((name) => `  ${lineOf(name)}`).join('\n'),
    })
  }
  return { problems, explained }
}

/** The names of fields that a group lacks, and which follow beside its name. */
function fieldsBeside(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): string[] {
  const held = valueAt(value, path)
  if (typeof held !== 'object' || Array.isArray(held) || typeof path.at(-1) !== 'string') return []
  const parentPath = path.slice(0, -1)
  const fields = fieldsAt(schema, path, value)
  const fieldsOfParent = fieldsAt(schema, parentPath, value)
  const belongsToGroup = (name: string) =>
    Object.hasOwn(fields, name) && !Object.hasOwn(held ?? {}, name) && !Object.hasOwn(fieldsOfParent, name)
  const names = Object.keys(Object(valueAt(value, parentPath)))
  const following = names.slice(names.indexOf(String(path.at(-1))) + 1)
  const end = following.findIndex((name) => !belongsToGroup(name))
  return end < 0 ? following : following.slice(0, end)
}

/** Explains the missing fields of each group in one message. */
export function explainMissingFields(missing: readonly WrongValue[], validation: Validation): Problem[] {
  const groups = new Map<string, WrongValue[]>()
  for (const field of missing) {
    const key = pathKey(field.path.slice(0, -1))
    groups.set(key, [...(groups.get(key) ?? []), field])
  }
  return [...groups.values()].map((fields) => explainMissing(fields, validation))
}

function explainMissing(fields: readonly WrongValue[], { text, value }: Validation): Problem {
  const path = fields[0]?.path ?? []
  const parent = path.slice(0, -1)
  const names = listed(fields.map(({ field }) => `“${field}”`))
  const item = typeof parent.at(-1) === 'number' ? valueAt(value, parent) : undefined
  const itemName = item ? nameOf(item) : undefined
  const missing = fields.length === 1 ? `The field ${names} is missing` : `The fields ${names} are missing`
  const lines = fields.map(({ field, expected = 'its value' }) => `“${field}: …”: ${expected}`)
  const add = fields.length > 3 ? 'Add them as a neighbouring entry has them' : `Add ${lines.join('; ')}`
  const orDelete = item
    ? ` Or, if this entry should go, delete all that is left of it, ${linesOf(text, parent)}.`
    : ''
  return {
    file: text.file,
    ...placeOf(text, path),
    rule: 'missing-field',
    reason: `${missing}${itemName ? ` in the entry ${shown(itemName)}` : ''}.`,
    remedy: `${add}.${orDelete}`,
  }
}

/** The text by which people recognize an entry. */
const nameOf = (entry: object): unknown =>
  ['name', 'question', 'title', 'label', 'id', 'file', 'field', 'from']
    .map((key): unknown => Reflect.get(entry, key))
    .find((name) => typeof name === 'string' && name !== '')
