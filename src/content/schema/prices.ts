import { z } from 'zod'
import { repeatsHint } from '../../diagnostics/hints/datesAndTimes.ts'
import { repeatsPattern } from '../repeats.ts'
import { icon, id, markdown, text, yesOrNo } from './fields.ts'
import { checkTimeRange, count, date, days, money, time, timeRange } from './numbersAndTimes.ts'

const packageSchema = z.strictObject({
  id: id(),
  name: text(40),
  icon: icon(),
  duration: z.number().positive().max(1000).meta({ kind: 'count', expects: 'a number of hours, such as 5' }),
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
    .meta({ keys: 'tier', expects: 'a price and perHour for each tier' }),
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
      specialsName: text(40),
      specials: z.array(
        z.strictObject({ id: id(), name: text(40), days: days(), offer: text(80), text: text(200) }),
      ),
    })
    .optional(),
})

const repeats = z
  .string()
  .regex(repeatsPattern)
  .meta({
    kind: 'repeats',
    expects:
      'every saturday, first saturday (to fourth, and last) for one of each month, last weekend, or once 2026-12-20',
    examples: ['every saturday'],
    hint: repeatsHint,
  })

const exception = z
  .strictObject({
    date: date().describe('The day on which it would be.'),
    status: z.enum(['cancelled', 'moved', 'sold-out']),
    to: date().optional().describe('The new day, where the status is moved.'),
    start: time().optional().describe('The new start, where it changes.'),
    end: time().optional().describe('The new end, where it changes.'),
    reason: text(120).optional().describe('Why, in a few words, such as Christmas.'),
  })
  .superRefine(({ status, to }, context) => {
    if ((status === 'moved') === (to !== undefined)) return
    context.addIssue({
      code: 'custom',
      message:
        status === 'moved' ? 'The new date is missing.' : `“to” is a new date, but the status is ${status}.`,
      params: {
        rule: 'moved-date',
        field: to === undefined ? 'status' : 'to',
        remedy:
          status === 'moved'
            ? 'Add the new date on a line of its own below: “to:”, a space, and the date as year-month-day.'
            : 'Write “status: moved”, or delete the line “to:”.',
      },
    })
  })

const result = z.strictObject({
  date: date().describe('The day on which it was.'),
  places: z.array(text(60)).min(1).describe('The winners, from the first place down.'),
})

/** content/tournaments.yaml: the tournament cards and the rules (spec section 9). */
export const tournamentsSchema = z.strictObject({
  tournaments: z.array(
    z.strictObject({
      id: id(),
      name: text(60),
      icon: icon(),
      format: text(120).describe('How it is played, such as teams of five.'),
      repeats: repeats.describe('When it takes place.'),
      time: timeRange().optional().describe('Leave it out for a tournament of whole days.'),
      entry: money(),
      entryPer: z.enum(['team', 'player']).describe('Who pays the entry fee.'),
      prize: money(),
      prizeSplit: z
        .array(money())
        .min(2)
        .optional()
        .describe('The parts of the prize, from the first place down; together they are the prize.'),
      text: markdown(600),
      exceptions: z
        .array(exception)
        .optional()
        .describe('Dates that are cancelled, moved or sold out; the others stay as they are.'),
      results: z.array(result).optional().describe('Who won, the newest first or last.'),
    }),
  ),
  registration: z
    .strictObject({
      opens: count().describe('How many days before the start entries are taken.'),
      closes: count().describe('How many hours before the start entries end.'),
    })
    .optional(),
  rulesHeading: text(60),
  rules: z.array(z.strictObject({ id: id(), title: text(60), text: markdown(400) })).min(1),
})
