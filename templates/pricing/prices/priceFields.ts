/** Prices, and what changes them on a day: a next price, and discounts. */
import * as z from 'zod'
import { group, id, listOrNothing, text } from '../../../src/content/schema/fields.ts'
import { count, date, money } from '../../../src/content/schema/numbersAndTimes.ts'
import { numberHint } from '../../../src/validate/hints/numbers.ts'
import type { Hint } from '../../../src/validate/walkSchema.ts'
import { checkPeriod } from './period.ts'
import type { Price } from './pricesOfDay.ts'

const perHour = money.describe('Price divided by hours, rounded down.')
const from = date.describe('The first day on which it is the price.')
const nextPrice =
  'The price from a later day on. From two weeks before, it is printed beside the present one.'

const aboutDiscount =
  'For a lower price on some days, add an entry with name, percent, from and until to “discounts:”, a list of this file.'
const aboutNext = (fields: string) =>
  `For another price from a day on, write “next: { ${fields} }” on a line of its own below the present one.`
const ofPackage = aboutNext('from: …, price: …, perHour: …')
const ofConsole = aboutNext('from: …, price: …')

/** What to write instead of days and discounts that one may look for beside a price, or in its package. */
const insteadOfDays = (remedy: string) =>
  Object.fromEntries(['from', 'until', 'discount', 'percent', 'percentOff'].map((name) => [name, remedy]))

const insteadInNext = { until: `A next price has no end. ${aboutDiscount}` }
const noHours = { perHour: 'Delete it: this is the price of an hour already.' }

const noText =
  'A package has no photograph and no text: write a word or two in “badge”, or more in “text” of its list.'

export const insteadInPackage = {
  ...Object.fromEntries(['text', 'description', 'image', 'photo', 'picture'].map((name) => [name, noText])),
  ...insteadOfDays(`A package is always on the price list. ${ofPackage} ${aboutDiscount}`),
  next: 'Move it below the tier, beside the price that it replaces, and as far to the right as that.',
}

/** The price of a package for a tier. */
export const tierPrice = group({
  price: money,
  perHour,
  next: group({ from, price: money, perHour })
    .meta({ instead: insteadInNext })
    .optional()
    .describe(nextPrice),
})
  .meta({ instead: insteadOfDays(`${ofPackage} ${aboutDiscount}`) })
  .transform((price): Price & { perHour: number } => price)

/** The hourly price of a console. */
export const consoleRate = group({
  id,
  name: text(40),
  controllers: count,
  price: money,
  next: group({ from, price: money })
    .meta({ instead: { ...insteadInNext, ...noHours } })
    .optional()
    .describe(nextPrice),
})
  .meta({ instead: { ...insteadOfDays(`${ofConsole} ${aboutDiscount}`), ...noHours } })
  .transform((rate): Price & typeof rate => rate)

/** Whether the ids exist is a rule (rules/changingPrices.ts). */
const idsOf = (what: string, example: string) =>
  z
    .array(
      z
        .string()
        .min(1)
        .meta({ expects: `the id of a ${what}, such as ${example}` }),
    )
    .min(1)
    .meta({
      expects: `ids of ${what}s in square brackets, such as [${example}]; for all, leave the field out`,
    })
    .optional()

/** `20%` → 20 */
function percentHint(written: unknown): Hint | undefined {
  const hint = numberHint(written)
  return /^\d+$/.test(hint?.value ?? '') ? hint : undefined
}

const insteadInDiscount = {
  price: `A discount is written in percent. ${ofPackage}`,
  to: 'The last day is called “until” here.',
  announce: 'A discount is shown on its days. To announce it before, add a notice to calendar.yaml.',
}

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
        expects: 'a whole number, such as 20',
        hint: percentHint,
      })
      .describe('How much less everything costs, in percent. Prices are rounded down.'),
    tiers: idsOf('tier', 'basic').describe(
      'The ids of the tiers that cost less; the id of the consoles is one of them. All cost less where it is left out.',
    ),
    packages: idsOf('package', 'day-pass').describe(
      'The ids of the packages, or of the rates of consoles, that cost less. All cost less where it is left out.',
    ),
    from: date.describe('The first day.'),
    until: date.describe('The last day, which is printed.'),
  })
    .meta({ instead: insteadInDiscount })
    .superRefine(checkPeriod),
)
