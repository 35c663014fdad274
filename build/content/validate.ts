/** Holds a parsed file against its schema, and puts what zod finds into plain sentences with their places. */
import { closest, distance } from 'fastest-levenshtein'
import { z } from 'zod'
import type { Messages, Problem } from '../messages.ts'
import { expectedAt, inner, schemaAt } from './schema/walk.ts'
import { type Place, placeOf, writtenAt, type YamlText } from './yaml.ts'

type Issue = z.core.$ZodIssue

/** A file that was held against its schema; what the rules across files look at. */
export interface CheckedFile {
  yaml: YamlText
  schema: z.ZodType
}

/**
 * Checks the values of a file and gives them their final form.
 *
 * A wrong value is reported and then replaced by an example of its kind, so that the later checks still run and one
 * run shows every mistake; nothing is written once there is an error.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  yaml: YamlText,
  messages: Messages,
): z.output<Schema> {
  const value = yaml.toValue()
  const result = schema.safeParse(value)
  if (result.success) return result.data

  if (yaml.sound) {
    for (const problem of describe(schema, value, result.error.issues, yaml)) messages.error(problem)
  }
  const repaired = schema.safeParse(repair(schema, value, result.error.issues))
  return repaired.success ? repaired.data : schema.parse(example(schema))
}

function* describe(schema: z.ZodType, value: unknown, issues: Issue[], yaml: YamlText): Generator<Problem> {
  const misspelt = new Set<string>()
  const at = (
    path: PropertyKey[],
    rule: string,
    reason: string,
    remedy?: string,
    place?: Place,
  ): Problem => ({
    file: yaml.file,
    ...(place ?? placeOf(yaml, path)),
    rule,
    reason,
    remedy,
  })

  for (const issue of issues.filter((issue) => issue.code === 'unrecognized_keys')) {
    const object = inner(schemaAt(schema, issue.path, value) ?? schema, valueAt(value, issue.path))
    const allowed = object instanceof z.ZodObject ? Object.keys(object.shape) : []
    for (const key of issue.keys) {
      const near = nearest(key, allowed)
      if (near) misspelt.add([...issue.path, near].join('/'))
      const path = [...issue.path, key]
      yield at(
        path,
        'unknown-field',
        `There is no field “${key}” here.`,
        near ? `Did you mean “${near}”?` : `The fields are: ${allowed.join(', ')}.`,
        placeOf(yaml, path, true),
      )
    }
  }

  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue
    const path = [...issue.path]
    const found = valueAt(value, path)
    const field = fieldName(path)
    const expected = expectedAt(schema, path, value)
    const wanted = expected ?? (issue.code === 'invalid_type' ? named(issue.expected) : undefined)
    const remedy = wanted && `Write ${wanted}.`

    if (found === undefined) {
      if (misspelt.has(path.join('/'))) continue
      yield at(
        path,
        'missing-field',
        `The field “${field}” is missing.`,
        wanted && `Add “${field}: …”: ${wanted}.`,
      )
    } else if (found === null) {
      yield at(
        path,
        'empty-field',
        `The field “${field}” has no value.`,
        remedy ?? 'Write one, or delete the field.',
      )
    } else if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof found !== 'object') {
      const written = writtenAt(yaml, path) ?? String(found)
      const isFreeText = !expected || expected.startsWith('a line of text')
      yield at(
        path,
        'number-for-text',
        `“${field}” is a text, but ${written} without quotes is a ${typeof found === 'number' ? 'number' : 'yes-or-no value'}.`,
        isFreeText ? `Put it in quotes: "${written}".` : remedy,
      )
    } else if (issue.code === 'invalid_type') {
      yield at(
        path,
        'wrong-type',
        `“${field}” is ${shown(found)}, but it must be ${named(issue.expected)}.`,
        remedy,
      )
    } else if (issue.code === 'too_big' || issue.code === 'too_small') {
      yield at(
        path,
        issue.code === 'too_big' ? 'too-large' : 'too-small',
        sizeReason(field, found, issue),
        remedy,
      )
    } else if (issue.code === 'invalid_value') {
      const choices = issue.values.map(String)
      const near = nearest(String(found), choices)
      yield at(
        path,
        'unknown-value',
        `“${field}” cannot be ${shown(found)}.`,
        `${near ? `Did you mean “${near}”? ` : ''}Allowed: ${choices.join(', ')}.`,
      )
    } else if (issue.code === 'invalid_format') {
      const own = issue.message.startsWith('Invalid') ? undefined : issue.message
      yield at(path, 'wrong-form', `“${field}” cannot be ${shown(found)}.`, own ?? remedy)
    } else if (issue.code === 'custom') {
      yield custom(issue, found, remedy)
    } else {
      yield at(path, 'wrong-value', `“${field}” cannot be ${shown(found)}.`, remedy)
    }
  }

  function custom(issue: z.core.$ZodIssueCustom, found: unknown, remedy: string | undefined): Problem {
    const path = [...issue.path]
    const { choices, remedy: own, line, column } = issue.params ?? {}
    const near = Array.isArray(choices) ? nearest(String(found), choices.map(String)) : undefined
    const hint = near ? `Did you mean “${near}”? ${remedy ?? ''}`.trim() : remedy
    const place = placeOf(yaml, path)
    const inside =
      typeof line === 'number' && typeof column === 'number'
        ? placeInside(yaml, path, { line, column })
        : place
    const reason = near || choices ? `${issue.message.replace(/\.$/, '')}: ${shown(found)}.` : issue.message
    return at(path, 'wrong-value', reason, typeof own === 'string' ? own : hint, inside)
  }
}

/** Where a place inside a text value is in the file; exact for block texts (`|`), else the start of the value. */
function placeInside(yaml: YamlText, path: PropertyKey[], { line, column }: Place): Place {
  const start = placeOf(yaml, path)
  const written = writtenAt(yaml, path) ?? ''
  const header = /^\|[-+\d]*[ \t]*(#.*)?\r?\n( *)/.exec(written)
  return header ? { line: start.line + line, column: (header[2]?.length ?? 0) + column } : start
}

function sizeReason(field: string, found: unknown, issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall) {
  const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`
  if (typeof found === 'string') {
    return found === ''
      ? `“${field}” is empty.`
      : `“${field}” has ${found.length} characters; it may have ${limit}.`
  }
  if (Array.isArray(found)) return `“${field}” has ${found.length} entries; it must have ${limit}.`
  return `“${field}” is ${shown(found)}; it must be ${limit}.`
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: lines that begin with “- ”',
  object: 'a group of fields, indented below it',
  record: 'a group of fields, indented below it',
}
const named = (type: string) => typeNames[type] ?? type

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  if (typeof value === 'string') return `“${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`
  return String(value)
}

/** The name a person knows a value by: its field, or for an entry of a list the list's. */
const fieldName = (path: readonly PropertyKey[]) =>
  String(path.findLast((key) => typeof key === 'string') ?? 'this file')

/** The nearest name, if it is near enough to be a slip of the fingers. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const near = closest(name, [...known])
  const slips = distance(name, near)
  return slips < name.length && slips <= Math.max(2, Math.floor(name.length / 3)) ? near : undefined
}

/** The value at a path of plain data; undefined when the path leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value
  for (const key of path) {
    if (here === null || typeof here !== 'object') return undefined
    here = Reflect.get(here, key)
  }
  return here
}

/** A copy in which every wrong value is an example of what belongs there, and unknown fields are gone. */
function repair(schema: z.ZodType, value: unknown, issues: Issue[]): unknown {
  const copy: unknown = structuredClone(value)
  for (const issue of issues) {
    const path = [...issue.path]
    if (issue.code === 'unrecognized_keys') {
      const owner = valueAt(copy, path)
      if (owner && typeof owner === 'object') for (const key of issue.keys) Reflect.deleteProperty(owner, key)
      continue
    }
    const last = path.pop()
    const owner = valueAt(copy, path)
    const target = schemaAt(schema, issue.path, value)
    if (last !== undefined && owner && typeof owner === 'object' && target) {
      Reflect.set(owner, last, example(target))
    }
  }
  return copy
}

/** A value that a schema takes. */
function example(outer: z.core.$ZodType): unknown {
  if (outer instanceof z.ZodOptional) return undefined
  const schema = inner(outer)
  const given = z.globalRegistry.get(schema)?.examples
  if (Array.isArray(given) && given.length > 0) return given[0]
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, example(field)]))
  }
  if (schema instanceof z.ZodArray)
    return schema.safeParse([]).success ? [] : [1, 2, 3].map(() => example(schema.element))
  if (schema instanceof z.ZodRecord) return {}
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return schema.value
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodNumber) return z.safeParse(schema, 0).success ? 0 : 1
  return '…'
}
