/** How many entries a list had in the state that `--against` names, where texts still say that number. */

import { placesInWords } from '../../content/findInContent.ts'
import { openYamlFiles } from '../../content/loadYamlFiles.ts'
import type { Source } from '../../content/source.ts'
import { Messages } from '../../diagnostics/messages.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import { escapeRegExp } from '../../text.ts'
import { isRecord, recordsIn, valueAt } from '../../validate/walkSchema.ts'
import { listsOfNames, otherFiles, singular, type WordsOfText, wordsOfTexts } from './namesInTexts.ts'

// biome-ignore format: in one line
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

interface Count {
  file: string
  /** What is counted, such as `games`. */
  noun: string
  /** Those that have this value in a field, such as `PC`. */
  kind?: string | undefined
  /** Of entries that number something from 1 on: texts say how many it can be at most. */
  isMost?: boolean
  count: number
}

/** Warns of texts that say how many entries a list had, or how many things a label numbers: “Four Centres”. */
export function reportOldCounts(
  { definition, source, messages }: Pick<RenderedSite, 'definition' | 'source' | 'messages'>,
  earlier: Source,
): void {
  const [before, now, withDated] = ([[earlier], [source], [source, true]] as const).map(([of, ...options]) =>
    countsIn(openYamlFiles(of, definition.collections, new Messages()), ...options),
  )
  const texts = wordsOfTexts(source)
  const reported = new Set<string>()
  for (const [key, old] of before ?? []) {
    const count = now?.get(key)?.count ?? old.count
    // What got a last day is still there.
    const isThere = withDated?.get(key)?.count === old.count
    if (count === old.count || isThere || old.count < 2) continue
    const places = texts.flatMap((text) =>
      linesThatCount(old, text).map((line) => ({ file: `${source.folder}/${text.path}`, line })),
    )
    const what = `“${[old.kind, old.noun].filter(Boolean).join(' ')}”`
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

/** The numbers of entries of all lists, and of things that labels call by a letter or a number: Centre A, Centre B. */
function countsIn(data: ReturnType<typeof openYamlFiles>, isDatedIn = false): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>()
  const add = (key: string, count: Omit<Count, 'count'>, number = 1) =>
    counts.set(key, { ...count, count: (counts.get(key)?.count ?? 0) + number })
  for (const [file, opened] of data) {
    const written = opened.written()
    const things = [...recordsIn(written)].flatMap(({ record: { label } }) =>
      typeof label === 'string' ? (numberedThing.exec(label)?.[0] ?? []) : [],
    )
    for (const thing of new Set(things)) {
      const noun = `${thing.slice(0, thing.indexOf(' ')).toLowerCase()}s`
      add(`${file} ${noun}`, { file, noun })
    }
    if (otherFiles.includes(file)) continue
    for (const [path, names] of listsOfNames(written, isDatedIn)) {
      const noun = path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? ''
      const arePictures = noun === 'items' && names.every(({ photograph }) => photograph)
      add(`${file}${path}`, { file, noun: arePictures ? pictures : noun }, names.length)
      for (const field of numberedIn(written, path))
        add(`${file}${path} ${field.name}`, { file, noun: field.name, isMost: true }, field.count)
      for (const field of names.flatMap(({ fields }) => fields)) {
        const [, kind = ''] = /^\S+ (\S+)$/.exec(field) ?? []
        if (kind) add(`${file}${path} ${field}`, { file, noun, kind })
      }
    }
  }
  return counts
}

/** The entries of a list that only have photographs in common, and what texts call them. */
const pictures = 'pictures'
const calledPictures = '(?:pictures|photos|photographs|images)'

/** The fields by which the entries of a list are numbered: 1 controller, 2 controllers. @param path `.consoles.rates` */
function numberedIn(data: unknown, path: string) {
  const entries = valueAt(
    data,
    path
      .split('.')
      .slice(1)
      .map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  )
  if (!Array.isArray(entries) || !entries.every(isRecord) || entries.length < 2) return []
  return Object.keys(entries[0] ?? {})
    .filter((name) => entries.every((entry, index) => entry[name] === index + 1))
    .map((name) => ({ name, count: entries.length }))
}

/** `Centre A` at the beginning of a label */
const numberedThing = /^\p{Lu}\p{Ll}+ (?:\p{Lu}|\d+)(?![\p{L}\p{N}])/u

/** A part of an enumeration or of a rank: “Phase 1, 2 and 3”, “best of 3”, “first to 5”. */
const notBefore = String.raw`(?<![\p{L}\p{N}])(?<!\p{N}(?:[.,/–-]|,? ?(?:and|or|to))? ?)(?<!\b(?:to|best(?: of)?|top|first|last|next) )`

const atMost = String.raw`\b(?:up to|at most|all|maximum of) `

/** The lines on which a text has the number of a count and then its noun, with one other word between them at most. */
function linesThatCount({ noun, kind, count, isMost }: Count, { text }: WordsOfText): number[] {
  const number = `(?:${[count, numbers[count]].filter(Boolean).join('|')})`
  const between = String.raw`(?:${space}(?!(?:hours?|minutes?|days?|and|or|of|in|for|at|to|a)\b)\p{L}+)?`
  const nouns = noun === pictures ? calledPictures : escapeRegExp(`${singular(noun)}s`)
  const counted = [...(kind ? [escapeRegExp(kind)] : []), nouns].map((word) => space + word)
  const pattern = new RegExp(
    `${isMost ? atMost : notBefore}${number}${between}${counted.join('')}(?![\\p{L}\\p{N}])`,
    'giu',
  )
  return [...text.matchAll(pattern)].map(({ index }) => text.slice(0, index).split('\n').length)
}

/** Between two words of a text, not between two fields. */
const space = String.raw`(?: |\n {0,12}(?! *[\w-]+:))`
