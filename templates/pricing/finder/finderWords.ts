/** The prices of the price finder in words: what they are made of, the usual price, and a longer time that is worth it. */

import type { Content } from '../../../src/content/types.ts'
import type { Data, Pages } from '../../content.ts'
import { fillBlanks } from '../../parts/blanks.ts'
import { type Pass, type Stay, worthwhile } from '../prices/cheapestStay.ts'
import { discountText } from '../prices/priceNotes.ts'
import type { Price } from '../prices/pricesOfDay.ts'
import type { ConsolePrice } from '../prices/specials.ts'
import { durationOf } from '../prices/unitsInWords.ts'
import type { FoundPrice } from './PriceFinder.tsx'

export interface PricingContext {
  content: Content
  labels: Pages['pricing']
  packages: Data['packages']
  /** The weekdays on which the café is open. */
  days: readonly string[]
}

/** @param stays the stays from which a longer time may be suggested */
export function priceOf(
  stay: Stay | undefined,
  stays: ReadonlyArray<Stay | undefined>,
  context: PricingContext,
): FoundPrice {
  const words = context.labels.finder
  const { money } = context.content.format
  if (!stay) return { lines: [words.notSold] }
  const longer = worthwhile(stay, stays)
  const amount = { value: stay.price, printed: money(stay.price) }
  const passes = passesText(stay.passes, context)
  if (!longer) return { amount, lines: [passes] }
  const upsell = fillBlanks(longer.price === stay.price ? words.longerFree : words.longer, {
    price: money(longer.price - stay.price),
    hours: durationOf(longer.hours, context),
    passes: passesOfHours(longer, context),
  })
  return { amount, lines: [passes, upsell] }
}

/**
 * The price without discounts, as printed, and the discounts that make it lower.
 *
 * @param parts what the price is made of
 * @param regular the same without discounts
 */
export function discountsOf(
  chosen: { price: number } | undefined,
  parts: ReadonlyArray<Pick<Price, 'discount'>>,
  regular: { price: number } | undefined,
  content: Content,
): Pick<FoundPrice, 'usual' | 'discounts'> {
  if (!chosen || !regular || regular.price <= chosen.price) return {}
  const found = parts.flatMap(({ discount }) => discount ?? []).sort((a, b) => (a.until < b.until ? -1 : 1))
  // Passes for some days have earlier last days: the price of several together lasts until the first of them.
  const discounts = found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index)
  return {
    usual: content.format.money(regular.price),
    discounts: discounts.map((discount) => discountText(discount, content)).join(' · '),
  }
}

/** The passes after their hours, which one pass alone need not repeat. */
const passesOfHours = ({ passes, hours }: Stay, context: PricingContext) => {
  const [pass, ...others] = passes
  return pass?.duration === hours && others.length === 0 ? pass.name : passesText(passes, context)
}

/** `XP Boost 3 h + Quick Respawn 1 h`, with what the café says of several passes */
function passesText(passes: readonly Pass[], { labels, content: { format } }: PricingContext): string {
  const words = labels.finder
  const names = passes.map(({ name, duration }) =>
    fillBlanks(words.pass, { pass: name, hours: format.count(duration) }),
  )
  const joined = [...new Set(names)]
    .map((pass) => {
      const count = names.filter((name) => name === pass).length
      return count === 1 ? pass : fillBlanks(words.passes, { pass, count: format.count(count) })
    })
    .join(' + ')
  return names.length > 1 ? fillBlanks(words.combined, { passes: joined }) : joined
}

/** The reduction by a special of the day, and a longer time at the same price. @param usual the price without specials */
export function consoleInWords(
  chosen: ConsolePrice,
  usual: number,
  prices: readonly ConsolePrice[],
  context: PricingContext,
): FoundPrice {
  const words = context.labels.finder
  const { format } = context.content
  const amount = { value: chosen.price, printed: format.money(chosen.price) }
  if (chosen.special) {
    const price = format.money(usual - chosen.price)
    return { amount, lines: [fillBlanks(words.less, { price, special: chosen.special.offer })] }
  }
  const longer = worthwhile(chosen, prices)
  if (longer?.price !== chosen.price) return { amount, lines: [] }
  return { amount, lines: [fillBlanks(words.longerFree, { hours: durationOf(longer.hours, context) })] }
}
