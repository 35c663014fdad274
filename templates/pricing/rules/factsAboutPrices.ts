/** Figures of facts.yaml that follow from prices: they differ from a price by now, or from the day of a next price or a discount. */

import { addDays } from '../../../src/content/calendarDates.ts'
import { findInShownTexts, placesInWords } from '../../../src/content/findInContent.ts'
import { letterAlone, letterIn } from '../../../src/content/lettersInLabels.ts'
import type { ReferableValue } from '../../../src/content/referableValues.ts'
import { askOwner, type RuleContext } from '../../../src/content/rules/ruleContext.ts'
import type { Source } from '../../../src/content/source.ts'
import type { Content } from '../../../src/content/types.ts'
import type { Path } from '../../../src/diagnostics/positions.ts'
import { listed } from '../../../src/diagnostics/words.ts'
import { pathKey } from '../../../src/validate/wrongValue.ts'
import { pricesIn } from '../prices/packagesInFile.ts'
import { priceOn } from '../prices/pricesOfDay.ts'

type Fact = Content['facts']['facts'][number]
type Discount = NonNullable<Content['packages']>['discounts'][number]
type Sum = Extract<Fact, { kind: 'money' }>

/** Warns of figures that differ from the price that they are compared with, or are no longer above one. */
export function checkComparedFigures(context: RuleContext): void {
  const { content, warning, today } = context
  const valueAt = valuesOn(context, today)
  const { money } = content.format
  const places = placesOfFigures(context)
  for (const { fact, path } of sumsIn(content)) {
    const { id, label, value, times = 1, dividedBy = 1 } = fact
    const price = priceOf(fact.comparedWith, [...path, 'comparedWith'], context, valueAt)
    const expected = expectedFor(fact, price?.value ?? 0)
    if (price && value !== expected) {
      const sum = `${times === 1 ? '' : `${times} × `}${money(price.value)}${dividedBy === 1 ? '' : ` ÷ ${dividedBy}`}`
      const counted = times === 1 && dividedBy === 1 ? '' : `${sum} = `
      warning('facts', [...path, 'value'], {
        rule: 'compared-figure',
        reason: `“${label}” is ${money(value)}, ${value < expected ? 'less' : 'more'} than ${price.where}, ${counted}${money(expected)}.`,
        remedy: `Correct the one that is wrong. ${askOwner(`facts.${id}`)}`,
      })
    }
    for (const { field, holds, word } of bounds) {
      const bound = priceOf(fact[field], [...path, field], context, valueAt)
      if (!bound || holds(value, bound.value)) continue
      warning('facts', [...path, 'value'], {
        rule: 'compared-price',
        reason: `“${label}” is ${money(value)}, no longer ${word} than ${bound.where}, ${money(bound.value)}: a text that says so is wrong now.${textsAbout(fact, context, places)}`,
        remedy: `If this figure or the price is wrong, correct it. If both are right, correct the texts that compare them. Delete “${field}” only when no text says any more that this figure is ${word} than that price. ${askOwner(`facts.${id}`)}`,
      })
    }
  }
}

/** What texts say of a figure and a price. */
const bounds = [
  { field: 'moreThan', holds: (figure: number, price: number) => figure > price, word: 'more' },
  { field: 'lessThan', holds: (figure: number, price: number) => figure < price, word: 'less' },
] as const

/** Where a figure is printed, and what compares the price that it is part of without printing it, in words. */
function textsAbout({ id, label }: Sum, { source }: RuleContext, places: Places): string {
  const printed = placesInWords(places.get(id) ?? [])
  const comparing = placesInWords(textsNamingLetter(label, source))
  return [
    printed && ` It is printed in ${printed}.`,
    comparing && ` These lines compare prices, and may mean it: ${comparing}.`,
  ].join('')
}

const comparesPrices = /\b(?:more|less|cheaper|dearer|higher|lower)\b/i

/**
 * The lines that compare prices and name by its letter what a figure is about: “A, B and D charge more”, for a figure with the
 * label “Centre A: one hour”.
 */
function textsNamingLetter(label: string, source: Source) {
  const { letter } = letterIn(label) ?? {}
  if (letter === undefined) return []
  const name = letterAlone(letter)
  return findInShownTexts(source, (line) => (comparesPrices.test(line) ? line.matchAll(name) : [])).map(
    ({ place }) => place,
  )
}

const sumsIn = ({ facts }: Content) =>
  facts.facts.flatMap((fact, index) => (fact.kind === 'money' ? [{ fact, path: ['facts', index] }] : []))

/** What a figure has to be for a price. Prices per hour are rounded down as well. */
const expectedFor = ({ times = 1, dividedBy = 1 }: Sum, price: number) =>
  Math.floor((price * times) / dividedBy)

type Places = ReadonlyMap<string, { file: string; line: number }[]>

/** A line that says of its figures that a discount does not lower them. */
const usualPrice = /\busual(?:ly)?\b/i

/** Where texts print each figure, by its id. @param except lines that are left out */
function placesOfFigures({ source }: RuleContext, except?: RegExp): Places {
  const places = new Map<string, { file: string; line: number }[]>()
  const figures = (line: string) => line.matchAll(/facts\.[\w-]+(?=\})/g)
  for (const { found, place, text } of findInShownTexts(source, figures)) {
    const id = found.slice('facts.'.length)
    places.set(id, [...(places.get(id) ?? []), ...(except?.test(text) ? [] : [place])])
  }
  return places
}

/** The value at an address; undefined for an address without one. */
type ValueAt = (address: string) => ReferableValue | undefined

/** Gives the values of a day: next prices from their days on, without discounts but the given one. Without a day, as written. */
function valuesOn(
  { content, references: { values } }: RuleContext,
  day: string | undefined,
  ...discounts: readonly Discount[]
): ValueAt {
  const prices = new Map(pricesIn(content).map((price) => [pathKey(price.path), price]))
  return (address) => {
    const value = values.get(address)
    const field = value?.path.at(-1)
    const found = address.startsWith('packages.') && prices.get(pathKey(value?.path.slice(0, -1) ?? []))
    if (!value || !found || day === undefined || (field !== 'price' && field !== 'perHour')) return value
    const { price, sold, duration } = found
    return { ...value, value: priceOn(day, price, sold, duration, discounts)[field] }
  }
}

/** The price at an address, and where it is; undefined without one. Reports an address that has none. */
function priceOf(
  address: string | undefined,
  path: Path,
  { references, error, where }: RuleContext,
  valueAt: ValueAt,
) {
  if (address === undefined) return undefined
  const price = valueAt(address)
  if (price?.kind === 'money')
    return {
      value: Number(price.value),
      where: `${address} (${where(address.split('.')[0] ?? '', price.path)})`,
    }
  error('facts', path, {
    rule: 'unknown-address',
    reason: `There is no price with the address “${address}”.`,
    // This field has an address without brackets.
    remedy: price
      ? 'Write the address of a price.'
      : references.correct(address).remedy.replaceAll(/\$\{([^{}\n]*)\}/g, '$1'),
  })
  return undefined
}

/**
 * Warns of a next price and of a discount that make figures untrue from a day on: these are right today, and no check may run on
 * that day.
 */
export function checkFiguresToCome(context: RuleContext): void {
  const { content, warning, today } = context
  if (today === undefined || !content.packages) return
  const { date } = content.format
  const places = placesOfFigures(context)
  const nexts = pricesIn(content).filter(({ price }) => (price.next?.from ?? today) > today)
  for (const day of new Set(nexts.map(({ price }) => price.next?.from ?? ''))) {
    const untrue = untrueBetween(valuesOn(context, addDays(day, -1)), valuesOn(context, day), context, places)
    const [first] = nexts.filter(({ price }) => price.next?.from === day)
    if (!untrue || !first) continue
    warning('packages', [...first.path, 'next', 'from'], {
      rule: 'figures-to-come',
      reason: `From ${date(day)} on, these figures are no longer true: ${untrue}`,
      remedy:
        'Take them out of these texts before that day; or correct them on that day, when the check lists them again.',
    })
  }
  const lowered = placesOfFigures(context, usualPrice)
  for (const [index, discount] of content.packages.discounts.entries()) {
    const { name, from, until } = discount
    if (until < today) continue
    const day = from > today ? from : today
    const figures = untrueBetween(valuesOn(context, day), valuesOn(context, day, discount), context, lowered)
    if (!figures) continue
    warning('packages', ['discounts', index, 'from'], {
      rule: 'figures-to-come',
      reason: `From ${date(from)} to ${date(until)}, “${name}” makes these figures untrue: ${figures}`,
      remedy:
        'Say beside these figures that it is the usual price, or take the sentences out for these days.',
    })
  }
}

function isBroken(sum: Sum, { field, holds }: (typeof bounds)[number], valueAt: ValueAt): boolean {
  const price = valueAt(sum[field] ?? '')
  return price !== undefined && !holds(sum.value, Number(price.value))
}

/** The figures that are right before some prices change, and wrong after, in words, with the texts that print them. */
function untrueBetween(before: ValueAt, after: ValueAt, { content, source }: RuleContext, places: Places) {
  const { money } = content.format
  const sums = sumsIn(content).map(({ fact }) => fact)
  const [wantedBefore, wantedAfter] = [before, after].map((valueAt) => wantedOf(sums, valueAt))
  const isTrue = (sum: Sum, wanted = sum.value, valueAt: ValueAt) =>
    sum.value === wanted && !bounds.some((bound) => isBroken(sum, bound, valueAt))
  const untrue = sums.flatMap((sum) => {
    const wanted = wantedAfter?.get(sum.id) ?? sum.value
    if (!isTrue(sum, wantedBefore?.get(sum.id), before) || isTrue(sum, wanted, after)) return []
    const broken = bounds.find((bound) => isBroken(sum, bound, after))
    const change = wanted === sum.value && broken ? `no longer ${broken.word}` : `then ${money(wanted)}`
    const texts = [...(places.get(sum.id) ?? []), ...(broken ? textsNamingLetter(sum.label, source) : [])]
    // All texts that print it say what it is.
    if (texts.length === 0 && places.has(sum.id)) return []
    return [{ texts, words: `“${sum.label}” (${money(sum.value)}, ${change})` }]
  })
  if (untrue.length === 0) return undefined
  const texts = placesInWords(untrue.flatMap(({ texts }) => texts))
  return `${listed(untrue.map(({ words }) => words))}.${texts && ` Texts about them: ${texts}.`}`
}

/** What figures have to be, by their ids; of one that follows from another, what that has to be counts. */
function wantedOf(sums: readonly Sum[], valueAt: ValueAt): ReadonlyMap<string, number> {
  const byAddress = new Map(sums.map((sum) => [`facts.${sum.id}`, sum]))
  const wanted = new Map<string, number>()
  const find = (sum: Sum): number => {
    const known = wanted.get(sum.id)
    if (known !== undefined) return known
    // Figures that follow from each other in a circle are as they are written.
    wanted.set(sum.id, sum.value)
    const { comparedWith = '' } = sum
    const other = byAddress.get(comparedWith)
    const price = other ? find(other) : Number(valueAt(comparedWith)?.value)
    const expected = Number.isNaN(price) ? sum.value : expectedFor(sum, price)
    wanted.set(sum.id, expected)
    return expected
  }
  for (const sum of sums) find(sum)
  return wanted
}
