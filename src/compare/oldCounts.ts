/** How many entries a list had in the state that `--against` names, where texts still say that number. */
import type { RenderedSite } from '../checks/renderedSite.ts'
import { placesInWords } from '../content/findInContent.ts'
import { openData } from '../content/load.ts'
import type { Source } from '../content/source.ts'
import { Messages } from '../diagnostics/messages.ts'
import { listsOfNames, otherFiles, singular, type WordsOfText, wordsOfTexts } from './names.ts'

// biome-ignore format: in one line
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** How many words may stand between a number and what it counts: “four other gaming centres”. */
const mostBetween = 2

interface Count {
  file: string
  /** What is counted, such as `games`. */
  noun: string
  /** Those that have this value in a field, such as `PC`. */
  kind?: string | undefined
  /** Whether names share it. */
  isShared?: boolean
  count: number
}

/** Warns of texts that say how many entries a list had, or how many names in a file share a word: “Four Centres”. */
export function reportOldCounts(
  { definition, source, messages }: Pick<RenderedSite, 'definition' | 'source' | 'messages'>,
  earlier: Source,
): void {
  const [before, now] = [earlier, source].map((of) =>
    countsIn(openData(of, definition.collections, new Messages())),
  )
  const texts = wordsOfTexts(source)
  const reported = new Set<string>()
  for (const [key, old] of before ?? []) {
    const count = now?.get(key)?.count ?? old.count
    if (count === old.count || old.count < 2) continue
    const places = texts.flatMap((text) =>
      linesThatCount(old, text).map((line) => ({ file: `${source.folder}/${text.path}`, line })),
    )
    const what = old.isShared
      ? `names with “${old.noun}”`
      : `“${[old.kind, old.noun].filter(Boolean).join(' ')}”`
    const where = placesInWords(places)
    if (places.length === 0 || reported.has(where)) continue
    reported.add(where)
    messages.warning({
      file: `${source.folder}/${old.file}.yaml`,
      rule: 'old-count',
      reason: `Since this change there are ${count} ${what}, not ${old.count}, but texts still say ${old.count}: ${where}.`,
      remedy: 'Correct the number there. If it counts something else, nothing needs to be done.',
    })
  }
}

/** The numbers of entries of all lists, and of names with the same first or last word: Centre A, Centre B. */
function countsIn(data: ReturnType<typeof openData>): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>()
  for (const [file, opened] of data) {
    if (otherFiles.includes(file)) continue
    const sharing = new Map<string, Set<string>>()
    for (const [path, names] of listsOfNames(opened.written(), false)) {
      const noun = path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? ''
      counts.set(`${file}${path}`, { file, noun, count: names.length })
      for (const { name, fields } of names) {
        for (const field of fields) {
          const [, kind = ''] = /^\S+ (\S+)$/.exec(field) ?? []
          const key = `${file}${path} ${field}`
          if (kind) counts.set(key, { file, noun, kind, count: (counts.get(key)?.count ?? 0) + 1 })
        }
        const words = name.split(' ')
        for (const word of words.length > 1 ? [words.at(0) ?? '', words.at(-1) ?? ''] : [])
          sharing.set(word, (sharing.get(word) ?? new Set()).add(name))
      }
    }
    for (const [noun, { size }] of sharing)
      if (/^\p{L}{3}/u.test(noun)) counts.set(`${file} ${noun}`, { file, noun, count: size, isShared: true })
  }
  return counts
}

/** The lines on which a text has the number of a count before its noun. */
function linesThatCount({ noun, kind, count }: Count, { words }: WordsOfText): number[] {
  return words.flatMap(({ word, line }, index) => {
    const isNumber = word === String(count) || word.toLowerCase() === numbers[count]
    if (!isNumber || /^(?:to|best)$/i.test(words[index - 1]?.word ?? '')) return []
    const following = words.slice(index + 1, index + 2 + mostBetween).map((next) => next.word)
    const at = following.findIndex((next) => singular(next) === singular(noun))
    const isOfKind = kind === undefined || following.slice(0, at).includes(kind)
    return at >= 0 && isOfKind ? [line] : []
  })
}
