/** Names and addresses that the state which `--against` names had in its data, and that only texts have now. */

import type { Collections } from '../../content/collections.ts'
import { findReferences, placesInWords } from '../../content/findInContent.ts'
import { openYamlFiles } from '../../content/loadYamlFiles.ts'
import type { Source } from '../../content/source.ts'
import { Messages } from '../../diagnostics/messages.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import {
  linesWith,
  listsOfNames,
  type Named,
  otherFiles,
  placeOfName,
  wordsIn,
  wordsOfTexts,
} from './namesInTexts.ts'

/** Warns of texts that still have the name of an entry that was taken out, or got another name, in this change. */
export function reportOldNames(
  { definition, source, messages }: Pick<RenderedSite, 'definition' | 'source' | 'messages'>,
  earlier: Source,
): void {
  const texts = wordsOfTexts(source)
  const placesOf = (name: string, newName?: string) =>
    texts.flatMap((text) =>
      [name, ...shortNames(name, newName)]
        .flatMap((one) => linesWith(one, text, newName))
        .map((line) => ({ file: `${source.folder}/${text.path}`, line })),
    )
  const now = namesIn(source, definition.collections, true)
  const all = new Set([...now.values()].flatMap((names) => names.map(nameOf)))
  for (const [file, old] of namesIn(earlier, definition.collections, false)) {
    for (const named of new Map(old.map((one) => [one.name, one])).values()) {
      const { name, photograph } = named
      if (all.has(name)) continue
      const newName = newNameOf(named, old, now.get(file) ?? [])
      const places = placesOf(name, newName)
      const pictures = photograph && !newName ? placesOf(photograph) : []
      const found = [
        ...(places.length > 0 ? [`texts still have it: ${placesInWords(places)}`] : []),
        ...(pictures.length > 0 ? [`pages still show its photograph: ${placesInWords(pictures)}`] : []),
      ]
      if (found.length === 0) continue
      const place = newName ? placeOfName({ name: newName, id: named.id }, file, source) : undefined
      messages.warning({
        ...(place ?? { file: `${source.folder}/${file}.yaml` }),
        rule: 'old-name',
        reason: `“${name}” ${newName ? `became “${newName}”` : 'was taken out'} in this change, but ${found.join('; and ')}.`,
        remedy: newName
          ? 'Correct it there.'
          : 'Take out there what is no longer true. If it is still true, nothing needs to be done.',
      })
    }
  }
}

/** Warns of entries that had the same name before this change, and have not now: texts may mean either of them by it. */
export function reportPartedNames(
  { definition, source, messages }: Pick<RenderedSite, 'definition' | 'source' | 'messages'>,
  earlier: Source,
): void {
  const now = namesIn(source, definition.collections, true)
  for (const [file, old] of namesIn(earlier, definition.collections, false)) {
    const entries = now.get(file) ?? []
    for (const { name, id } of old) {
      const renamed = entries.find((one) => id !== undefined && one.id === id && one.name !== name)
      const others = old.filter((one) => one.name === name && one.id !== id)
      const left = entries.find((one) => one.name === name && others.some((other) => other.id === one.id))
      if (!renamed || !left?.id) continue
      const references = [id, left.id].map((one) => `\${${file}.${one}.name}`)
      const places = findReferences(source, references).map(({ place }) => place)
      const texts =
        places.length > 0 ? ` Texts that print one of the two names: ${placesInWords(places)}.` : ''
      messages.warning({
        ...placeOfName(renamed, file, source),
        rule: 'parted-name',
        reason: `“${name}” (${id}) became “${renamed.name}” in this change, but ${left.id} is still called “${name}”.${texts}`,
        remedy:
          'If both should have one name, write it there as well. If not, correct texts that say of both what is true of one.',
      })
    }
  }
}

const nameOf = ({ name }: Named) => name

/** Call of Duty: Modern Warfare III → Call of Duty */
function shortNames(name: string, newName = ''): string[] {
  const [short = '', rest] = name.split(': ')
  return rest !== undefined && /\S \S/.test(short) && !newName.startsWith(short) ? [short] : []
}

/** The name that an entry has now, or the text of a list that has all words of an earlier one and is new. */
function newNameOf({ name, id }: Named, before: readonly Named[], now: readonly Named[]) {
  if (id !== undefined) return now.find((other) => other.id === id)?.name
  const known = new Set(before.map(nameOf))
  return now.find((one) => !known.has(one.name) && linesWith(name, { words: wordsIn(one.name) }).length > 0)
    ?.name
}

/** The names of all lists of each data file. */
const namesIn = (source: Source, collections: Collections, withDated: boolean) =>
  new Map(
    [...openYamlFiles(source, collections, new Messages())]
      .filter(([file]) => !file.startsWith('pages/') && !otherFiles.includes(file))
      .map(([file, opened]): [string, Named[]] => [
        file,
        [...listsOfNames(opened.written(), withDated)].flatMap(([, names]) => names),
      ]),
  )
