/** Fields that are unknown or missing, or whose line was deleted. */
import { z } from 'zod'
import type { Finding } from '../messages.ts'
import { nearest } from '../nearest.ts'
import { linesOf, nameOffsetOf, placeOf } from '../positions.ts'
import { inner, ownersOf, schemaAt, valueAt } from '../schema.ts'
import { fieldName, listed, nameOf, shown } from '../words.ts'
import { correctedLine, lineAt, withColonAndSpace } from '../yaml/lines.ts'
import { noSpaceAfterColon } from '../yaml/sentences.ts'
import { pathKey, type Validation, type WrongValue } from './wrongValue.ts'

/**
 * Finds fields whose line was deleted, so that what is below it is read as a part of the field above.
 *
 * @returns the problems, and the issues that do not follow from them
 */
export function findDeletedNames(validation: Validation): {
  problems: Finding[]
  otherIssues: Validation['issues']
} {
  const { schema, text, value } = validation
  const problems: Finding[] = []
  let otherIssues = validation.issues
  for (const { path } of validation.issues) {
    const parent = path.slice(0, -1)
    const deleted = schemaAt(schema, path, value)
    if (!deleted || valueAt(value, path) !== undefined) continue
    for (const name of Object.keys(Object(valueAt(value, parent)))) {
      const above = [...parent, name]
      const strays = straysOf(deleted, schemaAt(schema, above, value), valueAt(value, above))
      const [first] = strays
      if (first === undefined) continue
      const indent = text.placeAt(nameOffsetOf(text, above) ?? 0).column - 1
      problems.push({
        ...placeOf(text, [...above, first], true),
        rule: 'deleted-name',
        reason: `The line “${fieldName(path)}:” is missing above this one, so all from here on is read as a part of “${name}”.`,
        remedy: `Write that line again${indent > 0 ? `, with ${indent} spaces before it` : ''}.`,
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
  const fits = (field: z.core.$ZodType, value: unknown) => z.safeParse(field, value).success
  if (own instanceof z.ZodArray && other instanceof z.ZodArray && Array.isArray(held)) {
    const isOwn = held.map((item) => fits(own.element, item) || !fits(other.element, item))
    return [...held.keys()].slice(isOwn.lastIndexOf(true) + 1)
  }
  if (!(own instanceof z.ZodObject) || !held || typeof held !== 'object') return []
  const isOwn = Object.entries(held).map(([name, value]) => {
    if (Object.hasOwn(own.shape, name)) return true
    if (other instanceof z.ZodRecord) return !fits(other.valueType, value)
    return !(other instanceof z.ZodObject && Object.hasOwn(other.shape, name))
  })
  return Object.keys(held).slice(isOwn.lastIndexOf(true) + 1)
}

/** Finds unknown fields. @returns also the paths of fields that were meant: they are not missing */
export function findUnknownFields({ schema, text, value, issues }: Validation): {
  problems: Finding[]
  meant: ReadonlySet<string>
} {
  const meant = new Set<string>()
  const problems = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const outer = schemaAt(schema, issue.path, value)
    const group = outer && inner(outer, valueAt(value, issue.path))
    const fields = group instanceof z.ZodObject ? Object.keys(group.shape) : []
    return issue.keys.map((key): Finding => {
      const path = [...issue.path, key]
      const offset = nameOffsetOf(text, path) ?? 0
      const problem = { ...placeOf(text, path, true), rule: 'unknown-field' }
      // A name with a quote or an equals sign in it goes on with a part of its value.
      const corrected = /["'=;]/.test(key) ? withColonAndSpace(lineAt(text.text, offset).line) : undefined
      if (corrected) {
        meant.add(pathKey([...issue.path, /^[\w-]*/.exec(key)?.[0] ?? '']))
        return { ...problem, ...noSpaceAfterColon, corrected }
      }
      const near = /^[\w\s-]*$/.test(key) ? nearest(key, fields) : undefined
      if (near) meant.add(pathKey([...issue.path, near]))
      const elsewhere = placesOf(schema, key)
      // Where the known field is written as well, only the author knows which is right.
      const isSure = near && !elsewhere && !Object.hasOwn(Object(valueAt(value, issue.path)), near)
      return {
        ...problem,
        reason: `There is no field “${key}” here.`,
        remedy: [
          near && `Did you mean “${near}”?`,
          elsewhere && `It belongs to ${elsewhere}: move it there, with the lines that belong to it.`,
          /\S\s+\S/.test(key) &&
            'If it is a line of a text, begin it as far to the right as the other lines.',
          !near && `The fields are: ${fields.join(', ')}.`,
        ]
          .filter(Boolean)
          .join(' '),
        corrected: isSure ? correctedLine(text.text, { offset, from: key, to: near }) : undefined,
      }
    })
  })
  return { problems, meant }
}

/** How many places of a field are named; a field with more, such as `title`, says nothing about where it belongs. */
const mostPlaces = 3

/** Where a file has a field, in words; an empty text where it has none, or too many. */
function placesOf(schema: z.core.$ZodType, field: string): string {
  const places = [...new Set(ownersOf(schema, field))]
  return places.length <= mostPlaces ? places.join(' or ') : ''
}

export function explainMissingFields(missing: readonly WrongValue[], { text, value }: Validation): Finding[] {
  const groupOf = ({ path }: WrongValue) => pathKey(path.slice(0, -1))
  return [...new Set(missing.map(groupOf))].map((group) => {
    const fields = missing.filter((field) => groupOf(field) === group)
    const path = fields[0]?.path ?? []
    const parent = path.slice(0, -1)
    const names = listed(fields.map(({ field }) => `“${field}”`))
    const isMissing =
      fields.length === 1 ? `The field ${names} is missing` : `The fields ${names} are missing`
    const item = typeof parent.at(-1) === 'number' ? valueAt(value, parent) : undefined
    const itemName = nameOf(item)
    const lines = fields.map(({ field, expected = 'its value' }) => `“${field}: …”: ${expected}`)
    const add = fields.length > 3 ? 'Add them as a neighbouring entry has them' : `Add ${lines.join('; ')}`
    const orDelete = item
      ? ` Or, if this entry should go, delete all that is left of it, ${linesOf(text, parent)}.`
      : ''
    return {
      ...placeOf(text, path),
      rule: 'missing-field',
      reason: `${isMissing}${itemName ? ` in the entry ${shown(itemName)}` : ''}.`,
      remedy: `${add}.${orDelete}`,
    }
  })
}
