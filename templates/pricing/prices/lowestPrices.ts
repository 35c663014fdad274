import type { Content } from '../../../src/content/types.ts'
import { shortWeekdays } from '../../../src/content/weekdays.ts'
import type { StatusProps } from '../../parts/Status.tsx'
import { cheapestStays, passesFor } from './cheapestStay.ts'

/** From the lowest to the highest price of the price lists, as printed: ₹50–₹900; undefined without prices. */
export function priceRange({ packages, format }: Pick<Content, 'packages' | 'format'>): string | undefined {
  const prices = [
    ...(packages?.lists ?? []).flatMap((list) =>
      list.packages.flatMap((entry) => Object.values(entry.tiers).map(({ price }) => price)),
    ),
    ...(packages?.consoles?.rates.map(({ price }) => price) ?? []),
  ]
  if (prices.length === 0) return undefined
  return [...new Set([Math.min(...prices), Math.max(...prices)])].map(format.money).join('–')
}

/** The lowest price of an hour at a seat, without a time slot, and of an hour at a console. */
export function lowestPrices({ packages, pages, format }: Content): StatusProps['prices'] {
  const words = pages.pricing?.finder
  if (!packages || !words) return []
  const seats = packages.tiers.flatMap(({ id }) =>
    shortWeekdays.flatMap((day) => cheapestStays(passesFor(packages, day, undefined, id))(1)?.price ?? []),
  )
  const consoles = packages.consoles?.rates.map(({ price }) => price) ?? []
  return [
    { label: words.hourFrom, prices: seats },
    { label: words.consoleFrom, prices: consoles },
  ].flatMap(({ label, prices }) =>
    prices.length > 0 ? [{ label, value: format.money(Math.min(...prices)) }] : [],
  )
}
