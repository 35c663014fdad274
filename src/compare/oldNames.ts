/** Names and addresses that the state which `--against` names had in its data, and that only texts have now. */
import type { RenderedSite } from '../checks/renderedSite.ts'
import type { Collections } from '../content/collections.ts'
import { placesInWords } from '../content/findInContent.ts'
import { openData } from '../content/load.ts'
import type { Source } from '../content/source.ts'
import { Messages } from '../diagnostics/messages.ts'
import { linesWith, listsOfNames, type Named, otherFiles, wordsOfTexts } from './names.ts'

/** Warns of texts that still have the name of an entry that was taken out, or got another name, in this change. */
export function reportOldNames(
  { definition, source, messages }: Pick<RenderedSite, 'definition' | 'source' | 'messages'>,
  earlier: Source,
): void {
  const texts = wordsOfTexts(source)
  const placesOf = (name: string, newName?: string) =>
    texts.flatMap((text) =>
      linesWith(name, text, newName).map((line) => ({ file: `${source.folder}/${text.path}`, line })),
    )
  const now = namesIn(source, definition.collections, true)
  const all = new Set([...now.values()].flatMap((names) => names.map(({ name }) => name)))
  for (const [file, names] of namesIn(earlier, definition.collections, false)) {
    for (const { name, id, photograph } of new Map(names.map((one) => [one.name, one])).values()) {
      if (all.has(name)) continue
      const newName = id && now.get(file)?.find((other) => other.id === id)?.name
      const places = placesOf(name, newName)
      const pictures = photograph && !newName ? placesOf(photograph) : []
      if (places.length + pictures.length === 0) continue
      const found = [
        ...(places.length > 0 ? [`texts still have it: ${placesInWords(places)}`] : []),
        ...(pictures.length > 0 ? [`pages still show its photograph: ${placesInWords(pictures)}`] : []),
      ]
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

/** The names of the entries of each data file. */
const namesIn = (source: Source, collections: Collections, withDated: boolean) =>
  new Map(
    [...openData(source, collections, new Messages())]
      .filter(([file]) => !file.startsWith('pages/') && !otherFiles.includes(file))
      .map(([file, opened]): [string, Named[]] => [
        file,
        [...listsOfNames(opened.written(), withDated)].flatMap(([, names]) => names),
      ]),
  )
