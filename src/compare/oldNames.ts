/** Names that the state which `--against` names had in its data, and that only texts have now. */
import type { RenderedSite } from '../checks/renderedSite.ts'
import type { Collections } from '../content/collections.ts'
import { openData } from '../content/load.ts'
import { placesInWords } from '../content/places.ts'
import type { Source } from '../content/source.ts'
import { Messages } from '../diagnostics/messages.ts'
import { isRecord } from '../diagnostics/walkSchema.ts'
import { textOf } from '../siteFiles.ts'

/** Files whose names no page shows as its data, or that may name what is over. */
const otherFiles = ['README', 'FIELDS', 'facts', 'images', 'questions', 'redirects', 'words']

/** Warns of texts that still have the name of an entry that was taken out, or got another name, in this change. */
export function reportOldNames(
  { definition, source, messages }: Pick<RenderedSite, 'definition' | 'source' | 'messages'>,
  earlier: Source,
): void {
  const texts = wordsOfTexts(source)
  const now = namesIn(source, definition.collections, true)
  const all = new Set([...now.values()].flatMap((names) => [...names.keys()]))
  for (const [file, names] of namesIn(earlier, definition.collections, false)) {
    for (const [name, id] of names) {
      if (all.has(name)) continue
      const newName = id && [...(now.get(file) ?? [])].find(([, other]) => other === id)?.[0]
      const places = placesOf(name, newName, texts, source.folder)
      if (places.length === 0) continue
      messages.warning({
        file: `${source.folder}/${file}.yaml`,
        rule: 'old-name',
        reason: newName
          ? `“${name}” is called “${newName}” since this change, but texts still have the old name: ${placesInWords(places)}.`
          : `“${name}” was taken out in this change, but texts still mention it: ${placesInWords(places)}.`,
        remedy: newName
          ? 'Correct the name there.'
          : 'Take out there what is no longer true. If it is still true, nothing needs to be done.',
      })
    }
  }
}

/** The names of the entries of each data file, with their ids where they have one. What is dated goes by itself. */
const namesIn = (source: Source, collections: Collections, withDated: boolean) =>
  new Map(
    [...openData(source, collections, new Messages())]
      .filter(([file]) => !file.startsWith('pages/') && !otherFiles.includes(file))
      .map(([file, opened]) => [file, new Map(namesOf(opened.written(), withDated))]),
  )

/** The name or title of every entry of a list, and its short texts. */
function* namesOf(
  value: unknown,
  withDated: boolean,
  isItem = false,
): Generator<[name: string, id: string | undefined]> {
  if (isItem && typeof value === 'string' && isName(value)) yield [value, undefined]
  if (Array.isArray(value)) for (const item of value) yield* namesOf(item, withDated, true)
  if (!isRecord(value)) return
  if (!withDated && isItem && (value.until ?? value.date ?? value.from) !== undefined) return
  const name = value.name ?? value.title
  if (isItem && typeof name === 'string' && isName(name))
    yield [name, typeof value.id === 'string' ? value.id : undefined]
  for (const field of Object.values(value)) yield* namesOf(field, withDated)
}

const isName = (text: string) => text.length <= 40 && /^\p{Lu}/u.test(text) && !text.includes('${')

/** The words of a text. An address, such as golden-rise, is one. */
const wordPattern = /[\p{L}\p{M}\p{N}'’-]+/gu
const reference = /\$\{[^{}\n]*\}/g

interface WordsOfText {
  path: string
  words: { word: string; line: number }[]
}

/** The words of each text that visitors see, with their lines. */
const wordsOfTexts = ({ files }: Source): WordsOfText[] =>
  [...files]
    .filter(([path]) => /\.(yaml|md)$/.test(path) && !otherFiles.includes(path.replace(/\.\w+$/, '')))
    .map(([path, bytes]) => ({
      path,
      words: textOf(bytes)
        .split('\n')
        .flatMap((line, index) =>
          path.endsWith('.yaml') && /^\s*#/.test(line)
            ? []
            : (line.replace(reference, ' ').match(wordPattern) ?? []).map((word) => ({
                word,
                line: index + 1,
              })),
        ),
    }))

/**
 * The lines of texts that have a name. Of one with several words, those between the first and the last may be missing; one of
 * a single word may be another word without its capital.
 */
function placesOf(name: string, newName: string | undefined, texts: readonly WordsOfText[], folder: string) {
  const inName = name.match(wordPattern) ?? []
  const inNewName = newName?.match(wordPattern) ?? []
  const normalize = inName.length > 1 ? singular : String
  const [first, ...others] = inName.map(normalize)
  const last = others.pop()
  return texts.flatMap(({ path, words }) =>
    words.flatMap(({ word, line }, index) => {
      const isNewName = inNewName.every((other, at) => words[index + at]?.word === other)
      if (normalize(word) !== first || (newName && isNewName)) return []
      let next = index + 1
      const isNext = (other: string) => normalize(words[next]?.word ?? '') === other
      for (const other of others) if (isNext(other)) next++
      return last === undefined || isNext(last) ? [{ file: `${folder}/${path}`, line }] : []
    }),
  )
}

/** `Wallets` → wallet */
const singular = (word: string) => word.toLowerCase().replace(/s$/, '')
