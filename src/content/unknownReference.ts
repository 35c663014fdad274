/** Remedies for references to unknown addresses. */
import { closest, distance } from 'fastest-levenshtein'
import { nearest } from '../diagnostics/nearest.ts'
import { listed } from '../diagnostics/words.ts'
import { memoizeLast } from '../memoize.ts'
import type { ReferableValues } from './referableValues.ts'

/** On how many lines each entry (`packages.legend-pro`) is referred to. */
export type LinesOfEntries = ReadonlyMap<string, number>

/** The addresses by their files. */
const inFileOf = memoizeLast((values: ReferableValues): ReadonlyMap<string, readonly string[]> => {
  const files = new Map<string, string[]>()
  for (const address of values.keys()) {
    const [file = ''] = address.split('.', 1)
    const inFile = files.get(file)
    if (inFile) inFile.push(address)
    else files.set(file, [address])
  }
  return files
})

/** Counts the lines of texts that refer to each entry. */
export function countReferences(texts: Iterable<string>): LinesOfEntries {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const line of text.split('\n'))
      for (const entry of new Set(line.match(/(?<![\w-])[\w-]+\.[\w-]+(?=\.)/g)))
        counts.set(entry, (counts.get(entry) ?? 0) + 1)
  return counts
}

/** More edits than this are no typing mistake where the other name is in use. */
const mostTypingMistakes = 2

/**
 * The remedy for an address of a missing entry; undefined where the entry exists, or its id is misspelt. An entry that
 * several places refer to was renamed or taken out: one with a similar id is another one.
 */
export function remedyForMissingEntry(
  address: string,
  values: ReferableValues,
  lines: LinesOfEntries,
): string | undefined {
  const [file = '', id = ''] = address.split('.')
  const ids = new Set(
    inFileOf(values)
      .get(file)
      ?.map((key) => key.split('.')[1] ?? ''),
  )
  if (id === '' || ids.size === 0 || ids.has(id)) return undefined
  const near = nearest(id, [...ids])
  if (!near)
    return `${file}.yaml has no entry “${id}” (any more): take out the sentence, row or section that speaks of it, or write the id that it has now.`
  const linesOf = (id: string) => lines.get(`${file}.${id}`) ?? 0
  const isMisspelt = linesOf(id) < 2 && (linesOf(near) === 0 || distance(id, near) <= mostTypingMistakes)
  return isMisspelt
    ? undefined
    : `If you renamed it in ${file}.yaml, write its old id “${id}” back; if you took it out, take out here what speaks of it.`
}

/** Whether an entry lacks this field, and others of its file have it, such as a price for a tier that it is not sold for. */
export function isFieldOfOthers(address: string, values: ReferableValues): boolean {
  const [file, id, ...fields] = address.split('.')
  if (fields.length === 0 || values.has(address) || furtherBelow(address, values).length > 0) return false
  const inFile = inFileOf(values).get(file ?? '') ?? []
  const hasField = (other: string) => other.split('.').slice(2).join('.') === fields.join('.')
  return inFile.some((other) => other.startsWith(`${file}.${id}.`)) && inFile.some(hasField)
}

/** Longer addresses of an entry that end with the same field: the price for a tier, where only “price” is written. */
function furtherBelow(address: string, values: ReferableValues): string[] {
  const [file, id, ...fields] = address.split('.')
  return (inFileOf(values).get(file ?? '') ?? []).filter(
    (other) => other.startsWith(`${file}.${id}.`) && other.endsWith(`.${fields.join('.')}`),
  )
}

/** The remedy for an address that does not exist: most often the nearest one that does. */
export function remedyForUnknownAddress(
  address: string,
  values: ReferableValues,
  lines: LinesOfEntries,
): string {
  const withoutEnding = address.replace(/\.yaml(?=\.)/, '')
  if (values.has(withoutEnding)) return `Write the name of the file without its ending: \${${withoutEnding}}.`
  const missingEntry = remedyForMissingEntry(address, values, lines)
  if (missingEntry) return missingEntry
  const [file = '', id, ...fields] = address.split('.')
  const known = [...values.keys()]
  const inEntry = known.filter((other) => other.startsWith(`${file}.${id}.`))
  const further = furtherBelow(address, values)
  if (further.length > 0)
    return `Write which is meant: ${further.map((other) => `\${${other}}`).join(' or ')}.`
  if (isFieldOfOthers(address, values)) {
    // The value of another tier, which may have been meant.
    const other = fields.length === 2 ? inEntry.find((other) => other.endsWith(`.${fields[1]}`)) : undefined
    return `The entry “${id}” in ${file}.yaml has no “${fields.join('.')}”: add it there, or take out the sentence or row here.${other ? ` Write \${${other}} only if it is not about “${fields[0]}”.` : ''}`
  }
  const fieldsOfEntry = inEntry.map((other) => other.split('.').slice(2).join('.'))
  if (fieldsOfEntry.length > 0 && fields.length > 0 && !nearest(fields.join('.'), fieldsOfEntry))
    return `Write one of the fields that “${id}” has: ${listed(fieldsOfEntry)}.`
  const inFile = known.filter((other) => other.startsWith(`${file}.`))
  const candidates = [inEntry, inFile, known].find((list) => list.length > 0)
  if (!candidates) return 'No value can be referred to yet.'
  const orTakenOut =
    fields.length > 0 && inEntry.length === 0
      ? ` If “${id}” was taken out of ${file}.yaml, take out here what speaks of it.`
      : ''
  return `The nearest one is \${${closest(address, candidates)}}.${orTakenOut}`
}
