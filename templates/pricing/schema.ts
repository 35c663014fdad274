import * as z from 'zod'
import {
  entries,
  group,
  icon,
  id,
  listOrNothing,
  markdown,
  text,
  textWithBlanks,
  words,
  yesOrNo,
} from '../../src/content/schema/fields.ts'
import { refuse } from '../../src/content/schema/metadata.ts'
import { checkTimeRange, count, days, percent, time } from '../../src/content/schema/numbersAndTimes.ts'
import { page } from '../../src/content/schema/page.ts'
import { withUnit } from '../../src/content/schema/sectionFields.ts'
import { hoursHint } from '../../src/validate/hints/numbers.ts'
import { isRecord } from '../../src/validate/walkSchema.ts'
import { finderSchema, partySchema } from './finder/finderSchema.ts'
import { checkPeriod, periodFields } from './prices/period.ts'
import { consoleRate, discounts, insteadInPackage, tierPrice } from './prices/priceFields.ts'

const packageSchema = group({
  id,
  name: text(40),
  icon,
  duration: z
    .number()
    .positive()
    .max(1000)
    .meta({ kind: 'count', expects: 'a number of hours, such as 5 or 1.5', hint: hoursHint }),
  validity: withUnit(60)
    .optional()
    .describe('For how long the hours may be used, in words; nothing is shown where it is left out.'),
  timeSlot: group({ start: time, end: time.optional() })
    .superRefine(checkTimeRange)
    .meta({ kind: 'timeRange', examples: [{ start: '09:00' }] })
    .optional()
    .describe('The time of day at which it may be used, or begins.'),
  days: days.optional().describe('The days on which it may be used.'),
  popular: yesOrNo.describe('Marks the package as the one that most people choose.'),
  badge: text(20).optional().describe('A word or two behind the name, such as Best Value.'),
  tiers: z
    .record(z.string(), tierPrice)
    .meta({ keys: 'packages.tiers', expects: 'a price and perHour for each tier' })
    .describe('A tier that is left out is shown as not sold.'),
}).meta({ instead: insteadInPackage })

/** content/packages.yaml: machine tiers, all price lists and the console lounge (spec sections 3 and 9). */
export const packagesSchema = group({
  tiers: entries({
    id,
    name: text(40),
    detail: text(60).describe('The screen, in a few words, beside the name.'),
    text: text(200),
  })
    .min(1)
    .max(4)
    .meta({ expects: 'the kinds of machine that can be hired; the first is shown first' }),
  lists: entries({
    id,
    name: text(40),
    text: markdown(400),
    packages: z.array(packageSchema).min(1),
  }),
  consoles: group({
    id,
    name: text(40),
    detail: text(60).optional().describe('The screen, in a few words, as in the tiers.'),
    text: markdown(400),
    rates: z.array(consoleRate).min(1),
    bookLabel: text(40),
    bookMessage: text(300).describe('The message that the booking button writes.'),
    specialsName: text(40).optional().describe('The heading above the specials.'),
    specials: listOrNothing(
      group({
        id,
        name: text(40),
        days,
        offer: text(80),
        text: text(200),
        ...periodFields,
        afterHours: count
          .min(1)
          .optional()
          .describe('For the price finder: how many hours one pays before the special counts.'),
        freeHours: count.min(1).optional().describe('How many further hours are free then.'),
        percentOff: percent.optional().describe('What all hours cost less then, in percent.'),
      })
        .superRefine(checkPeriod)
        .superRefine(checkReduction),
    ),
  })
    .superRefine(checkSpecials)
    .optional(),
  discounts: discounts.describe(
    'Lower prices for some days: the price list shows the usual price struck through, and the last day.',
  ),
})
  // Also where some value is wrong: otherwise an unknown tier would only be found once that is corrected.
  .superRefine(checkKnownTiers, { when: () => true })
  .describe(
    'The kinds of machine, all price lists, and the console lounge. Prices are whole numbers; the site adds the sign.',
  )

/** What prices of tiers are checked against, in data that may have mistakes. */
const tiersAndLists = z.object({
  tiers: z.array(z.object({ id: z.string() })),
  lists: z.array(z.object({ packages: z.array(z.object({ tiers: z.record(z.string(), z.unknown()) })) })),
})

/** Reports prices of tiers that do not exist. Texts refer to prices by their tier, so this comes before the references. */
function checkKnownTiers(written: unknown, context: z.core.$RefinementCtx): void {
  const { tiers = [], lists = [] } = tiersAndLists.safeParse(written).data ?? {}
  const known = tiers.map(({ id }) => id)
  const priced = lists.flatMap(({ packages }, list) =>
    packages.flatMap(({ tiers }, index) =>
      Object.entries(tiers).map(([tier, price]) => ({
        tier,
        price,
        path: ['lists', list, 'packages', index],
      })),
    ),
  )
  // A value that is no group of fields is reported as such.
  const unknown = priced.filter(({ tier, price }) => isRecord(price) && !known.includes(tier))
  const renamed = unknown.filter(({ tier }) => tier === unknown[0]?.tier)
  const [newId, ...others] = known.filter((id) => priced.every(({ tier }) => tier !== id))
  const isRenamed = renamed.length > 1 && others.length === 0 && newId !== undefined
  if (isRenamed) {
    const old = renamed[0]?.tier ?? ''
    refuse(
      context,
      `The id “${old}” became “${newId}”, but ${renamed.length} packages have the price of “${old}”, and none that of “${newId}”.`,
      {
        ...{ rule: 'unknown-tier', path: ['tiers', known.indexOf(newId), 'id'], offset: 0 },
        remedy:
          'Write the old id back: texts refer to it as well. Visitors do not read it, so that it need not fit the name.',
        replace: { from: newId, to: old },
      },
    )
  }
  for (const { tier, path } of unknown.filter((one) => !isRenamed || !renamed.includes(one)))
    refuse(context, `There is no tier “${tier}”.`, {
      ...{ rule: 'unknown-tier', path: [...path, 'tiers', tier] },
      remedy: `Write one of these: ${known.join(', ')}.`,
    })
}

/** Reports a special whose reduction is incomplete: `afterHours` needs either `freeHours` or `percentOff`, and the other way round. */
function checkReduction(
  { afterHours, freeHours, percentOff }: Partial<Record<'afterHours' | 'freeHours' | 'percentOff', unknown>>,
  context: z.core.$RefinementCtx,
): void {
  const written = Object.entries({ percentOff, freeHours, afterHours }).filter(
    ([, value]) => value !== undefined,
  )
  const [[field] = []] = written
  if (field === undefined || (written.length === 2 && afterHours !== undefined)) return
  const message =
    'A special says after how many hours it counts, and what one gets then: free hours, or a lower price for all.'
  const remedy =
    'Write “afterHours: …” and one of “freeHours: …” and “percentOff: …”; delete what is too much.'
  refuse(context, message, { rule: 'incomplete-special', field, remedy })
}

/** Reports specials without a heading. */
function checkSpecials(
  { specialsName, specials }: { specialsName?: unknown; specials: readonly unknown[] },
  context: z.core.$RefinementCtx,
): void {
  if (specials.length === 0 || specialsName !== undefined) return
  const remedy = 'Write it as “specialsName: …” above “specials:”, such as “specialsName: Weekday specials”.'
  refuse(context, 'The specials have no heading.', { rule: 'missing-field', field: 'specials', remedy })
}

/** content/pages/pricing.yaml */
export const pricingPage = group({
  ...page,
  listHeading: text(80),
  tierLabel: text(60),
  perHourLabel: text(30),
  perSeatLabel: words(30, 'per seat', 'Above the prices of passes.'),
  regularPrice: words(
    40,
    'was {price}',
    'During a discount, the usual price. Screens show it struck through; screen readers read the words as well.',
    'price',
  ),
  nextPrice: words(40, '{price} from {date}', 'Beside a price that changes soon.', 'price', 'date'),
  validityLabel: text(30),
  durationUnit: text(20),
  durationUnitOne: text(20),
  daysLabel: text(30),
  popularLabel: text(30),
  bookLabel: text(30),
  bookMessage: textWithBlanks(300, 'package', 'tier', 'duration', 'price'),
  notesHeading: text(80),
  notes: entries({ title: text(80), text: markdown(600) }),
  offersHeading: text(80),
  offers: z.array(
    group({
      title: text(80),
      figure: withUnit(12)
        .optional()
        .describe('What one saves, as a large numeral such as 10%, or one word.'),
      text: markdown(600),
      ...periodFields,
    }).superRefine(checkPeriod),
  ),
  payments: text(80),
  contactHeading: text(80),
  contactText: markdown(600),
  callLabel: text(40),
  party: partySchema.optional(),
  printLabel: text(40).default('Print prices'),
  shareListLabel: text(40)
    .default('Share prices')
    .describe('Opens WhatsApp with all prices as a message, made from packages.yaml.'),
  scanLabel: words(60, 'Scan to book on WhatsApp', 'On paper, beside a QR code that opens the chat.'),
  finder: finderSchema.prefault({}).describe('The words of the price finder.'),
})
