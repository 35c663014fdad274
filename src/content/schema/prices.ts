import { z } from 'zod'
import { wholeNumberHint } from '../../diagnostics/hints/numbers.ts'
import type { Hint } from '../../diagnostics/schema.ts'
import { weekdays } from '../weekdays.ts'
import { icon, id, markdown, text, yesOrNo } from './fields.ts'
import { checkTimeRange, count, days, money, time, timeRange } from './numbersAndTimes.ts'

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

/** A weekday, or the last weekend of each month. */
const day = z.enum([...weekdays, 'last-weekend']).meta({
  kind: 'weekday',
  expects: 'a weekday such as saturday, or last-weekend for the last weekend of each month',
})

const freeRemedy = 'write “entry: 0”, and “free: true” on a line of its own below it.'

/** `free` as an entry fee. */
const entryHint = (written: unknown): Hint | undefined =>
  /^(free|nil|nothing|none)$/i.test(String(written).trim())
    ? { remedy: `If entry is free, ${freeRemedy}` }
    : wholeNumberHint(written)

/** An entry fee of 0 may be a typing mistake, so a free tournament says that it is free. */
function checkEntry({ entry, free }: { entry: number; free?: boolean }, context: z.core.$RefinementCtx) {
  if ((entry === 0) === (free ?? false)) return
  const [message, remedy] =
    entry === 0
      ? ['The entry fee is 0.', `Write the fee; or, if entry is free, ${freeRemedy}`]
      : [
          `The entry fee is ${entry}, but “free: true” says that entry is free.`,
          'Delete the line “free: true”; or, if entry is free, write “entry: 0”.',
        ]
  context.addIssue({ code: 'custom', message, params: { rule: 'free-entry', field: 'entry', remedy } })
}

/** content/tournaments.yaml: the tournament cards and the rules (spec section 9). */
export const tournamentsSchema = z.strictObject({
  tournaments: z.array(
    z
      .strictObject({
        id: id(),
        name: text(60),
        icon: icon(),
        format: text(120).describe('How it is played, such as teams of five.'),
        day,
        time: timeRange().optional().describe('Leave it out for a tournament of whole days.'),
        entry: money(0).meta({ hint: entryHint }),
        free: yesOrNo().describe('With true, entry is free, and the entry fee is 0.'),
        entryPer: z.enum(['team', 'player']).describe('Who pays the entry fee.'),
        prize: money(),
        prizeSplit: z
          .array(money())
          .min(2)
          .optional()
          .describe('The parts of the prize, from the first place down; together they are the prize.'),
        text: markdown(600),
      })
      .superRefine(checkEntry),
  ),
  rulesHeading: text(60),
  rules: z.array(z.strictObject({ id: id(), title: text(60), text: markdown(400) })).min(1),
})
