/** The specials for consoles: which of them count on a day, and what some hours cost with them. */
import type { Content } from '../../../src/content/types.ts'
import { isForDay, nextDateOf } from '../../../src/content/weekdays.ts'
import type { Data } from '../../content.ts'
import { isOn } from './period.ts'

type Special = NonNullable<Data['packages']['consoles']>['specials'][number]

/** The ids of the specials for consoles that no page shows on a day. */
export const hiddenSpecials = ({ packages }: Content, today: string): string[] =>
  (packages?.consoles?.specials ?? []).filter((special) => !isOn(special, today)).map(({ id }) => id)

/** The specials for consoles that lower the price on the next date of a weekday, of those that are shown today. */
export const specialsFor = (specials: readonly Special[], day: string, today: string): Special[] =>
  specials.filter(
    (special) => isForDay(special.days, day) && isOn(special, today) && isOn(special, nextDateOf(day, today)),
  )

export interface ConsolePrice {
  price: number
  /** At least as many as requested. */
  hours: number
  /** The special that was applied; undefined if none lowers the price. */
  special: Special | undefined
}

/**
 * The cheapest price for some hours at a console. If a special makes a longer time cheaper, it is the price of that time.
 *
 * @param specials those of the day; one of them counts, once: they are not added up
 */
export function consolePrice(rate: number, specials: readonly Special[], hours: number): ConsolePrice {
  const usual: ConsolePrice = { price: rate * hours, hours, special: undefined }
  const prices = specials.flatMap((special): ConsolePrice[] => {
    const { afterHours, freeHours = 0, percentOff } = special
    if (afterHours === undefined) return []
    if (percentOff !== undefined) {
      const played = Math.max(hours, afterHours)
      return [{ price: Math.floor((rate * played * (100 - percentOff)) / 100), hours: played, special }]
    }
    const paid = Math.max(hours - freeHours, Math.min(hours, afterHours))
    return [{ price: rate * paid, hours: paid + freeHours, special }]
  })
  return prices.filter(({ price }) => price < usual.price).sort((a, b) => a.price - b.price)[0] ?? usual
}
