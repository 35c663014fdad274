/** Remedies for references to unknown addresses. */
import { closest } from 'fastest-levenshtein'
import { nearest } from '../diagnostics/nearest.ts'
import type { Facts } from './facts.ts'

/**
 * The remedy for an address of a missing entry; undefined where the entry exists. A similar id may be that of another entry,
 * so it is only meant if this one is misspelt.
 */
export function remedyForMissingEntry(address: string, facts: Facts): string | undefined {
  const [file = '', id = '', ...fields] = address.split('.')
  const ids = new Set(
    [...facts.keys()].filter((key) => key.startsWith(`${file}.`)).map((key) => key.split('.')[1] ?? ''),
  )
  if (id === '' || ids.size === 0 || ids.has(id)) return undefined
  const near = nearest(id, [...ids])
  const ifMisspelt = near ? ` If it is misspelt, write \${${[file, near, ...fields].join('.')}}.` : ''
  return `${file}.yaml has no “${id}”.${ifMisspelt} If you renamed it there, write its old name back; if you took it out, take out here the sentence, row or section that speaks of it.`
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
    return `The entry “${id}” in ${file}.yaml has no “${fields.join('.')}”: add it there, or take out the sentence or row here.${other ? ` Write \${${other}} only if it is not about “${fields[0]}”.` : ''}`
  }
  const inFile = known.filter((other) => other.startsWith(`${file}.`))
  const candidates = [inEntry, inFile, known].find((list) => list.length > 0)
  return candidates
    ? `The nearest one is \${${closest(address, candidates)}}.`
    : 'No value can be referred to yet.'
}
