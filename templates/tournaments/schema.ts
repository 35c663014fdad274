import { z } from 'zod'
import { repeatsPattern } from '../../src/content/repeats.ts'
import { entries, group, icon, id, image, markdown, text, yesOrNo } from '../../src/content/schema/fields.ts'
import { refuse } from '../../src/content/schema/metadata.ts'
import {
  count,
  date,
  money,
  moneyOrNothing,
  time,
  timeRange,
} from '../../src/content/schema/numbersAndTimes.ts'
import { dateHint } from '../../src/diagnostics/hints/datesAndTimes.ts'
import { wholeNumberHint } from '../../src/diagnostics/hints/numbers.ts'
import type { Hint } from '../../src/diagnostics/walkSchema.ts'

const repeats = z
  .string()
  .regex(repeatsPattern)
  .superRefine((written, context) => {
    const day = repeatsPattern.test(written) ? /^once (.+)/.exec(written)?.[1] : undefined
    if (day === undefined || z.iso.date().safeParse(day).success) return
    const remedy = 'Write “once” and a date that exists, such as once 2026-12-20.'
    refuse(context, dateHint(day)?.reason ?? `There is no date ${day}.`, { remedy })
  })
  .meta({
    kind: 'repeats',
    expects:
      'every saturday, first saturday (to fourth, and last) for one of each month, last weekend, or once 2026-12-20',
    examples: ['every saturday'],
  })

const exception = group({
  date: date.describe('The day on which it would be.'),
  status: z.enum(['cancelled', 'moved', 'sold-out']),
  to: date.optional().describe('The new day, where the status is moved.'),
  start: time.optional().describe('The new start, where it changes.'),
  end: time.optional().describe('The new end, where it changes.'),
  reason: text(120).optional().describe('Why, in a few words, such as Christmas.'),
}).superRefine(({ date, status, to, start, end }, context) => {
  const hasHours = start !== undefined || end !== undefined
  if (status !== 'moved' && to === undefined && hasHours) {
    const remedy = 'Delete “start” and “end”; or write “status: moved”, and the day in “to”.'
    const field = start === undefined ? 'end' : 'start'
    refuse(context, 'Only a date that is moved has other hours.', { rule: 'moved-date', field, remedy })
  } else if (to === date && !hasHours) {
    const remedy =
      'Correct one of the two; or, where only the hours change, write “start” and “end” below “to”.'
    refuse(context, '“date” and “to” are the same day.', { rule: 'moved-date', field: 'to', remedy })
  }
  if ((status === 'moved') === (to !== undefined)) return
  const message = 'A date that is moved has its new day in “to”, and no other date has one.'
  const remedy =
    'For a moved date, write “status: moved”, and below it “to:”, a space, and the date as year-month-day. For any other, delete the line “to:”.'
  const field = status === 'moved' ? 'status' : 'to'
  refuse(context, message, { rule: 'moved-date', field, remedy })
})

const result = group({
  date: date.describe('The day on which it was.'),
  places: z.array(text(60)).min(1).describe('The winners, from the first place down.'),
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
  const at = { rule: 'free-entry', field: 'entry' }
  if (entry === 0) {
    const remedy = `Write the fee; or, if entry is free, ${freeRemedy}`
    return refuse(context, 'The entry fee is 0.', { ...at, remedy })
  }
  const message = `The entry fee is ${entry}, but “free: true” says that entry is free.`
  const remedy = 'Delete the line “free: true”; or, if entry is free, write “entry: 0”.'
  refuse(context, message, { ...at, remedy })
}

/** Registration opens before it closes. */
function checkRegistration(
  { opens, closes }: { opens: number; closes: number },
  context: z.core.$RefinementCtx,
) {
  if (closes < opens * 24) return
  const message = `Registration closes ${closes} hours before the start, but only opens ${opens} days (${opens * 24} hours) before it.`
  refuse(context, message, { rule: 'registration', field: 'closes', remedy: 'Correct one of the two.' })
}

/** content/tournaments.yaml: the tournament cards and the rules (spec section 9). */
export const tournamentsSchema = group({
  tournaments: z
    .array(
      group({
        id,
        name: text(60),
        title: text(60)
          .optional()
          .describe('What people search for: the game, the form and the rhythm; the name otherwise.'),
        icon,
        format: text(120).describe('How it is played, such as teams of five.'),
        repeats: repeats.describe('When it takes place.'),
        time: timeRange.optional().describe('Leave it out for a tournament of whole days.'),
        entry: moneyOrNothing.meta({ hint: entryHint }),
        free: yesOrNo.describe('Entry is free, and the entry fee is 0.'),
        entryPer: z.enum(['team', 'player']).describe('Who pays the entry fee.'),
        prize: money,
        prizeSplit: z
          .array(money)
          .min(2)
          .optional()
          .describe('The parts of the prize, from the first place down; together they are the prize.'),
        text: markdown(600),
        image: image
          .optional()
          .describe('On its page and its share image; otherwise the photograph of the list.'),
        exceptions: z
          .array(exception)
          .optional()
          .describe('Dates that are cancelled, moved or sold out; the others stay as they are.'),
        results: z.array(result).optional().describe('Who won on which date.'),
      }).superRefine(checkEntry),
    )
    .min(1)
    .max(50),
  registration: group({
    opens: count.describe('How many days before the start entries are taken.'),
    closes: count.describe('How many hours before the start entries end.'),
  })
    .superRefine(checkRegistration)
    .optional(),
  rulesHeading: text(60),
  rules: entries({
    id,
    when: text(40)
      .optional()
      .describe('When it matters, such as 2 hours before; the rules stand on a line of time.'),
    title: text(60),
    text: markdown(400),
  }).min(1),
}).describe('The tournament cards in the order of the page, and the rules.')
