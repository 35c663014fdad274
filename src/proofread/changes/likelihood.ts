/** How likely a sentence is untrue after a change of an entry: it names it, its kind or others like it, and claims something of them. */
import { isDeepStrictEqual } from 'node:util'
import { occurrencesOf } from '../../text.ts'
import { isRecord } from '../../validate/walkSchema.ts'
import type { ChangedThing, Thing } from './changedThings.ts'
import {
  compares,
  generalizes,
  holdsAlways,
  isAboutDistance,
  isAboutMoney,
  isAboutMost,
  ranks,
} from './claims.ts'
import { anyOf, namesOf, stem, stemsIn, wordsOf } from './namesOfThings.ts'
import { notRead, type Sentence } from './sentences.ts'

export type Score = (sentence: Sentence) => number

/**
 * How likely a sentence is untrue after a change.
 *
 * @param things all entries, as they were before it @returns a function from a sentence to 0 (it has nothing to do with it) up to 4
 */
export function scoreFor(
  thing: ChangedThing,
  things: readonly Thing[],
  sentences: readonly Sentence[],
): Score {
  if (thing.address.startsWith('facts.') && thing.change === 'new')
    return scoreForFact(thing, things, sentences)
  const changed = [thing, ...thingsOf(thing, things)]
  const [own = '', id = ''] = thing.address.split('.')
  // What is said of a weekday pass may compare it with the weekend pass of the same name.
  const namesakes = things.filter((other) =>
    changed.some((one) => one.name === other.name && one.address !== other.address),
  )
  const namesOfNamesakes = namesakes.flatMap((one) => namesOf(one, things))
  const isOfNamesake = anyOf(namesOfNamesakes)
  const isGone = thing.change === 'gone'
  const ownNames = changed.flatMap((one) => namesOf(one, things))
  const names = anyOf([...ownNames, ...(isGone ? [] : namesOfNamesakes), `.${id}.`])
  const groups = [...new Set(changed.flatMap((one) => one.groups))]
  const kinds = wordsOf(groups)
  const kind = thing.list.slice(thing.list.lastIndexOf('.') + 1)
  const hasMoved =
    thing.became?.address !== undefined && !isDeepStrictEqual(thing.became.address, thing.fields.address)
  const others = siblingsOf(thing, things).map((one) => anyOf(namesOf(one, things)))
  const onlyOne = anyOf(onlyOnesLike(thing, things).flatMap((one) => namesOf(one, things)))
  const isOnlyMoney = thing.change === 'figures' && !thing.hasOtherTerms
  const mayRank = hasNumberInId(thing) || (thing.isPriced && isOutsideOf(siblingsOf(thing, things), thing))
  const former = Object.entries(thing.fields).flatMap(([field, value]) =>
    typeof value === 'string' && thing.became && thing.became[field] !== value ? stem(value) : [],
  )
  // What compares prices stays true of the others when one of them is new or gone; a discount changes some.
  const isAboutOthers = thing.change !== 'figures' && changed.length === 1
  return ({ file, text, around, isForSearch }) => {
    // An entry of the same name is another one; a link is to the same page.
    if (file.endsWith(`/${own}.yaml`) && text === thing.name && thing.fields.href === undefined) return 0
    const isNamed = names.test(text)
    if (isForSearch) return isNamed && isGone ? 2 : 0
    const isOfGroup = file.endsWith(`/${own}.yaml`) && groups.some((group) => around.includes(`: ${group}\n`))
    const words = text.replaceAll(notWords, '')
    const count = others.filter((other) => other.test(text)).length
    const isEnumeration = count >= Math.max(2, others.length / 2) && (isNamed || thing.change === 'new')
    // What is said of others, or of most, does not depend on an amount of money alone.
    const isOfPrices = isAboutMoney.test(words) || amount.test(text)
    if (isEnumeration && generalizes.test(words) && (!isOnlyMoney || isOfPrices)) return 4
    if (isAboutMost.test(words) && stemsIn(words).has(stem(kind)) && !isOnlyMoney) return 2
    if (thing.change !== 'figures') {
      if (isEnumeration) return 3
      if (onlyOne.test(text) && (generalizes.test(words) || ranks.test(words))) return 3
      if (isGone && thing.isPriced && isOfGroup && isWhole.test(text)) return 3
      if (isGone && isOfNamesake.test(text) && compares.test(words)) return 3
      if (isGone && isNamed) return count > 0 ? 3 : 2
      if (
        thing.change === 'new' &&
        count > 0 &&
        mayRank &&
        ranks.test(file.endsWith('.yaml') ? around : text)
      )
        return 4
    }
    // Texts may say that it can only be asked for.
    if (thing.change === 'new' && thing.fields.url !== undefined && isNamed) return 3
    // “Per team” where it is per player now.
    if (isNamed && former.some((word) => stemsIn(words).has(word))) return 4
    const isClaim = compares.test(words)
    if (!thing.isPriced) return isNamed && (isClaim || (hasMoved && isAboutDistance.test(words))) ? 4 : 0
    if (!isOfPrices) return 0
    if (isNamed && (isClaim || (thing.fields.percent !== undefined && holdsAlways.test(words)))) return 4
    if (isNamed)
      return !text.startsWith('|') &&
        (generalizes.test(words) || (/\p{L}/u.test(words) && printsOneOfSeveral(text, changed)))
        ? 3
        : 0
    if (!isClaim) return 0
    const isOfKind = [...stemsIn(words)].some((word) => kinds.has(word))
    if (isAboutOthers) return isOfKind && (names.test(around) || ranks.test(words)) ? 3 : 0
    const isNear = isOfGroup || names.test(around)
    return isOfKind ? (isNear ? 4 : 3) : isNear ? 2 : 0
  }
}

/** A sentence, not a title or a label. */
export const isWhole = /[.!?]["”*)]*$/

/** The others of its list. */
export const siblingsOf = ({ list, address }: Thing, things: readonly Thing[]) =>
  things.filter((other) => other.list === list && other.address !== address)

/** The entries that were the only ones with a value that a new entry has too, such as the only tournament for single players. */
export function onlyOnesLike(thing: ChangedThing, things: readonly Thing[]): Thing[] {
  if (thing.change !== 'new') return []
  const siblings = siblingsOf(thing, things)
  return Object.entries(thing.fields).flatMap(([field, value]) => {
    const alike = siblings.filter(({ fields }) => typeof value === 'string' && fields[field] === value)
    return alike.length === 1 && !notRead.test(field) ? alike : []
  })
}

/** `packages.500hz` */
const hasNumberInId = ({ address }: Thing) => /\.\d+[a-z]+$/.test(address)

/** Whether one of its numbers is above or below those of all others, so that it may be the largest, or the cheapest. */
const isOutsideOf = (others: readonly Thing[], { figures }: Thing) =>
  figures.some(({ field, value }) => {
    const values = others.flatMap((other) => other.figures.filter((one) => one.field === field))
    const numbers = values.flatMap((one) => (typeof one.value === 'number' ? [one.value] : []))
    return typeof value === 'number' && (value > Math.max(...numbers) || value < Math.min(...numbers))
  })

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
export const notWords = /\$\{[^{}\n]*\}|\]\([^()\n]*\)/g

/**
 * A new figure is about what its label says: sentences that have one of its rare words may say what was true without it; and it may
 * be outside a range that ends at a figure which is compared with the same price.
 */
function scoreForFact(
  { name, fields }: Thing,
  things: readonly Thing[],
  sentences: readonly Sentence[],
): Score {
  const [subject = ''] = name.split(':')
  const places = [...wordsOf([subject])]
    .filter((word) => !/^(?:\d+|first|second|third|free|other|without|each)$/.test(word))
    .map((word) => sentences.filter(({ text, isForSearch }) => !isForSearch && stemsIn(text).has(word)))
    .filter(({ length }) => length <= mostWithRareWord)
    .flat()
  const titles = places.filter(({ around }) => title.test(around))
  const isBelow = ({ file, around }: Sentence) =>
    titles.some((one) => one.file === file && one.around !== around && around.startsWith(one.around))
  const found = new Set([...places, ...sentences.filter(isBelow)])
  const target = comparedIn(fields)
  const alike = things.filter((other) => target !== undefined && comparedIn(other.fields) === target)
  const range = anyOf(alike.flatMap(({ address }) => [`} to \${${address}}`, `\${${address}} to $`]))
  return (sentence) => (range.test(sentence.text) ? 4 : found.has(sentence) ? 3 : 0)
}

const mostWithRareWord = 15
/** The last of the fields of an entry that are around a sentence. */
const title = /\n *(?:- +)?(?:title|name|heading|question): [^\n]*$/

/** The price that a figure is compared with. */
const comparedIn = ({ comparedWith, moreThan, lessThan }: Thing['fields']) =>
  comparedWith ?? moreThan ?? lessThan

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
      ids.some((one) => one !== id && (other.address === `${file}.${one}` || other.groups.includes(one))) ||
      Object.values(other.fields).some(
        (value) => isRecord(value) && ids.some((one) => Object.hasOwn(value, one)),
      ),
  )
  const isAboutAll = named.length === 0 && path.length === 2 && isPriced && fields.percent !== undefined
  return isAboutAll ? inFile.filter((other) => other.isPriced) : named
}

const isText = (value: unknown) => typeof value === 'string'
