/** Names and addresses that the state which `--against` names had in its data, and that only texts have now. */

import type { Collections } from '../content/collections.ts'
import { placeIn, placesInWords } from '../content/findInContent.ts'
import { openYamlFiles } from '../content/loadYamlFiles.ts'
import type { Source } from '../content/source.ts'
import { Messages } from '../diagnostics/messages.ts'
import { isRecord } from '../diagnostics/walkSchema.ts'
import type { RenderedSite } from '../renderedSite.ts'
import { linesWith, listsOfNames, type Named, otherFiles, wordsIn, wordsOfTexts } from './namesInTexts.ts'

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
  const now = listsIn(source, definition.collections, true)
  const all = new Set([...now.values()].flatMap((lists) => lists.flatMap(({ names }) => names.map(nameOf))))
  for (const [file, lists] of listsIn(earlier, definition.collections, false)) {
    const old = lists.flatMap(({ path, names }) => names.map((named) => ({ path, named })))
    for (const { path, named } of new Map(old.map((one) => [one.named.name, one])).values()) {
      const { name, photograph } = named
      if (all.has(name)) continue
      const newName = newNameOf(named, lists, now.get(file) ?? [])
      const places = placesOf(name, newName)
      const pictures = photograph && !newName ? placesOf(photograph) : []
      const list = now.get(file)?.find((other) => other.path === path)
      const above = named.id && !newName && list?.hasText ? [placeOfText(source, file, path)] : []
      const found = [
        ...(places.length > 0 ? [`texts still have it: ${placesInWords(places)}`] : []),
        ...(pictures.length > 0 ? [`pages still show its photograph: ${placesInWords(pictures)}`] : []),
        ...(above.length > 0 ? [`the text of its list may still describe it: ${placesInWords(above)}`] : []),
      ]
      if (found.length === 0) continue
      messages.warning({
        file: `${source.folder}/${file}.yaml`,
        rule: 'old-name',
        reason: `“${name}” ${newName ? `became “${newName}”` : 'was taken out'} in this change, but ${found.join('; and ')}.`,
        remedy: newName
          ? 'Correct it there.'
          : 'Take out there what is no longer true. If it is still true, nothing needs to be done.',
      })
    }
  }
}

interface NamedList {
  path: string
  names: readonly Named[]
  /** Whether there is a text beside the list, as in a price list. */
  hasText: boolean
}

const nameOf = ({ name }: Named) => name

/** Call of Duty: Modern Warfare III → Call of Duty */
function shortNames(name: string, newName = ''): string[] {
  const [short = '', rest] = name.split(': ')
  return rest !== undefined && /\S \S/.test(short) && !newName.startsWith(short) ? [short] : []
}

/** The name that an entry has now, or the text of a list that has all words of an earlier one and is new. */
function newNameOf({ name, id }: Named, before: readonly NamedList[], lists: readonly NamedList[]) {
  const names = lists.flatMap((list) => list.names)
  if (id !== undefined) return names.find((other) => other.id === id)?.name
  const known = new Set(before.flatMap((list) => list.names.map(nameOf)))
  return names.find((one) => !known.has(one.name) && linesWith(name, { words: wordsIn(one.name) }).length > 0)
    ?.name
}

/** The lists of each data file. */
const listsIn = (source: Source, collections: Collections, withDated: boolean) =>
  new Map(
    [...openYamlFiles(source, collections, new Messages())]
      .filter(([file]) => !file.startsWith('pages/') && !otherFiles.includes(file))
      .map(([file, opened]): [string, NamedList[]] => {
        const data = opened.written()
        const lists = [...listsOfNames(data, withDated)]
        return [file, lists.map(([path, names]) => ({ path, names, hasText: hasText(data, groupOf(path)) }))]
      }),
  )

/** The path of the group that a list is in: `.lists.0.packages` → lists, 0 */
const groupOf = (path: string) =>
  path
    .split('.')
    .slice(1, -1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

const placeOfText = (source: Source, file: string, path: string) =>
  placeIn(source, `${file}.yaml`, [...groupOf(path), 'text'])

function hasText(data: unknown, path: readonly PropertyKey[]): boolean {
  const group = path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )
  return path.length > 0 && isRecord(group) && typeof group.text === 'string'
}
