/** Remedies for references to unknown addresses. */
import { closest } from 'fastest-levenshtein'
import { nearest } from '../diagnostics/nearest.ts'
import type { Facts } from './facts.ts'

/** The remedy for an address of a missing entry; undefined where the entry exists, or one with a similar id does. */
export function remedyForMissingEntry(address: string, facts: Facts): string | undefined {
  const [file = '', id = ''] = address.split('.')
  const ids = new Set(
    [...facts.keys()].filter((key) => key.startsWith(`${file}.`)).map((key) => key.split('.')[1] ?? ''),
  )
  if (id === '' || ids.size === 0 || ids.has(id) || nearest(id, [...ids])) return undefined
  return `${file}.yaml has no entry “${id}” (any more): take out the sentence, row or section that speaks of it, or write the id that it has now.`
}

/** Whether an entry lacks this field, and others of its file have it, such as a price for a tier that it is not sold for. */
export function isFieldOfOthers(address: string, facts: Facts): boolean {
  const [file, id, ...fields] = address.split('.')
  if (fields.length === 0 || facts.has(address)) return false
  const inFile = [...facts.keys()].filter((other) => other.startsWith(`${file}.`))
  const hasField = (other: string) => other.split('.').slice(2).join('.') === fields.join('.')
  return inFile.some((other) => other.startsWith(`${file}.${id}.`)) && inFile.some(hasField)
}

/** The remedy for an address that does not exist: most often the nearest one that does. */
export function remedyForUnknownAddress(address: string, facts: Facts): string {
  const missingEntry = remedyForMissingEntry(address, facts)
  if (missingEntry) return missingEntry
  const [file = '', id, ...fields] = address.split('.')
  const known = [...facts.keys()]
  const inEntry = known.filter((other) => other.startsWith(`${file}.${id}.`))
  if (isFieldOfOthers(address, facts)) {
    // The value of another tier, which may be meant instead.
    const other = fields.length === 2 ? inEntry.find((other) => other.endsWith(`.${fields[1]}`)) : undefined
    return `The entry “${id}” in ${file}.yaml has no “${fields.join('.')}”: add it there, or take out here what speaks of it.${other ? ` Or refer to \${${other}}.` : ''}`
  }
  const inFile = known.filter((other) => other.startsWith(`${file}.`))
  const candidates = [inEntry, inFile, known].find((list) => list.length > 0)
  if (!candidates) return 'No value can be referred to yet.'
  const orTakenOut =
    fields.length > 0 && inEntry.length === 0
      ? ` If “${id}” was taken out of ${file}.yaml, take out here what speaks of it.`
      : ''
  return `The nearest one is \${${closest(address, candidates)}}.${orTakenOut}`
}
