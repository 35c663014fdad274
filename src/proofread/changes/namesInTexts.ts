/** The names of entries in texts. */
import { isComment } from '../../content/findInContent.ts'
import { isPhotograph } from '../../content/rules/images.ts'
import type { Source } from '../../content/source.ts'
import { textOf } from '../../siteFiles.ts'
import { occurrencesOf } from '../../text.ts'
import { isRecord } from '../../validate/walkSchema.ts'

/** Files whose names no page shows as its data, or that may name what is over. */
export const otherFiles = ['README', 'FIELDS', 'facts', 'images', 'questions', 'redirects', 'words']

/** A name, a short text of a list, or an address on the web. */
export interface Named {
  name: string
  /** Of the entry; with a word more for its address. */
  id?: string | undefined
  /** The photograph of the entry. */
  photograph?: string | undefined
  /** The fields of an entry by which some of a list are of one kind, such as those on one platform. */
  fields: readonly string[]
}

/** The names of each list. What is dated goes by itself. */
export function* listsOfNames(
  value: unknown,
  withDated: boolean,
  path = '',
): Generator<[path: string, Named[]]> {
  if (Array.isArray(value)) yield [path, value.flatMap((item) => namesOf(item, withDated))]
  if (!isRecord(value) && !Array.isArray(value)) return
  if (!withDated && isDated(value)) return
  for (const [key, field] of Object.entries(value)) yield* listsOfNames(field, withDated, `${path}.${key}`)
}

const isDated = (value: object) =>
  !Array.isArray(value) && ['until', 'date', 'from'].some((field) => Reflect.get(value, field) !== undefined)

function namesOf(item: unknown, withDated: boolean): Named[] {
  if (typeof item === 'string') return isName(item) ? [{ name: item, fields: [] }] : []
  if (!isRecord(item) || (!withDated && isDated(item))) return []
  const id = typeof item.id === 'string' ? item.id : undefined
  const fields = Object.entries(item).flatMap(([field, value]) =>
    typeof value === 'string' ? [`${field} ${value}`] : [],
  )
  const texts = Object.values(item).filter((value) => typeof value === 'string')
  const photograph = texts.find((text) => isPhotograph(`images/${text}`))
  const name = item.name ?? item.title
  return [
    ...(typeof name === 'string' && isName(name) ? [{ name, id, photograph, fields }] : []),
    ...texts.filter(isAddress).map((name) => ({ name, id: id && `${id} address`, fields: [] })),
  ]
}

/** File, line and column of the name of an entry: the first one in its file, below its id if it has one; the file alone without it. */
export function placeOfName(
  { name, id }: Pick<Named, 'name' | 'id'>,
  file: string,
  { folder, files }: Source,
) {
  const place = { file: `${folder}/${file}.yaml` }
  const text = textOf(files.get(`${file}.yaml`))
  const ofId = [...occurrencesOf(`id: ${id}`, text)].find(
    ({ 0: { length }, index }) => !/[\w-]/.test(text.charAt(index + length)),
  )
  const found = text.indexOf(name, ofId?.index)
  if (found < 0) return place
  const before = text.slice(0, found).split('\n')
  return { ...place, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

export const isAddress = (text: string): boolean => /^https:\/\/\S+$/.test(text)
/** Whether a name lists things, such as “PC gaming, 240Hz and 360Hz”. */
const isList = (name: string) => /, | and /.test(name)
const isName = (text: string) => text.length <= 40 && /^\p{Lu}/u.test(text) && !text.includes('${')

/** The words of a text. An address, such as golden-rise, is one. */
const wordPattern = /[\p{L}\p{M}\p{N}'’-]+/gu
const reference = /\$\{[^{}\n]*\}/g

/** The words of a line. */
export const wordsIn = (text: string, line = 1) =>
  (text.match(wordPattern) ?? []).map((word) => ({ word, line }))

export interface WordsOfText {
  path: string
  /** Without comments and references, on the same lines. */
  text: string
  words: { word: string; line: number }[]
}

/** The words of each text that visitors see, with their lines. */
export const wordsOfTexts = ({ files }: Source): WordsOfText[] =>
  [...files]
    .filter(([path]) => /\.(yaml|md)$/.test(path) && !otherFiles.includes(path.replace(/\.\w+$/, '')))
    .map(([path, bytes]) => {
      const lines = textOf(bytes)
        .replaceAll('\r', '')
        .split('\n')
        .map((line) => (isComment(path, line) ? '' : line.replace(reference, ' ')))
      return { path, text: lines.join('\n'), words: lines.flatMap((line, index) => wordsIn(line, index + 1)) }
    })

/**
 * The lines of a text that have a name. Of one with several words, those between the first and the last may be missing, or one more
 * be there, as in “monthly gaming championship”, but not in an address or a list of things; one of a single word may be another word
 * without its capital. The number of an edition may be missing.
 *
 * @param newName its new name, which may begin with it
 */
export function linesWith(name: string, { words }: Pick<WordsOfText, 'words'>, newName = ''): number[] {
  const inNewName = newName.match(wordPattern) ?? []
  const inName = withoutEdition(name.match(wordPattern) ?? [], inNewName)
  const normalize = inName.length > 1 ? singular : String
  const [first, ...others] = inName.map(normalize)
  const last = others.pop()
  const mayHaveMore = !isList(name) && !isAddress(name)
  return words.flatMap(({ word, line }, index) => {
    const isNewName = inNewName.every((other, at) => words[index + at]?.word === other)
    if (normalize(word) !== first || (newName && isNewName)) return []
    let next = index + 1
    const isNext = (other: string) => normalize(words[next]?.word ?? '') === other
    for (const other of others) {
      if (isNext(other)) next++
      else if (!mayHaveMore && other !== 'www') return []
    }
    if (last === undefined || isNext(last)) return [line]
    next++
    return mayHaveMore && isNext(last) ? [line] : []
  })
}

/** FIFA 24 → FIFA, unless its new name is another edition: FIFA 25. */
function withoutEdition(words: readonly string[], inNewName: readonly string[]): readonly string[] {
  const shorter = words.slice(0, -1)
  const hasEdition = shorter.length > 0 && /^\d+$/.test(words.at(-1) ?? '')
  return hasEdition && !shorter.every((word, at) => word === inNewName[at]) ? shorter : words
}

/** `Wallets` → wallet */
export const singular = (word: string) => word.toLowerCase().replace(/s$/, '')
