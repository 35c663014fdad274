/**
 * The lowest price of some hours at a seat: the passes that follow one another. All prices are whole units of the currency. The
 * price finder shows these results (docs/decisions.md, "templates/pricing").
 */

import { isForDay } from '../../../src/content/weekdays.ts'
import type { Data } from '../../content.ts'
import { type Discount, onLaterDay, type Price } from './pricesOfDay.ts'

type Lists = Pick<Data['packages'], 'lists'>

/** What is sold for a seat on a day. */
export interface Pass {
  name: string
  /** In hours. */
  duration: number
  price: number
  /** The discount that is part of the price. */
  discount?: Discount | undefined
  /** It begins at the start of its time slot, so it is used once and before all others. */
  beginsAtStart: boolean
}

/** Passes that follow one another. */
export interface Stay {
  price: number
  /** The hours of all passes together; at least as many as requested. */
  hours: number
  /** In the order in which they are used. */
  passes: readonly Pass[]
}

/**
 * The passes that a visitor can use who begins to play on a day. A pass with a time slot counts only from its start.
 *
 * @param date the date of the day, which may be later than a discount or the present price
 * @param start the start of a time slot, `HH:MM`; undefined for any other time of the day
 */
export const passesFor = (
  { lists }: Lists,
  day: string,
  start: string | undefined,
  tier: string,
  date = '',
): Pass[] =>
  lists
    .flatMap((list) => list.packages)
    .filter(({ days, timeSlot }) => isForDay(days, day) && (!timeSlot || timeSlot.start === start))
    .flatMap(({ name, duration, timeSlot, tiers }) => {
      const sold = tiers[tier]
      if (!sold) return []
      const { price, discount } = onLaterDay(sold, date)
      return [{ name, duration, price, discount, beginsAtStart: timeSlot !== undefined }]
    })

export const withoutDiscount = <Priced extends Pick<Price, 'price' | 'discount'>>(
  priced: Priced,
): Priced => ({
  ...priced,
  price: priced.discount?.regularPrice ?? priced.price,
})

/**
 * Finds the cheapest passes that together last for some hours. Of several at the same price, it takes the one with the most
 * hours, then the one with the fewest passes.
 */
export function cheapestStays(passes: readonly Pass[]): (hours: number) => Stay | undefined {
  const repeatable = passes.filter(({ beginsAtStart }) => !beginsAtStart)
  const known = new Map<number, Stay | undefined>()

  function following(remaining: number): Stay | undefined {
    if (remaining <= 0) return { price: 0, hours: 0, passes: [] }
    if (!known.has(remaining)) known.set(remaining, best(repeatable, remaining))
    return known.get(remaining)
  }

  function best(first: readonly Pass[], remaining: number): Stay | undefined {
    const stays = first.flatMap((pass): Stay[] => {
      // Rounded, because fractions of hours do not add up exactly.
      const rest = following(Math.round((remaining - pass.duration) * 1e6) / 1e6)
      if (!rest) return []
      const [price, hours] = [pass.price + rest.price, pass.duration + rest.hours]
      return [{ price, hours, passes: [pass, ...rest.passes] }]
    })
    return stays.sort(
      (a, b) => a.price - b.price || b.hours - a.hours || a.passes.length - b.passes.length,
    )[0]
  }

  return (hours) => best(passes, hours)
}

/**
 * A longer stay that is worth a mention: each of its further hours costs at most 80 % of what an hour costs now.
 *
 * @param stays those for 1, 2, 3 … hours
 * @returns the shortest that is worth it
 */
export const worthwhile = <Priced extends { price: number; hours: number }>(
  stay: Priced,
  stays: ReadonlyArray<Priced | undefined>,
): Priced | undefined =>
  stays.find(
    (other) =>
      other &&
      other.hours > stay.hours &&
      (other.price - stay.price) / (other.hours - stay.hours) <= ((stay.price / stay.hours) * 8) / 10,
  )
