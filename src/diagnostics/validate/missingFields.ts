/** Fields that are missing. */
import type { Problem } from '../messages.ts'
import { linesOf, placeOf } from '../positions.ts'
import { valueAt } from '../schema.ts'
import { listed, shown } from '../words.ts'
import { pathKey, type Validation, type WrongValue } from './validation.ts'

/** Explains the missing fields of each group in one message. */
export function explainMissingFields(missing: readonly WrongValue[], validation: Validation): Problem[] {
  const groups = new Map<string, WrongValue[]>()
  for (const field of missing) {
    const key = pathKey(field.path.slice(0, -1))
    groups.set(key, [...(groups.get(key) ?? []), field])
  }
  return [...groups.values()].map((fields) => explainGroup(fields, validation))
}

function explainGroup(fields: readonly WrongValue[], { text, value }: Validation): Problem {
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
