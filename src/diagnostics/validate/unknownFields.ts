/** Fields that a group does not have. */
import { z } from 'zod'
import type { Problem } from '../messages.ts'
import { nearest } from '../nearest.ts'
import { nameOffsetOf, placeOf } from '../positions.ts'
import { fieldsAt, isRequired, ownersOf, valueAt } from '../schema.ts'
import { correctedLine, lineAt, withColonAndSpace } from '../yaml/lines.ts'
import { noSpaceAfterColon } from '../yaml/sentences.ts'
import { pathKey, type Validation } from './validation.ts'

/**
 * Finds unknown fields.
 *
 * @param explained paths that another problem explains
 * @returns the problems, and the paths of fields that were meant: they are not missing
 */
export function findUnknownFields(
  { schema, text, value, issues }: Validation,
  explained: ReadonlySet<string>,
): { problems: Problem[]; meant: ReadonlySet<string> } {
  const problems: Problem[] = []
  const meant = new Set<string>()
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const group = valueAt(value, issue.path)
    const fields = fieldsAt(schema, issue.path, value)
    for (const key of issue.keys) {
      const path = [...issue.path, key]
      if (explained.has(pathKey(path))) continue
      const offset = nameOffsetOf(text, path)
      // A name with a quote or an equals sign in it goes on with a part of its value.
      const whole = /["'=;]/.test(key) ? withColonAndSpace(lineAt(text.text, offset ?? 0).line) : undefined
      if (whole) meant.add(pathKey([...issue.path, /^[\w-]*/.exec(key)?.[0] ?? '']))
      const alike = /^[\w\s-]*$/.test(key) ? nearest(key, Object.keys(fields)) : undefined
      const near = alike ?? missingFieldFor(key, issue.keys, fields, group)
      if (near) meant.add(pathKey([...issue.path, near]))
      const elsewhere = placesOf(schema, key)
      const remedy = near
        ? `Did you mean “${near}”?${elsewhere && ` Or does it belong to ${elsewhere}?`}`
        : `${elsewhere && `It belongs to ${elsewhere}: move it there, with the lines that belong to it. `}The fields are: ${Object.keys(fields).join(', ')}.`
      // Where both the unknown and the known field are written, only the author knows which is right.
      const isSure =
        (alike || issue.keys.length === 1) && elsewhere === '' && !Object.hasOwn(Object(group), near ?? '')
      problems.push({
        file: text.file,
        ...placeOf(text, path, true),
        rule: 'unknown-field',
        ...(whole
          ? noSpaceAfterColon
          : near || !/\S\s+\S/.test(key)
            ? { reason: `There is no field “${key}” here.`, remedy }
            : {
                reason: `This line looks like a text, but is read as a field “${key}” because of its colon.`,
                remedy:
                  'If it belongs to the text above, begin it as far to the right as the lines of that text.',
              }),
        corrected:
          near && isSure && offset !== undefined
            ? correctedLine(text.text, { offset, from: key, to: near })
            : whole,
      })
    }
  }
  return { problems, meant }
}

/**
 * The missing field that an unknown one was meant to be: the group has as many unknown fields as missing ones, none of
 * them resembles a known name, and the missing field accepts the value.
 */
function missingFieldFor(
  key: string,
  keys: readonly string[],
  fields: Readonly<Record<string, z.core.$ZodType>>,
  group: unknown,
): string | undefined {
  const names = Object.keys(fields)
  const missing = Object.entries(fields).filter(
    ([name, field]) => isRequired(field) && valueAt(group, [name]) === undefined,
  )
  if (missing.length !== keys.length || keys.some((other) => nearest(other, names))) return undefined
  const [name, field] = missing[keys.indexOf(key)] ?? []
  return field && z.safeParse(field, valueAt(group, [key])).success ? name : undefined
}

/** How many places of a field are named; a field with more, such as `title`, says nothing about where it belongs. */
const mostPlaces = 3

/** Where a file has a field, in words; an empty text where it has none, or too many. */
function placesOf(schema: z.core.$ZodType, field: string): string {
  const places = ownersOf(schema, field).map(({ name, isList }) =>
    isList ? `an entry of “${name}”` : `“${name}”`,
  )
  const distinct = [...new Set(places)]
  return distinct.length <= mostPlaces ? distinct.join(' or ') : ''
}
