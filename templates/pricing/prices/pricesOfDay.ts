/**
 * The prices of a day. Nothing else looks at `next` and `discounts` of packages.yaml: pages, references and structured data get
 * the result (`onDay` in collections.ts).
 */
import * as z from 'zod'
import { isOn } from './period.ts'

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
interface Sold {
  tier: string
  package: string
  /** In hours. */
  duration: number
}

const discountSchema = z.looseObject({
  name: z.string(),
  percent: z.number(),
  tiers: z.array(z.string()).optional(),
  packages: z.array(z.string()).optional(),
  from: z.string(),
  until: z.string(),
})

type WrittenDiscount = z.output<typeof discountSchema>

const price = z.looseObject({ price: z.number(), perHour: z.number().optional() })
const changing = price.extend({ next: price.extend({ from: z.string() }).optional() })

/** What the calculation needs of packages.yaml. Everything else is passed on. */
const neededOfPackages = z.looseObject({
  lists: z.array(
    z.looseObject({
      packages: z.array(
        z.looseObject({ id: z.string(), duration: z.number(), tiers: z.record(z.string(), changing) }),
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
  const discounts = (packages.discounts ?? []).filter((discount) => isOn(discount, day))
  const onDay = (price: Price, sold: Sold) => priceOn(day, price, sold, discounts)
  return {
    ...packages,
    lists: lists.map((list) => ({
      ...list,
      packages: list.packages.map(({ tiers, ...entry }) => ({
        ...entry,
        tiers: Object.fromEntries(
          Object.entries(tiers).map(([tier, price]) => [
            tier,
            onDay(price, { tier, package: entry.id, duration: entry.duration }),
          ]),
        ),
      })),
    })),
    ...(consoles && {
      consoles: {
        ...consoles,
        rates: consoles.rates.map((rate) =>
          onDay(rate, { tier: consoles.id, package: rate.id, duration: 1 }),
        ),
      },
    }),
  }
}

/** The price of a day. @param discounts those of the day */
export const priceOn = (
  day: string,
  price: Price,
  sold: Sold,
  discounts: readonly WrittenDiscount[],
): Price => discounted(regularPrice(price, day), sold, discounts)

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
function discounted(price: Price, sold: Sold, discounts: readonly WrittenDiscount[]): Price {
  const [best] = discounts
    .filter((discount) => isFor(discount, sold))
    .sort((one, other) => other.percent - one.percent)
  if (!best) return price
  const { name, from, until, percent } = best
  const lower = Math.max(1, Math.floor((price.price * (100 - percent)) / 100))
  return {
    ...price,
    price: lower,
    ...(price.perHour !== undefined && { perHour: Math.max(1, Math.floor(lower / sold.duration)) }),
    discount: { name, from, until, regularPrice: price.price },
  }
}

/** Whether a discount lowers a price. */
export const isFor = (
  { tiers, packages }: { tiers?: readonly string[] | undefined; packages?: readonly string[] | undefined },
  sold: Pick<Sold, 'tier' | 'package'>,
): boolean =>
  (tiers === undefined || tiers.includes(sold.tier)) &&
  (packages === undefined || packages.includes(sold.package))
