/** Entries that are gone, and to which texts still refer: one message for each, instead of one for each place. */
import type { VFileMessage } from 'vfile-message'
import type { Collections } from '../../content/collections.ts'
import { findInTexts, isComment, parseAgain, placeIn, placesInWords } from '../../content/findInContent.ts'
import { openYamlFiles } from '../../content/loadYamlFiles.ts'
import { draftIn } from '../../content/markdownFile.ts'
import type { ReferableValue, ReferableValues } from '../../content/referableValues.ts'
import type { References } from '../../content/references.ts'
import type { Source } from '../../content/source.ts'
import { Messages } from '../../diagnostics/messages.ts'
import { memoize } from '../../memoize.ts'
import type { Options } from '../../options.ts'
import { textOf } from '../../siteFiles.ts'
import { correctedLine } from '../../yaml/lines.ts'
import { readEarlier } from './readEarlier.ts'

interface Compared {
  references: References
  source: Source
  collections: Collections
  messages: Messages
}

/**
 * Joins the errors about references to an entry that was taken out or got another id: in this change, or at some time, where
 * several lines refer to it.
 */
export function explainGoneEntries(
  { references, source, collections, messages }: Compared,
  options: Options,
) {
  const isUnknown = ({ ruleId }: VFileMessage) => ruleId === 'unknown-reference'
  if (!messages.all.some(isUnknown)) return
  const before = valuesOf(readEarlier(options, new Messages()), collections)
  const isGone = (entry: string) =>
    fieldsOf(entry, before).size > 0 && fieldsOf(entry, references.values).size === 0
  const inOthers = messages.all
    .filter(isUnknown)
    .flatMap(({ reason }) => keysInAddresses(reason).filter(isGone))
  for (const entry of new Set([...references.missing.map(({ entry }) => entry), ...inOthers])) {
    const fields = fieldsOf(entry, before)
    const places = references.missing.filter((place) => place.entry === entry)
    if (fields.size === 0 && !isMissing(entry, places, source)) continue
    messages.take(
      (message) =>
        isUnknown(message) &&
        (addressesOf(entry, message.reason).length > 0 ||
          places.some(
            ({ file, line, column }) =>
              file === message.file && line === message.line && column === message.column,
          )),
    )
    const added = fields.size > 0 ? newEntryFor(entry, before, references.values) : undefined
    messages.error({
      ...(added?.isSame ? renamedEntry(entry, added, source) : goneEntry(entry, fields, source, added)),
      rule: 'gone-entry',
    })
  }
}

/** What texts may refer to in another state of the content. */
function valuesOf(source: Source | undefined, collections: Collections): ReferableValues {
  const opened = source ? openYamlFiles(source, collections, new Messages()) : []
  return new Map([...opened].flatMap(([, file]) => [...file.referable()]))
}

type Fields = ReadonlyMap<string, ReferableValue>

/** The values of an entry, such as `packages.legend-pro`, by their fields. */
const fieldsOf = (entry: string, values: ReferableValues): Fields =>
  new Map(
    [...values].flatMap(([address, value]) =>
      address.startsWith(`${entry}.`) ? [[address.slice(entry.length), value] as const] : [],
    ),
  )

interface NewEntry {
  id: string
  /** Of the entry, to the names of its fields. */
  path: ReferableValue['path']
  name: string
  /** Whether it can only be the old one. */
  isSame: boolean
}

/**
 * The entry that may be one that is gone, with another id: the only new one with all its fields; or the one that is new in its place.
 * The latter is certainly the same if it has its name, or all its values but one.
 */
function newEntryFor(entry: string, before: ReferableValues, now: ReferableValues): NewEntry | undefined {
  const [file = ''] = entry.split('.')
  const old = fieldsOf(entry, before)
  const place = placeOfEntry(old)
  const added = new Map(
    [...now.keys()].flatMap((address) => {
      const other = address.split('.', 2).join('.')
      if (!address.startsWith(`${file}.`) || fieldsOf(other, before).size > 0) return []
      const fields = fieldsOf(other, now)
      return [[other, { fields, changed: changesBetween(old, fields) }] as const]
    }),
  )
  const alike = [...added].filter(([, { changed }]) => changed === 0)
  const inPlace = [...added].filter(
    ([, { fields }]) => place.length > 0 && String(placeOfEntry(fields)) === String(place),
  )
  const [found, ...others] = alike.length > 0 ? alike : inPlace
  if (!found || others.length > 0) return undefined
  const [address, { fields, changed }] = found
  const id = address.slice(file.length + 1)
  const name = nameIn(fields)
  const isSame = changed === 0 || (name && name === nameIn(old)) || (changed === 1 && fields.size > 2)
  return { id, path: placeOfEntry(fields), name: name ?? id, isSame: Boolean(isSame) }
}

/** How many fields of two entries differ, or are of one of them alone. */
const changesBetween = (old: Fields, now: Fields) =>
  [...new Set([...old.keys(), ...now.keys()])].filter(
    (field) => JSON.stringify(old.get(field)?.value) !== JSON.stringify(now.get(field)?.value),
  ).length

/** The names and indexes that lead to an entry of a list. */
function placeOfEntry(fields: Fields): ReferableValue['path'] {
  const [{ path } = { path: [] }] = fields.values()
  return path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1)
}

const nameIn = (fields: Fields) => {
  const name = fields.get('.name')?.value ?? fields.get('.label')?.value
  return name === undefined ? undefined : String(name)
}

function renamedEntry(entry: string, { id: newId, path }: NewEntry, source: Source) {
  const [file = '', id = ''] = entry.split('.')
  const toId = [...path, 'id']
  const name = `${file}.yaml`
  const text = textOf(source.files.get(name))
  const place = placeIn(source, name, toId)
  const offset = text
    .split('\n')
    .slice(0, place.line - 1)
    .join('\n').length
  return {
    ...place,
    reason: `The id “${id}” became “${newId}” in this change, but texts still refer to the old one: ${placesOf(entry, source)}.`,
    remedy: 'Write the old id back. Visitors do not read it, so that it need not fit the name.',
    corrected: correctedLine(text, { offset: offset + 1, from: newId, to: id }),
  }
}

/** What follows from a price is an entry of its own, or stays as a figure that nothing is compared with. */
const figuresToo =
  ' (in facts.yaml the whole entry; or, if its figure stays true without it, the lines “comparedWith”, “moreThan” or “lessThan” with “times” and “dividedBy”)'

/** @param fields those that it had; none where the earlier state is unknown */
function goneEntry(entry: string, fields: Fields, source: Source, added: NewEntry | undefined) {
  const [file = '', id = ''] = entry.split('.')
  const name = nameIn(fields) ?? id
  const takeOut = added
    ? `If “${added.name}” is the same under another name, write its old id back, “id: ${id}”. If not, take out in those places`
    : 'Take out there'
  const places = placesOf(entry, source)
  const inFacts = places.includes('/facts.yaml:') ? figuresToo : ''
  const [what, remedy] =
    fields.size > 0
      ? [
          `“${name}” (${entry}) was taken out in this change`,
          `${takeOut} what speaks of it, also without its name${inFacts}; or put the entry back here.`,
        ]
      : [
          `There is no entry “${id}” here (any more)`,
          `If you renamed it, write its old id “${id}” back. If you took it out, take out there what speaks of it, also without its name${inFacts}.`,
        ]
  return {
    file: `${source.folder}/${file}.yaml`,
    reason: `${what}, but texts still refer to it: ${places}.`,
    remedy,
  }
}

/** Whether several lines refer to an entry that a file does not have: then none of them is a typing mistake. */
const isMissing = (entry: string, places: readonly { file: string; line: number }[], source: Source) =>
  source.files.has(`${entry.split('.', 1)}.yaml`) &&
  new Set(places.map(({ file, line }) => `${file}:${line}`)).size > 1

const address = /[\w.-]+/g

/** The entries by whose ids other entries may have values in the addresses of a text: `packages.day-pass.basic.price` → packages.basic */
const keysInAddresses = (text: string) =>
  [...text.matchAll(address)].flatMap(([found]) => {
    const [file, , ...keys] = found.split('.')
    return keys.map((key) => `${file}.${key}`)
  })

/** The addresses in a text that lead to a value of an entry, or to one that another entry has for it: `packages.day-pass.basic.price`. */
function addressesOf(entry: string, text: string) {
  const [file, id = ''] = entry.split('.')
  return [...text.matchAll(address)].filter(([found]) => {
    const [first, second, ...others] = found.split('.')
    return first === file && (second === id || (others.length > 1 && others[0] === id))
  })
}

/** All lines that name an entry, but for those of drafts. */
function placesOf(entry: string, source: Source): string {
  const found = findInTexts(source, (line) => addressesOf(entry, line)).filter(
    ({ place, text }) => !isComment(place.file, text),
  )
  const isDraft = memoize((file: string) => draftIn(parseAgain(source, file.slice(source.folder.length + 1))))
  return placesInWords(found.flatMap(({ place }) => (isDraft(place.file) ? [] : [place])))
}
