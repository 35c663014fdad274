/**
 * Sentences that a change may have made untrue, though no rule can tell: they compare, rank or count what it changed. They are not
 * warnings: who proposes the change reads them, and what is still true stays.
 */
import { dirname } from 'node:path/posix'
import { guideFile } from '../../content/collections.ts'
import { parseAgain } from '../../content/findInContent.ts'
import { guidesPath } from '../../content/guideAddresses.ts'
import type { Source } from '../../content/source.ts'
import type { TextToRead } from '../../diagnostics/writers/toRead.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import { isRecord } from '../../validate/walkSchema.ts'
import { type ChangedThing, changedThings, thingsIn } from './changedThings.ts'
import { promisesOfGone } from './goneOffers.ts'
import { type Score, scoreFor } from './likelihood.ts'
import { stem } from './namesOfThings.ts'
import { ownTexts, sectionsOf } from './ownTexts.ts'
import { otherOpenParts, otherTimes } from './partsOfDay.ts'
import { type Sentence, sentencesIn } from './sentences.ts'

/** After more changes at once, every sentence would be listed. */
const mostChanged = 60

type Compared = Pick<RenderedSite, 'definition' | 'source' | 'messages' | 'today'>

/** Below this, a sentence only happens to have the words. */
const leastScore = 2

/** @returns the sentences, the likeliest first; without those that the change wrote, and those whose lines a message names */
export function textsToRead(
  { definition, source, messages, today }: Compared,
  earlier: Source,
): TextToRead[] {
  const things = thingsIn(earlier, definition)
  const changed = changedThings(things, thingsIn(source, definition)).filter((thing) => !isTidiedUp(thing))
  if (changed.length > mostChanged) return []
  const sentences = sentencesIn(earlier)
  const scores = [
    ...changed.flatMap((thing) => [
      scoreFor(thing, [...things.values()], sentences),
      ownTexts(thing),
      sectionsOf(thing, [...things.values()], sentences),
      otherTimes(thing, [...things.values()], sentences),
    ]),
    ...otherOpenParts(source, earlier),
    ...topicsGone(source, earlier, today).map(promisesGuide),
    ...promisesOfGone(earlier, source, definition, sentences),
  ]
  if (scores.length === 0) return []
  const sentencesNow = sentencesIn(source)
  const now = new Map(sentencesNow.map((sentence) => [keyOf(sentence, source.folder), sentence]))
  const lines = wholeLines(sentencesNow)
  const named = linesNamedIn(messages.all.map(({ reason }) => reason))
  const isNamed = ({ file, line, last }: Sentence) =>
    Array.from({ length: last - line + 1 }, (_, index) => `${file}:${line + index}`).some((place) =>
      named.has(place),
    )
  const found = new Map<string, TextToRead & { score: number }>()
  for (const sentence of sentences) {
    const still = now.get(keyOf(sentence, earlier.folder))
    const score = Math.max(...scores.map((scoreOf) => scoreOf(sentence)))
    // A figure or a value that is chosen says nothing that could be untrue by itself.
    if (!still || score < leastScore || /^(?:\P{L}*|[a-z-]+(?: [a-z]+)?)$/u.test(still.text)) continue
    const { file, line, text } = still
    const place = placeOf(still)
    if (!isNamed(still) && score > (found.get(place)?.score ?? 0))
      found.set(place, { score, file, line, text, whole: lines.get(place) ?? text })
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score)
}

/** Notices and closed days are deleted once they are over. */
const isTidiedUp = ({ change, isPriced, fields }: ChangedThing) =>
  change === 'gone' && !isPriced && ['until', 'date', 'from'].some((field) => fields[field] !== undefined)

/**
 * What each guide is about that is not published any more (deleted, a draft again, or with a date to come): the longer words of its
 * title and topics that no other guide has.
 */
function topicsGone(now: Source, earlier: Source, today: string): string[][] {
  const left = guidesShown(now, today)
  const words = new Set([...left.values()].flat())
  return [...guidesShown(earlier, today)].flatMap(([file, own]) =>
    left.has(file) ? [] : [own.filter((word) => !words.has(word))],
  )
}

/** The longer words of the title, the category and the tags of each guide that is published on a day, by their files. */
const guidesShown = (source: Source, today: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...source.files.keys()].filter(isGuide).flatMap((file) => {
      const fields = parseAgain(source, file).toValue()
      if (!isRecord(fields) || fields.draft === true || String(fields.date) > today) return []
      return [[file, longWordsOf([fields.title, fields.category, fields.tags].join(' '))] as const]
    }),
  )

/** The words of five letters or more, and such as PS5. */
const longWordsOf = (text: string) =>
  (text.match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => /\p{L}/u.test(word) && (word.length > 4 || /\d/.test(word)))
    .map(stem)

const isGuide = (file: string) => file.startsWith(dirname(guideFile('')))

/** Finds the sentences that say on the list of guides what they are about; first those with a word of one that is gone. */
function promisesGuide(topics: readonly string[]): Score {
  return ({ file, field = '', text }) => {
    if (!file.endsWith(`pages${guidesPath}.yaml`)) return 0
    const isAboutAll = /^(?:description|intro)$/.test(field)
    const isNamed = longWordsOf(text).some((word) => topics.includes(word))
    return isNamed && (isAboutAll || /^(?:title|keywords)$/.test(field)) ? 4 : isAboutAll ? 3 : 0
  }
}

const placeOf = ({ file, line }: Sentence) => `${file}:${line}`

/** The sentences of each line: beside the likeliest one, another one may be untrue that no word gives away. */
function wholeLines(sentences: readonly Sentence[]): ReadonlyMap<string, string> {
  const lines = new Map<string, string>()
  for (const sentence of sentences) {
    const before = lines.get(placeOf(sentence))
    lines.set(placeOf(sentence), before ? `${before} ${sentence.text}` : sentence.text)
  }
  return lines
}

/** The same in both states: of fields, the entry too, as several may have the same words. */
const keyOf = ({ file, section, field, text }: Sentence, folder: string) =>
  `${file.slice(folder.length)} ${field && `${field} ${section}`} ${text}`

/** `content/faq.yaml:3, 12` → content/faq.yaml:3, content/faq.yaml:12 */
function linesNamedIn(reasons: readonly string[]): ReadonlySet<string> {
  const places = new Set<string>()
  for (const reason of reasons) {
    let file = ''
    for (const word of reason.split(/[\s();]/)) {
      const [path = '', line = ''] = word.split(':')
      if (line) file = path
      places.add(`${file}:${Number.parseInt(line || word, 10)}`)
    }
  }
  return places
}
