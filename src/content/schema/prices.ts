import { z } from 'zod'
import { checkPeriod, period } from './calendar.ts'
import { icon, id, listOrNothing, markdown, text, yesOrNo } from './fields.ts'
import { checkTimeRange, count, days, money, time } from './numbersAndTimes.ts'

const packageSchema = z.strictObject({
  id: id(),
  name: text(40),
  icon: icon(),
  duration: z
    .number()
    .positive()
    .max(1000)
    .meta({ kind: 'count', expects: 'a number of hours, such as 5 or 1.5' }),
  validity: text(60).describe('For how long the hours may be used, in words.'),
  timeSlot: z
    .strictObject({ start: time(), end: time().optional() })
    .superRefine(checkTimeRange)
    .meta({ kind: 'timeRange', examples: [{ start: '09:00' }] })
    .optional()
    .describe('The time of day at which it may be used, or begins.'),
  days: days().optional().describe('The days on which it may be used.'),
  popular: yesOrNo().describe('With true, the card is marked as the one that most people choose.'),
  badge: text(20).optional().describe('A word or two on the corner of the card.'),
  tiers: z
    .record(
      z.string(),
      z.strictObject({ price: money(), perHour: money().describe('Price divided by hours, rounded down.') }),
    )
    .meta({ keys: 'tier', expects: 'a price and perHour for each tier' })
    .describe('A tier that is left out is shown as not sold.'),
})

/** content/packages.yaml: machine tiers, all price lists and the console lounge (spec sections 3 and 9). */
export const packagesSchema = z.strictObject({
  tiers: z
    .array(
      z.strictObject({
        id: id(),
        name: text(40),
        detail: text(60).describe('The screen, in a few words, beside the name.'),
        text: text(200),
      }),
    )
    .min(1)
    .max(4)
    .meta({ expects: 'the kinds of machine that can be hired; the first is shown first' }),
  lists: z.array(
    z.strictObject({
      id: id(),
      name: text(40),
      text: markdown(400),
      packages: z.array(packageSchema).min(1),
    }),
  ),
  consoles: z
    .strictObject({
      id: id(),
      name: text(40),
      text: markdown(400),
      icon: icon(),
      rates: z
        .array(z.strictObject({ id: id(), name: text(40), controllers: count(), price: money() }))
        .min(1),
      bookLabel: text(40),
      bookMessage: text(300).describe('The message that the booking button writes.'),
      specialsName: text(40).optional().describe('The heading above the specials.'),
      specials: listOrNothing(
        z
          .strictObject({
            id: id(),
            name: text(40),
            days: days(),
            offer: text(80),
            text: text(200),
            ...period,
          })
          .superRefine(checkPeriod),
      ),
    })
    .superRefine(checkSpecials)
    .optional(),
})

/** Reports specials without a heading. */
function checkSpecials(
  { specialsName, specials }: { specialsName?: unknown; specials: readonly unknown[] },
  context: z.core.$RefinementCtx,
): void {
  if (specials.length === 0 || specialsName !== undefined) return
  context.addIssue({
    code: 'custom',
    message: 'The specials have no heading.',
    params: {
      rule: 'missing-field',
      field: 'specials',
      remedy: 'Write it as “specialsName: …” above “specials:”, such as “specialsName: PS5 Specials”.',
    },
  })
}
