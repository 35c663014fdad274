/** Fields that the schema does not have, with the field that was meant. */
import { z } from 'zod'
import type { Problem } from '../messages.ts'
import { nearest } from '../nearest.ts'
import { nameOffsetOf, placeOf } from '../positions.ts'
import { inner, isRequired, schemaAt, valueAt } from '../schema.ts'
import { correctedLine } from '../yaml/lines.ts'
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
    const groupSchema = inner(schemaAt(schema, issue.path, value) ?? schema, group)
    const fields = groupSchema instanceof z.ZodObject ? groupSchema.shape : {}
    for (const key of issue.keys) {
      const path = [...issue.path, key]
      if (explained.has(pathKey(path))) continue
      const alike = nearest(key, Object.keys(fields))
      const near = alike ?? missingFieldFor(key, issue.keys, fields, group)
      if (near) meant.add(pathKey([...issue.path, near]))
      const offset = nameOffsetOf(text, path)
      // Where both the unknown and the known field are written, only the author knows which is right.
      const isSure = (alike || issue.keys.length === 1) && !Object.hasOwn(Object(group), near ?? '')
      problems.push({
        file: text.file,
        ...placeOf(text, path, true),
        rule: 'unknown-field',
        reason: `There is no field “${key}” here.`,
        remedy: near ? `Did you mean “${near}”?` : `The fields are: ${Object.keys(fields).join(', ')}.`,
        corrected:
          near && isSure && offset !== undefined
            ? correctedLine(text.text, { offset, from: key, to: near })
            : undefined,
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
