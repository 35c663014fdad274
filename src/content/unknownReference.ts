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

/** The value of another tier of the same entry, which may be meant instead. */
function orOther(inEntry: readonly string[], field: string): string {
  const [, last] = /^[^.]+\.([^.]+)$/.exec(field) ?? []
  const other = inEntry.find((address) => last !== undefined && address.endsWith(`.${last}`))
  return other ? ` Or refer to \${${other}}.` : ''
}

/** Whether an entry lacks this field, and others of its file have it, such as a price for a tier that it is not sold for. */
export function isFieldOfOthers(address: string, facts: Facts): boolean {
  const [file, id, ...fields] = address.split('.')
  if (fields.length === 0 || facts.has(address)) return false
  const known = [...facts.keys()]
  const isOfOther = (other: string) => {
    const [otherFile, , ...otherFields] = other.split('.')
    return otherFile === file && otherFields.join('.') === fields.join('.')
  }
  return known.some((other) => other.startsWith(`${file}.${id}.`)) && known.some(isOfOther)
}

/** The remedy for an address that does not exist: most often the nearest one that does. */
export function remedyForUnknownAddress(address: string, facts: Facts): string {
  const missingEntry = remedyForMissingEntry(address, facts)
  if (missingEntry) return missingEntry
  const known = [...facts.keys()]
  const [file, id, ...fields] = address.split('.')
  const entry = id === undefined ? file : `${file}.${id}`
  const inEntry = known.filter((other) => other.startsWith(`${entry}.`))
  if (isFieldOfOthers(address, facts)) {
    const field = fields.join('.')
    return `The entry “${id}” in ${file}.yaml has no “${field}”: add it there, or take out here what speaks of it.${orOther(inEntry, field)}`
  }
  // The entry with the nearest address may have nothing to do with the one that is missing.
  const orTakenOut =
    fields.length > 0 && inEntry.length === 0
      ? ` If “${id}” was taken out of ${file}.yaml, take out here what speaks of it.`
      : ''
  const withField = inEntry.filter((other) => other.endsWith(`.${address.split('.').at(-1)}`))
  const candidates = [withField, inEntry, known].find((list) => list.length > 0)
  return candidates
    ? `The nearest one is \${${closest(address, candidates)}}.${orTakenOut}`
    : 'No value can be referred to yet.'
}
