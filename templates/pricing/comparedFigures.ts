/** Figures of facts.yaml that follow from prices: they differ from a price by now, or from the day of a next price or a discount. */
import { findInTexts, placesInWords } from '../../src/content/places.ts'
import { collectReferableValues, type ReferableValues } from '../../src/content/referableValues.ts'
import { askOwner, type RuleContext } from '../../src/content/rules/context.ts'
import { addDays } from '../../src/content/schedule.ts'
import type { Content } from '../../src/content/types.ts'
import type { Path } from '../../src/diagnostics/positions.ts'
import { listed } from '../../src/diagnostics/words.ts'
import { occurrencesOf } from '../../src/text.ts'
import { pricesIn } from './packages.ts'
import { pricesOn } from './pricesOn.ts'
import { packagesSchema } from './schema.ts'

type Fact = Content['facts']['facts'][number]
type Sum = Extract<Fact, { kind: 'money' }>

/** Warns of figures that differ from the price that they are compared with, or are no longer above one. */
export function checkComparedFigures(context: RuleContext): void {
  const { content, warning, today } = context
  const values = valuesOn(context, today)
  const { money } = content.format
  for (const { fact, path } of sumsIn(content)) {
    const { id, label, value, times = 1, dividedBy = 1 } = fact
    const price = priceOf(fact.comparedWith, [...path, 'comparedWith'], context, values)
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
    const lower = priceOf(fact.moreThan, [...path, 'moreThan'], context, values)
    if (!lower || value > lower.value) continue
    warning('facts', [...path, 'value'], {
      rule: 'lower-price',
      reason: `“${label}” is ${money(value)}, no longer more than ${lower.where}, ${money(lower.value)}: texts that say so are wrong now, such as those beside ${textsWith([id], context) || 'it'}.`,
      remedy: `Correct these texts, then delete “moreThan” here; or correct the price. ${askOwner(`facts.${id}`)}`,
    })
  }
}

const sumsIn = ({ facts }: Content) =>
  facts.facts.flatMap((fact, index) => (fact.kind === 'money' ? [{ fact, path: ['facts', index] }] : []))

/** What a figure has to be for a price. Prices per hour are rounded down as well. */
const expectedFor = ({ times = 1, dividedBy = 1 }: Sum, price: number) =>
  Math.floor((price * times) / dividedBy)

const textsWith = (ids: readonly string[], { source }: RuleContext): string =>
  placesInWords(
    findInTexts(source, (line) => ids.flatMap((id) => [...occurrencesOf(`facts.${id}}`, line)])).map(
      ({ place }) => place,
    ),
  )

/** What addresses have on a day: next prices from their days on, without discounts but the given ones. */
function valuesOn(
  { content, references }: RuleContext,
  day: string | undefined,
  discounts: NonNullable<Content['packages']>['discounts'] = [],
): ReferableValues {
  if (!content.packages || day === undefined) return references.values
  const packages = pricesOn({ ...content.packages, discounts }, day)
  return new Map([...references.values, ...collectReferableValues('packages', packagesSchema, packages)])
}

/** The price at an address, and where it is; undefined without one. Reports an address that has none. */
function priceOf(
  address: string | undefined,
  path: Path,
  { references, error, where }: RuleContext,
  values: ReferableValues,
) {
  if (address === undefined) return undefined
  const price = values.get(address)
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
  const nexts = pricesIn(content).filter(({ price }) => (price.next?.from ?? today) > today)
  for (const day of new Set(nexts.map(({ price }) => price.next?.from ?? ''))) {
    const untrue = untrueBetween(valuesOn(context, addDays(day, -1)), valuesOn(context, day), context)
    const [first] = nexts.filter(({ price }) => price.next?.from === day)
    if (!untrue || !first) continue
    warning('packages', [...first.path, 'next', 'from'], {
      rule: 'figures-to-come',
      reason: `From ${date(day)} on, these figures are no longer true: ${untrue}`,
      remedy:
        'Take them out of these texts before that day; or correct them on that day, when the check lists them again.',
    })
  }
  for (const [index, discount] of content.packages.discounts.entries()) {
    const { name, from, until } = discount
    if (until < today) continue
    const day = from > today ? from : today
    const untrue = untrueBetween(valuesOn(context, day), valuesOn(context, day, [discount]), context)
    if (!untrue) continue
    warning('packages', ['discounts', index, 'from'], {
      rule: 'figures-to-come',
      reason: `From ${date(from)} to ${date(until)}, “${name}” makes these figures untrue: ${untrue}`,
      remedy: 'Say in these texts that it is the usual price, or take the sentences out for these days.',
    })
  }
}

/** The figures that are right before some prices change, and wrong after, in words, with the texts that print them. */
function untrueBetween(before: ReferableValues, after: ReferableValues, context: RuleContext) {
  const { content } = context
  const { money } = content.format
  const sums = sumsIn(content).map(({ fact }) => fact)
  const untrue = sums.flatMap((sum) => {
    if (!isTrue(sum, before, sums) || isTrue(sum, after, sums)) return []
    const wanted = expectedBy(sum, after, sums)
    const change = wanted === undefined ? 'no longer more' : `then ${money(wanted)}`
    return [{ id: sum.id, words: `“${sum.label}” (${money(sum.value)}, ${change})` }]
  })
  if (untrue.length === 0) return undefined
  const texts = textsWith(
    untrue.map(({ id }) => id),
    context,
  )
  return `${listed(untrue.map(({ words }) => words))}.${texts && ` Texts with them: ${texts}.`}`
}

/** What a figure has to be; of one that follows from another, what that has to be counts. */
function expectedBy(sum: Sum, values: ReferableValues, sums: readonly Sum[], depth = 0): number | undefined {
  const { comparedWith } = sum
  if (comparedWith === undefined || depth > sums.length) return undefined
  const other = sums.find(({ id }) => `facts.${id}` === comparedWith)
  const price =
    (other && expectedBy(other, values, sums, depth + 1)) ?? Number(values.get(comparedWith)?.value)
  return Number.isNaN(price) ? undefined : expectedFor(sum, price)
}

function isTrue(sum: Sum, values: ReferableValues, sums: readonly Sum[]): boolean {
  const { value, moreThan } = sum
  const lower = moreThan === undefined ? Number.NaN : Number(values.get(moreThan)?.value)
  return (expectedBy(sum, values, sums) ?? value) === value && !(value <= lower)
}
