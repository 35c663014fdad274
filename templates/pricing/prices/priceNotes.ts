/** What is printed beside a price that changes, or has changed for some days. */
import { addDays } from '../../../src/content/calendarDates.ts'
import type { Content } from '../../../src/content/types.ts'
import type { Data, Pages } from '../../content.ts'
import { fillBlanks } from '../../parts/blanks.ts'
import { type Discount, lowersOn, type Price, type Sold } from './pricesOfDay.ts'

export interface PriceNotes {
  /** The price without the discount, as printed. */
  regular?: string | undefined
  /** The name of the discount, and its last day. */
  discount?: string | undefined
  /** The next price, and its first day. */
  next?: string | undefined
}

/** A next price is printed this many days before it counts. */
const daysBefore = 14

/** @param sold what the price belongs to */
export function notesOf(
  { discount, next }: Price,
  sold: Sold,
  {
    content,
    packages,
    labels,
    today,
  }: {
    content: Content
    packages: Data['packages']
    labels: Pages['pricing']
    today: string
  },
): PriceNotes {
  const { format } = content
  // On the first day of the next price, a discount may lower it.
  const isComing =
    next !== undefined &&
    next.from > today &&
    next.from <= addDays(today, daysBefore) &&
    !packages.discounts.some((other) => lowersOn(next.from, other, sold))
  return {
    regular: discount && format.money(discount.regularPrice),
    discount: discount && discountText(discount, content),
    next: isComing
      ? fillBlanks(labels.nextPrice, { price: format.money(next.price), date: format.date(next.from, 'day') })
      : undefined,
  }
}

/** `Diwali week, until Tue, Nov 10` */
export const discountText = ({ name, until }: Discount, { words, format }: Content): string =>
  `${name}, ${fillBlanks(words.until, { date: format.date(until, 'day') })}`
