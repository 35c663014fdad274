/** Remedies for references to unknown addresses. */
import { distance } from 'fastest-levenshtein'
import { nearest } from '../diagnostics/nearest.ts'
import { listed } from '../diagnostics/words.ts'
import { memoizeLast } from '../memoize.ts'
import type { ReferableValues } from './referableValues.ts'

/** On how many lines each entry (`packages.legend-pro`) is referred to. */
export type LinesOfEntries = ReadonlyMap<string, number>

/** What to write instead of an unknown address. */
export interface Correction {
  remedy: string
  /** The address that was meant; undefined where it is not certain. */
  address?: string | undefined
}

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

/** The ids of the entries of a file. */
const idsIn = (file: string, values: ReferableValues) =>
  new Set(
    inFileOf(values)
      .get(file)
      ?.map((address) => address.split('.')[1] ?? ''),
  )

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

/** Whether a file has the entry of an address. */
export const hasEntry = (address: string, values: ReferableValues): boolean => {
  const [file = '', id = ''] = address.split('.')
  return idsIn(file, values).has(id)
}

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
  const ids = idsIn(file, values)
  if (id === '' || /[\s,/]/.test(id) || ids.size === 0 || ids.has(id)) return undefined
  const near = nearest(id, [...ids])
  if (!near) {
    const longer = withMoreWords(address, values).map((other) => `\${${other}}`)
    const takeOut = 'take out the sentence, row or section that speaks of it'
    return longer.length === 0
      ? `${file}.yaml has no entry “${id}” (any more): ${takeOut}, or write the id that it has now.`
      : `${file}.yaml has no entry “${id}” (any more). If it was taken out, ${takeOut}. If you mean ${longer.join(' or ')}, write that.`
  }
  const linesOf = (id: string) => lines.get(`${file}.${id}`) ?? 0
  const isMisspelt = linesOf(id) < 2 && (linesOf(near) === 0 || distance(id, near) <= mostTypingMistakes)
  return isMisspelt
    ? undefined
    : `If you renamed it in ${file}.yaml, write its old id “${id}” back; if you took it out, take out here what speaks of it.`
}

/** The addresses with the same fields in entries whose ids have more words, or with the name of a group: `site.phone` → site.contact.phone. */
function withMoreWords(address: string, values: ReferableValues): string[] {
  const [file = '', id = '', ...fields] = address.split('.')
  const inFile = inFileOf(values).get(file) ?? []
  const hasId = (other = '') => `-${other}-`.includes(`-${id}-`)
  const found = inFile.filter((other) => {
    const [, otherId, ...others] = other.split('.')
    return fields.length === 0
      ? others.join('.') === id
      : hasId(otherId) && others.join('.') === fields.join('.')
  })
  return found.length <= mostChoices ? found : []
}

/** Whether a cell of a Markdown table has only references, such as `${…}`, `${…} · ${…}` or `${…} *${…}/hr*`. */
export const isCell = (text: string, from: number, length: number) =>
  /\|(?:\$\{[^{}\n]*\}(?:\/\p{L}+)?|[ \t·*])*$/u.test(text.slice(text.lastIndexOf('\n', from) + 1, from)) &&
  /^(?:\/\p{L}+)?(?:[ \t·*]|\$\{[^{}\n]*\}(?:\/\p{L}+)?)*\|/u.test(text.slice(from + length))

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

const certain = (address: string): Correction => ({ remedy: `Write \${${address}}.`, address })

/** Several values may be meant, or one that is still to be judged. */
const choice = (addresses: readonly string[]): Correction => ({
  remedy: `Write which is meant: ${addresses.map((address) => `\${${address}}`).join(' or ')}.`,
})

/** What to write instead of an address that does not exist. */
export function correctAddress(address: string, values: ReferableValues, lines: LinesOfEntries): Correction {
  const [file = ''] = address.split('.')
  return (
    correctSpelling(address, values) ??
    (inFileOf(values).has(file) ? correctInFile(address, values, lines) : withFile(address, values)) ?? {
      remedy:
        'Write the name of the file, the id of the entry and the name of the field, with a dot between two of them; FIELDS.md lists what can be referred to.',
    }
  )
}

/** The same address but for capitals, other signs for its dots, the ending of the file, or the letters l and O for the digits 1 and 0. */
function correctSpelling(address: string, values: ReferableValues): Correction | undefined {
  const withoutEnding = address.replace(/\.yaml(?=\.)/, '')
  if (values.has(withoutEnding)) {
    const remedy = `Write the name of the file without its ending: \${${withoutEnding}}.`
    return { remedy, address: withoutEnding }
  }
  const withDots = address.replaceAll(/[\s,/]+/g, '.')
  if (values.has(withDots)) return certain(withDots)
  const alike = [...values.keys()].filter((other) => isAlike(other, address))
  return alike.length === 1 && alike[0] ? certain(alike[0]) : undefined
}

const isAlike = (one: string, other: string) =>
  one.length === other.length && withoutLookalikes(one) === withoutLookalikes(other)
const withoutLookalikes = (text: string) => text.toLowerCase().replaceAll('l', '1').replaceAll('o', '0')

/** An address without the name of its file, or with a misspelt one. */
function withFile(address: string, values: ReferableValues): Correction | undefined {
  const known = [...values.keys()]
  const ending = known.filter((other) => other.endsWith(`.${address}`))
  const endings = ending.length > 0 ? ending : known.filter((other) => other.split('.')[1] === address)
  const [first] = endings
  if (first && endings.length === 1) return certain(first)
  if (first && endings.length <= mostChoices) return choice(endings)
  const [file = '', ...rest] = address.split('.')
  const near = nearest(file, [...inFileOf(values).keys()])
  const inNear = near && [near, ...rest].join('.')
  return inNear && values.has(inNear) ? certain(inNear) : undefined
}

/** More values than these are not listed. */
const mostChoices = 6

const otherNames = new Map([['site.title', 'site.name']])

/** An address with the name of a file that exists. */
function correctInFile(
  address: string,
  values: ReferableValues,
  lines: LinesOfEntries,
): Correction | undefined {
  const [file = '', id = '', ...fields] = address.split('.')
  const inFile = inFileOf(values).get(file) ?? []
  // A field without its group, such as site.phone, or under the name that other generators give it.
  const inGroup = fields.length > 0 ? [] : inFile.filter((other) => other.endsWith(`.${id}`))
  const meant = inGroup.length === 1 ? inGroup[0] : otherNames.get(address)
  if (meant !== undefined && values.has(meant)) return certain(meant)
  const missingEntry = remedyForMissingEntry(address, values, lines)
  if (missingEntry) return { remedy: missingEntry }
  const inEntry = inFile.filter((other) => other.startsWith(`${file}.${id}.`))
  const further = furtherBelow(address, values)
  if (further.length > 0) return choice(further)
  if (isFieldOfOthers(address, values)) {
    // The value of another tier, which may have been meant.
    const other = fields.length === 2 ? inEntry.find((other) => other.endsWith(`.${fields[1]}`)) : undefined
    return {
      remedy: `The entry “${id}” in ${file}.yaml has no “${fields.join('.')}”: add it there, or take out the sentence or row here.${other ? ` Write \${${other}} only if it is not about “${fields[0]}”.` : ''}`,
    }
  }
  if (inEntry.length > 0) {
    const names = inEntry.map((other) => other.split('.').slice(2).join('.'))
    const near = nearest(fields.join('.'), names)
    return near
      ? certain(`${file}.${id}.${near}`)
      : { remedy: `Write one of the fields that “${id}” has: ${listed(names)}.` }
  }
  return nearestIn(address, inFile)
}

/** The nearest addresses of a file, where the id of the entry is misspelt. */
function nearestIn(address: string, inFile: readonly string[]): Correction | undefined {
  const near = nearest(address, inFile)
  if (!near) return undefined
  const edits = distance(address, near)
  const asNear = inFile.filter((other) => distance(address, other) === edits).slice(0, mostChoices)
  const [file, id, ...fields] = address.split('.')
  const orTakenOut =
    fields.length > 0 ? ` If “${id}” was taken out of ${file}.yaml, take out here what speaks of it.` : ''
  const remedy = asNear.length > 1 ? choice(asNear).remedy : `Did you mean \${${near}}?`
  return { remedy: remedy + orTakenOut }
}
