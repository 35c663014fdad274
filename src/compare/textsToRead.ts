/**
 * Sentences that a change may have made untrue, though no rule can tell: they compare, rank or count what it changed. They are not
 * warnings: who proposes the change reads them, and what is still true stays.
 */
import type { Source } from '../content/source.ts'
import { isRecord } from '../diagnostics/walkSchema.ts'
import type { TextToRead } from '../diagnostics/writers/toRead.ts'
import type { RenderedSite } from '../renderedSite.ts'
import { capitalized, occurrencesOf } from '../text.ts'
import { type ChangedThing, changedThings, type Thing, thingsIn } from './changedThings.ts'
import { compares, generalizes, isAboutMoney, ranks } from './claims.ts'
import { type Sentence, sentencesIn } from './sentences.ts'

/** After more changes at once, every sentence would be listed. */
const mostChanged = 60

type Compared = Pick<RenderedSite, 'definition' | 'source' | 'messages'>

/** Below this, a sentence only happens to have the words. */
const leastScore = 2

/** @returns the sentences, the likeliest first; without those that the change wrote, and those whose lines a message names */
export function textsToRead({ definition, source, messages }: Compared, earlier: Source): TextToRead[] {
  const things = thingsIn(earlier, definition)
  const changed = changedThings(things, thingsIn(source, definition)).filter((thing) => !isTidiedUp(thing))
  if (changed.length === 0 || changed.length > mostChanged) return []
  const sentences = sentencesIn(earlier)
  const scores = changed.map((thing) => scoreFor(thing, [...things.values()], sentences))
  const now = new Map(sentencesIn(source).map((sentence) => [keyOf(sentence, source.folder), sentence]))
  const named = linesNamedIn(messages.all.map(({ reason }) => reason))
  const found = new Map<string, TextToRead & { score: number }>()
  for (const sentence of sentences) {
    const still = now.get(keyOf(sentence, earlier.folder))
    const score = Math.max(...scores.map((scoreOf) => scoreOf(sentence)))
    if (!still || score < leastScore) continue
    const { file, line, text } = still
    const place = `${file}:${line}`
    if (!named.has(place) && score > (found.get(place)?.score ?? 0))
      found.set(place, { score, file, line, text })
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score)
}

/** Notices and closed days are deleted once they are over. */
const isTidiedUp = ({ change, isPriced, fields }: ChangedThing) =>
  change === 'gone' && !isPriced && ['until', 'date', 'from'].some((field) => fields[field] !== undefined)

const keyOf = ({ file, text }: Sentence, folder: string) => `${file.slice(folder.length)} ${text}`

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

type Score = (sentence: Sentence) => number

/** How likely a sentence is untrue after a change. */
function scoreFor(thing: ChangedThing, things: readonly Thing[], sentences: readonly Sentence[]): Score {
  if (thing.address.startsWith('facts.') && thing.change === 'new') return scoreForFact(thing, sentences)
  const changed = [thing, ...thingsOf(thing, things)]
  const [own = '', id = ''] = thing.address.split('.')
  const names = anyOf([...changed.flatMap((one) => namesOf(one, things)), `.${id}.`])
  const groups = [...new Set(changed.flatMap((one) => one.groups))]
  const kinds = wordsOf(groups)
  const siblings = things.filter(({ list, address }) => list === thing.list && address !== thing.address)
  const others = siblings.map((one) => anyOf(namesOf(one, things)))
  const once = thing.change === 'new' ? siblings.filter((one) => isOnlyOneLike(thing, one, siblings)) : []
  const onlyOne = anyOf(once.flatMap((one) => namesOf(one, things)))
  return ({ file, text, around }) => {
    const isNamed = names.test(text)
    const isOfGroup = file.endsWith(`/${own}.yaml`) && groups.some((group) => around.includes(`: ${group}\n`))
    const words = text.replaceAll(notWords, '')
    if (thing.change !== 'figures') {
      const count = others.filter((other) => other.test(text)).length
      const isEnumeration = count >= Math.max(2, others.length / 2)
      if (isEnumeration && (isNamed || thing.change === 'new')) return generalizes.test(words) ? 4 : 3
      if (onlyOne.test(text) && (generalizes.test(words) || ranks.test(words))) return 3
      if (thing.change === 'gone' && thing.isPriced && isOfGroup) return 3
      if (thing.change === 'gone' && isNamed) return count > 0 ? 3 : 2
      if (
        thing.change === 'new' &&
        count > 0 &&
        isRanked(thing) &&
        ranks.test(file.endsWith('.yaml') ? around : text)
      )
        return 4
    }
    const isClaim = compares.test(words)
    if (!thing.isPriced) return isNamed && isClaim ? 4 : 0
    if (!isAboutMoney.test(words) && !amount.test(text)) return 0
    if (isNamed && isClaim) return 4
    if (isNamed)
      return !text.startsWith('|') &&
        (generalizes.test(words) || (/\p{L}/u.test(words) && printsOneOfSeveral(text, changed)))
        ? 3
        : 0
    if (!isClaim) return 0
    const isOfKind = [...stemsIn(words)].some((word) => kinds.has(word))
    const isNear = isOfGroup || names.test(around)
    return isOfKind ? (isNear ? 4 : 3) : isNear ? 2 : 0
  }
}

/** Whether a sibling was the only one with a value that a new entry has too, such as the only tournament for single players. */
const isOnlyOneLike = ({ fields }: Thing, sibling: Thing, siblings: readonly Thing[]) =>
  Object.entries(fields).some(
    ([field, value]) =>
      typeof value === 'string' &&
      sibling.fields[field] === value &&
      siblings.every((other) => other === sibling || other.fields[field] !== value),
  )

/** Whether entries of its kind can be put in order. */
const isRanked = ({ isPriced, address }: Thing) => isPriced || /\.\d+[a-z]+$/.test(address)

/** Whether a text prints one of several prices of an entry, such as that of one screen, and does not say nearby which it is. */
const printsOneOfSeveral = (text: string, things: readonly Thing[]) =>
  things.some(({ address, fields }) => {
    const several = Object.values(fields)
      .filter(isRecord)
      .flatMap((prices) => Object.keys(prices).filter((key) => isRecord(prices[key])))
    return several.some((key) =>
      [...occurrencesOf(`\${${address}.${key}.`, text)].some(({ index }) => {
        const end = text.indexOf('}', index)
        const nearby = text.slice(Math.max(0, index - 30), index) + text.slice(end, end + 20)
        return several.length > 1 && !nearby.toLowerCase().includes(key.toLowerCase())
      }),
    )
  })

/** A reference to an amount of money, mostly. */
const amount = /\$\{facts\.|\.(?:price|perHour)\}/

/** References, and the addresses of links. */
const notWords = /\$\{[^{}\n]*\}|\]\([^()\n]*\)/g

/** A new figure is about what its label says: sentences that have one of its rare words may say what was true without it. */
function scoreForFact({ name }: Thing, sentences: readonly Sentence[]): Score {
  const [subject = ''] = name.split(':')
  const places = [...wordsOf([subject])]
    .filter((word) => !/^(?:\d+|first|second|third|free|other)$/.test(word))
    .map((word) => sentences.filter(({ text }) => stemsIn(text).has(word)))
    .filter(({ length }) => length <= mostWithRareWord)
  const found = new Set(places.flat())
  return (sentence) => (found.has(sentence) ? 3 : 0)
}

const mostWithRareWord = 15

/**
 * The entries that one is about, by their ids in its lists or as names of their fields. A percentage of the whole file, with neither,
 * is about all prices of it.
 */
function thingsOf({ address, fields, path, isPriced }: Thing, things: readonly Thing[]): Thing[] {
  const [file = '', id = ''] = address.split('.')
  const inFile = things.filter((other) => other.address.startsWith(`${file}.`))
  const ids = [
    id,
    ...Object.values(fields).flatMap((value) => (Array.isArray(value) ? value.filter(isText) : [])),
  ]
  const named = inFile.filter(
    (other) =>
      ids.some((one) => one !== id && other.address === `${file}.${one}`) ||
      Object.values(other.fields).some(
        (value) => isRecord(value) && ids.some((one) => Object.hasOwn(value, one)),
      ),
  )
  const isAboutAll = named.length === 0 && path.length === 2 && isPriced && fields.percent !== undefined
  return isAboutAll ? inFile.filter((other) => other.isPriced) : named
}

const isText = (value: unknown) => typeof value === 'string'

/** What sentences call an entry by: references to it and to figures that follow from it, its name, its id if that is a figure. */
function namesOf({ address, name, fields }: Thing, things: readonly Thing[]): string[] {
  // Of a link, other links have the same words.
  if (fields.href !== undefined) return [whole(name)]
  const id = address.slice(address.indexOf('.') + 1)
  const following = things.filter(
    (other) =>
      other.address.startsWith('facts.') &&
      [other.fields.comparedWith, other.fields.moreThan, other.fields.lessThan].some((one) =>
        String(one).startsWith(`${address}.`),
      ),
  )
  const words = address.startsWith('facts.') ? [] : [name, ...shorterNames(name)]
  return [
    ...[`\${${address}.`, `\${${address}}`],
    ...following.map((fact) => `\${${fact.address}}`),
    ...words.filter((one) => one.length > 2),
    ...(/^\d+[a-z]+$/.test(id) ? [id.replace(/\D+/, capitalized)] : []),
  ]
}

/** A name that is the whole text. */
const whole = (name: string) => `\n${name}\n`

/** God of War Ragnarok → God of War; Call of Duty: Modern Warfare III → Call of Duty */
const shorterNames = (name: string) =>
  [/^.+(?=: )/, /^\S+ \S.*(?= \S)/].flatMap((short) => short.exec(name) ?? [])

/** Finds any of some names in a text, as whole words; references and parts of them anywhere. */
const anyOf = (names: readonly string[]) => ({
  test: (text: string) =>
    names.some((name) =>
      [...occurrencesOf(name, whole(text))].some(({ index }) => {
        const [before, after] = [text.charAt(index - 2), text.charAt(index - 1 + name.length)]
        return /^[$.\n]/.test(name) || !(/[\p{L}\p{N}]/u.test(before) || /[\p{L}\p{N}]/u.test(after))
      }),
    ),
})

/** Passes → pass */
const stem = (word: string) => word.toLowerCase().replace(/(?<=ss)es$|(?<!s)s$/, '')

const stemsIn = (text: string) => new Set((text.match(/[\p{L}\p{N}'’-]+/gu) ?? []).map(stem))

/** The words of names, without those that are in every text. */
const wordsOf = (names: readonly string[]) =>
  new Set(names.flatMap((name) => [...stemsIn(name)]).filter((word) => word.length > 3 || /\d/.test(word)))
