/** Fields that are unknown or missing, or whose line was deleted. */
import * as z from 'zod'
import type { Finding } from '../diagnostics/messages.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { linesOf, nameOffsetOf, type Path, placeOf } from '../diagnostics/positions.ts'
import { fieldName, listed, nameOf, shown } from '../diagnostics/words.ts'
import { correctedLine } from '../yaml/lines.ts'
import { fieldMeant, fieldOfIdAbove, groupAt, misplacedIn } from './misplacedFields.ts'
import { listOption, metaOf, ownersOf, schemaAt, valueAt } from './walkSchema.ts'
import { type Issue, pathKey, type Validation, type WrongValue } from './wrongValue.ts'

/**
 * Finds fields whose line was deleted, so that what is below it is read as a part of the field above: its first wrong part
 * fits the missing field.
 *
 * @returns the problems, and the issues that do not follow from them
 */
export function findDeletedNames({ schema, text, value, issues }: Validation): {
  problems: Finding[]
  otherIssues: Validation['issues']
} {
  const problems: Finding[] = []
  let otherIssues = issues
  for (const { path } of issues) {
    const parent = path.slice(0, -1)
    const deleted = schemaAt(schema, path, value)
    if (!deleted || valueAt(value, path) !== undefined) continue
    for (const name of Object.keys(Object(valueAt(value, parent)))) {
      const above = [...parent, name]
      const [first] = issues.flatMap((issue) => partBelow(above, issue) ?? [])
      const part = first === undefined ? undefined : schemaAt(deleted, [first])
      if (first === undefined || !part || !z.safeParse(part, valueAt(value, [...above, first])).success)
        continue
      const indent = text.placeAt(nameOffsetOf(text, above) ?? 0).column - 1
      problems.push({
        ...placeOf(text, [...above, first], true),
        rule: 'deleted-name',
        reason: `The line “${fieldName(path)}:” is missing above this one, so all from here on is read as a part of “${name}”.`,
        remedy: `Write that line again${indent > 0 ? `, with ${indent} spaces before it` : ''}.`,
      })
      otherIssues = otherIssues.filter(
        (issue) => pathKey(issue.path) !== pathKey(path) && partBelow(above, issue) === undefined,
      )
      break
    }
  }
  return { problems, otherIssues }
}

/** How many fields of an entry must be unknown in its list for it to be an entry of another one. */
const fieldsOfAnother = 2

/**
 * Finds entries in the wrong list: all their fields are those of one other list.
 *
 * @returns one problem for each, and the issues that do not follow from them
 */
export function findForeignEntries({ schema, text, value, issues }: Validation): {
  problems: Finding[]
  otherIssues: Validation['issues']
} {
  const foreign = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys' || issue.keys.length < fieldsOfAnother) return []
    if (typeof issue.path.at(-1) !== 'number') return []
    const keys = Object.keys(Object(valueAt(value, issue.path)))
    const [first, ...others] = keys.map((key) => new Set(ownersOf(schema, key)))
    const [owner, ...further] = [...(first ?? [])].filter((name) => others.every((names) => names.has(name)))
    return owner?.startsWith('an entry of') && further.length === 0 ? [{ path: issue.path, owner }] : []
  })
  const isInside = (path: Path, entry: Path) => pathKey([...path, '']).startsWith(pathKey([...entry, '']))
  return {
    problems: foreign.map(({ path, owner }) => ({
      ...placeOf(text, path),
      rule: 'foreign-entry',
      reason: `${entryName(valueAt(value, path))} is in the wrong list: it has the fields of ${owner}.`,
      remedy: remedyForForeign(path, owner, { text, value }),
    })),
    otherIssues: issues.filter(({ path }) => !foreign.some((entry) => isInside(path, entry.path))),
  }
}

/** An entry below one whose own list it belongs to only begins too far to the left. */
function remedyForForeign(path: Path, owner: string, { text, value }: Pick<Validation, 'text' | 'value'>) {
  const above = [...path.slice(0, -1), Number(path.at(-1)) - 1]
  const inner = Object.keys(Object(valueAt(value, above))).find((name) => owner.endsWith(` “${name}”`))
  const columnOf = (entry: Path) =>
    placeOf(text, [...entry, ...Object.keys(Object(valueAt(value, entry))).slice(0, 1)], true).column
  const spaces = inner === undefined ? 0 : columnOf([...above, inner, 0]) - columnOf(path)
  return spaces > 0
    ? `If it belongs to “${inner}” above it, put ${spaces} spaces before each of the ${linesOf(text, path)}.`
    : `Move all of it there, ${linesOf(text, path)}.`
}

const entryName = (entry: unknown) => {
  const name = nameOf(entry)
  return name === undefined ? 'This entry' : shown(name)
}

/** The entry or field of a value that an issue is in; undefined for an issue elsewhere. */
function partBelow(above: Path, issue: Issue): PropertyKey | undefined {
  const at = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  return pathKey(at).startsWith(pathKey([...above, ''])) ? at[above.length] : undefined
}

/** Finds unknown fields. @returns also the paths of fields that were meant: what is wrong with them follows from this */
export function findUnknownFields(validation: Validation): {
  problems: Finding[]
  meant: ReadonlySet<string>
} {
  const { schema, text, value, issues } = validation
  const meant = new Set<string>()
  const problems = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys' && issue.code !== 'invalid_type') return []
    const field = fieldOfIdAbove(issue.path, validation)
    if (field) {
      for (const one of field.meant) meant.add(one)
      const reason = `There is no field “${fieldName(issue.path)}” here.`
      const { remedy, corrected } = field
      return [{ ...placeOf(text, issue.path, true), rule: 'unknown-field', reason, remedy, corrected }]
    }
    if (issue.code !== 'unrecognized_keys') return []
    const group = groupAt(issue.path, validation)
    const fields = Object.keys(group?.shape ?? {})
    const outer = schemaAt(schema, issue.path, value)
    const list = outer && listOption(outer)
    const instead = outer && metaOf(outer, 'instead')
    return issue.keys.map((key): Finding => {
      const path = [...issue.path, key]
      const offset = nameOffsetOf(text, path) ?? 0
      const reason = `There is no field “${key}” here.`
      const problem = { ...placeOf(text, path, true), rule: 'unknown-field', reason }
      if (instead && Object.hasOwn(instead, key)) {
        // What to write instead may be another entry, or nothing: then nothing is missing.
        const written = Object(valueAt(value, issue.path))
        for (const field of fields)
          if (!Object.hasOwn(written, field)) meant.add(pathKey([...issue.path, field]))
        return { ...problem, remedy: instead[key] }
      }
      const misplaced = group && misplacedIn(key, group, validation)
      if (misplaced) {
        for (const one of misplaced.meant) meant.add(one)
        const { remedy, corrected } = misplaced
        return { ...problem, remedy, corrected }
      }
      const alike = /^[\w\s-]*$/.test(key) ? nearest(key, fields) : undefined
      const same = group && !alike ? fieldMeant(key, group) : undefined
      const near = alike ?? same?.name
      if (near) meant.add(pathKey([...issue.path, near]))
      if (!near && instead?.['']) return { ...problem, remedy: instead[''] }
      const elsewhere = near ? '' : placesOf(schema, key, valueAt(value, path))
      // Where the known field is written as well, only the author knows which is right; a value that it refuses is corrected first.
      const known = near && schemaAt(schema, [...issue.path, near], value)
      const isSure =
        known &&
        (same?.isSure ?? ownersOf(schema, key).length === 0) &&
        !Object.hasOwn(Object(valueAt(value, issue.path)), near) &&
        z.safeParse(known, valueAt(value, path)).success
      return {
        ...problem,
        remedy: [
          near && `Did you mean “${near}”?`,
          elsewhere && `Only ${elsewhere} can have it, with the lines below it.`,
          /\S\s+\S/.test(key) &&
            'If it is a line of a text, begin it as far to the right as the other lines.',
          !near && `The fields are: ${fields.join(', ')}.`,
          !near && list && `Or write a list: ${metaOf(list, 'expects')}.`,
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

/**
 * Where a file has a field, in words; an empty text where it has none, or too many. A single value is rarely meant for another
 * place: it has a field of another name here, or is not known here.
 */
function placesOf(schema: z.core.$ZodType, field: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const isAtTop = schemaAt(schema, [field], {}) !== undefined
  const places = [...new Set([...(isAtTop ? ['the top of this file'] : []), ...ownersOf(schema, field)])]
  return places.length <= mostPlaces ? places.join(' or ') : ''
}

/** One problem for all missing fields of an entry or group. */
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
