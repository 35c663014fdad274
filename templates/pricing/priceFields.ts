/** Prices, and what changes them on a day: a next price, and discounts (design, section 3). */
import { z } from 'zod'
import { group, id, listOrNothing, text } from '../../src/content/schema/fields.ts'
import { count, date, money } from '../../src/content/schema/numbersAndTimes.ts'
import { numberHint } from '../../src/diagnostics/hints/numbers.ts'
import { checkPeriod } from './periodFields.ts'
import type { Price } from './pricesOn.ts'

const perHour = money.describe('Price divided by hours, rounded down.')
const from = date.describe('The first day on which it is the price.')
const nextPrice =
  'The price from a later day on. From two weeks before, it is printed beside the present one.'

const aboutNext = 'For a price from a day on, write “next: { from: …, price: … }” below the present one'
const aboutDiscount =
  'For a lower price on some days, add an entry to “discounts:”, a list of this file, with name, percent, from and until.'

/** What staff may write beside a price for another day, and what to write instead. */
const insteadOfDays = Object.fromEntries(
  ['from', 'until', 'discount', 'percent', 'percentOff'].map((name) => [
    name,
    `${aboutNext}, with the same fields. ${aboutDiscount}`,
  ]),
)

/** The same for a package, whose prices are below its tiers. */
export const insteadInPackage = {
  ...Object.fromEntries(
    Object.keys(insteadOfDays).map((name) => [
      name,
      `A pass is always on the price list. ${aboutNext} of each tier, with perHour as well. ${aboutDiscount}`,
    ]),
  ),
  next: 'Move it below a tier, beside the price that it replaces, and two spaces further in than the name of the tier.',
}

/** The price of a package for a tier. */
export const tierPrice = group({
  price: money,
  perHour,
  next: group({ from, price: money, perHour }).optional().describe(nextPrice),
})
  .meta({ instead: insteadOfDays })
  .transform((price): Price & { perHour: number } => price)

/** The hourly price of a console. */
export const consoleRate = group({
  id,
  name: text(40),
  controllers: count,
  price: money,
  next: group({ from, price: money }).optional().describe(nextPrice),
})
  .meta({ instead: insteadOfDays })
  .transform((rate): Price & typeof rate => rate)

const some = (what: string) =>
  z
    .array(id)
    .min(1)
    .meta({ expects: `a list of ids of ${what}, in square brackets` })
    .optional()

/** Lower prices for some days. */
export const discounts = listOrNothing(
  group({
    id,
    name: text(40).describe('Printed beside the lower prices, such as Diwali week.'),
    percent: z
      .int()
      .min(1)
      .max(99)
      .meta({
        kind: 'percent',
        expects: 'a whole number from 1 to 99, such as 20',
        hint: numberHint,
      })
      .describe('How much less everything costs, in percent. Prices are rounded down.'),
    tiers: some('tiers').describe(
      'The ids of the tiers that cost less; the id of the consoles is one of them. All cost less where it is left out.',
    ),
    packages: some('packages').describe(
      'The ids of the packages, or of the rates of consoles, that cost less. All cost less where it is left out.',
    ),
    from: date.describe('The first day.'),
    until: date.describe('The last day, which is printed.'),
  }).superRefine(checkPeriod),
)
