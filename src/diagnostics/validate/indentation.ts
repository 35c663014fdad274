/** Fields of a group that are beside its name instead of below it. */
import { z } from 'zod'
import type { Problem } from '../messages.ts'
import { nameOffsetOf, placeOf } from '../positions.ts'
import { inner, schemaAt, valueAt } from '../schema.ts'
import { fieldName, listed } from '../words.ts'
import { lineAt } from '../yaml/lines.ts'
import { pathKey, type Validation } from './validation.ts'

/**
 * Finds groups that lack fields which follow beside their name.
 *
 * @returns the problems, and the paths whose other issues only follow from them
 */
export function findIndentationMistakes({ schema, text, value, issues }: Validation): {
  problems: Problem[]
  paths: ReadonlySet<string>
} {
  const problems: Problem[] = []
  const paths = new Set<string>()
  for (const issue of issues) {
    const path = valueAt(value, issue.path) === undefined ? issue.path.slice(0, -1) : issue.path
    const parent = path.slice(0, -1)
    const fields = fieldsBeside(schema, value, path)
    const [first] = fields
    if (first === undefined || paths.has(pathKey([...parent, first]))) continue
    paths.add(pathKey(path))
    for (const name of fields) {
      paths.add(pathKey([...parent, name]))
      paths.add(pathKey([...path, name]))
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
  return { problems, paths }
}

/** The names of fields that a group lacks, and which follow beside its own name. */
function fieldsBeside(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): string[] {
  const groupSchema = schemaAt(schema, path, value)
  const group = groupSchema && inner(groupSchema)
  const held = valueAt(value, path)
  const isGroup = typeof held === 'object' && !Array.isArray(held) && typeof path.at(-1) === 'string'
  if (!isGroup || !(group instanceof z.ZodObject)) return []
  const parentPath = path.slice(0, -1)
  const parentValue = valueAt(value, parentPath)
  const parent = inner(schemaAt(schema, parentPath, value) ?? schema, parentValue)
  const belongsToGroup = (name: string) =>
    Object.hasOwn(group.shape, name) &&
    !Object.hasOwn(held ?? {}, name) &&
    !(parent instanceof z.ZodObject && Object.hasOwn(parent.shape, name))
  const names = Object.keys(Object(parentValue))
  const following = names.slice(names.indexOf(String(path.at(-1))) + 1)
  const end = following.findIndex((name) => !belongsToGroup(name))
  return end < 0 ? following : following.slice(0, end)
}
