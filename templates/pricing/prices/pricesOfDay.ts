/**
 * The prices of a day. Nothing else looks at `next` and `discounts` of packages.yaml: pages, references and structured data get
 * the result (`onDay` in collections.ts).
 */
import * as z from 'zod'
import { addDays } from '../../../src/content/calendarDates.ts'
import { isForDay, shortWeekdays, weekdayOf } from '../../../src/content/weekdays.ts'

/** A price of the day. */
export interface Price {
  price: number
  /** For a package; a console has its price for an hour. */
  perHour?: number | undefined
  /** The price from a later day on, as long as it is written here. */
  next?: { from: string; price: number; perHour?: number | undefined } | undefined
  /** The discount that is part of the price, with the price without it. */
  discount?: Discount | undefined
}

export interface Discount {
  name: string
  from: string
  until: string
  regularPrice: number
}

/** What a price belongs to. */
export interface Sold {
  tier: string
  package: string
  /** The days on which it may be used, such as `mon-thu`; all days without them. */
  days?: string | undefined
}

/** What a discount is for. */
interface Discounted {
  tiers?: readonly string[] | undefined
  packages?: readonly string[] | undefined
  from: string
  until: string
}

const discountSchema = z.looseObject({
  name: z.string(),
  percent: z.number(),
  tiers: z.array(z.string()).optional(),
  packages: z.array(z.string()).optional(),
  from: z.iso.date(),
  until: z.iso.date(),
})

type WrittenDiscount = z.output<typeof discountSchema>

const price = z.looseObject({ price: z.number(), perHour: z.number().optional() })
const changing = price.extend({ next: price.extend({ from: z.string() }).optional() })

/** What the calculation needs of packages.yaml. Everything else is passed on. */
const neededOfPackages = z.looseObject({
  lists: z.array(
    z.looseObject({
      packages: z.array(
        z.looseObject({
          id: z.string(),
          duration: z.number(),
          days: z.string().optional(),
          tiers: z.record(z.string(), changing),
        }),
      ),
    }),
  ),
  consoles: z.looseObject({ id: z.string(), rates: z.array(changing.extend({ id: z.string() })) }).optional(),
  discounts: z.array(discountSchema).nullish(),
})

/**
 * The data of packages.yaml with the prices of a day, `YYYY-MM-DD`: the next price from its day on, then the discount that is
 * best for the guest.
 *
 * @param written checked or not; what is wrong is returned unchanged
 */
export function pricesOn(written: unknown, day: string): unknown {
  const packages = neededOfPackages.safeParse(written).data
  if (!packages) return written
  const { lists, consoles } = packages
  const onDay = (price: Price, sold: Sold, duration: number) =>
    priceOn(day, price, sold, duration, packages.discounts ?? [])
  return {
    ...packages,
    lists: lists.map((list) => ({
      ...list,
      packages: list.packages.map(({ tiers, ...entry }) => ({
        ...entry,
        tiers: Object.fromEntries(
          Object.entries(tiers).map(([tier, price]) => [
            tier,
            onDay(price, { tier, package: entry.id, days: entry.days }, entry.duration),
          ]),
        ),
      })),
    })),
    ...(consoles && {
      consoles: {
        ...consoles,
        rates: consoles.rates.map((rate) => onDay(rate, { tier: consoles.id, package: rate.id }, 1)),
      },
    }),
  }
}

/** The price of a day. @param duration in hours @param discounts of any days */
export const priceOn = (
  day: string,
  price: Price,
  sold: Sold,
  duration: number,
  discounts: readonly WrittenDiscount[],
): Price =>
  discounted(
    regularPrice(price, day),
    sold,
    duration,
    discounts.filter((discount) => lowersOn(day, discount, sold)),
  )

/** The price of a day without discounts. */
export function regularPrice<Written extends Price>(price: Written, day: string): Written {
  const { next } = price
  return next && next.from <= day ? { ...price, price: next.price, perHour: next.perHour } : price
}

/**
 * A price of today as it is on a later day: without a discount that is over by then, and the next price from its day on. The price
 * of an hour is not changed. Discounts that begin between are left out, as on the rest of the page.
 */
export function onLaterDay<Today extends Price>(price: Today, day: string): Today {
  const { discount } = price
  if (!discount) return regularPrice(price, day)
  return day <= discount.until
    ? price
    : regularPrice({ ...price, price: discount.regularPrice, discount: undefined }, day)
}

/**
 * The price with the best of some discounts, in whole units of the currency, rounded down in favour of the guest; the price of an
 * hour is that divided by the hours, rounded down as in the price list. A price never becomes nothing.
 */
function discounted(
  price: Price,
  sold: Sold,
  duration: number,
  discounts: readonly WrittenDiscount[],
): Price {
  const [best] = discounts.toSorted((one, other) => other.percent - one.percent)
  if (!best) return price
  const { name, from, percent } = best
  const until = lastDayFor(best, sold) ?? best.until
  const lower = Math.max(1, Math.floor((price.price * (100 - percent)) / 100))
  return {
    ...price,
    price: lower,
    ...(price.perHour !== undefined && { perHour: Math.max(1, Math.floor(lower / duration)) }),
    discount: { name, from, until, regularPrice: price.price },
  }
}

/** Whether a discount ever lowers a price. */
export const isFor = (discount: Discounted, sold: Sold): boolean => lastDayFor(discount, sold) !== undefined

/** Whether a discount lowers a price on a day: from its first day to the last on which one can use what is sold. */
export const lowersOn = (day: string, discount: Discounted, sold: Sold): boolean =>
  discount.from <= day && day <= (lastDayFor(discount, sold) ?? '')

/** The last day of a discount on which one can use what is sold; undefined for one that is not for it, or for none of its days. */
function lastDayFor({ tiers, packages, from, until }: Discounted, sold: Sold): string | undefined {
  const isNamed =
    (tiers === undefined || tiers.includes(sold.tier)) &&
    (packages === undefined || packages.includes(sold.package))
  if (!isNamed) return undefined
  const lastWeek = shortWeekdays.map((_, index) => addDays(until, -index))
  return lastWeek.find((day) => day >= from && isForDay(sold.days, shortWeekdays[weekdayOf(day)] ?? ''))
}
