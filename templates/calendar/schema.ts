/** content/calendar.yaml: closed days, other hours, and notices. */
import * as z from 'zod'
import { group, id, listOrNothing, markdown, text } from '../../src/content/schema/fields.ts'
import { refuse } from '../../src/content/schema/metadata.ts'
import { checkOrder, checkTimeRange, date, time } from '../../src/content/schema/numbersAndTimes.ts'
import { nearest } from '../../src/diagnostics/nearest.ts'
import { dateHint, timeHint } from '../../src/validate/hints/datesAndTimes.ts'
import type { Hint, HintContext } from '../../src/validate/walkSchema.ts'

const hoursRemedy =
  'Write two lines with the hours of these days, such as “start: 12:00” and “end: 20:00”; or “hours: closed”, if it is closed all day.'
const openRemedy =
  'If the café is open at its usual hours, it needs no entry: delete this one. For other hours, write two lines in place of this one, such as “start: 12:00” and “end: 20:00”.'

/** Recognizes hours instead of “closed”, and days that are none of these: half a day is not a closed one. */
function hoursHint(written: unknown): Hint | undefined {
  const words = String(written)
  if (/\d/.test(JSON.stringify(written))) return { remedy: hoursRemedy }
  const isClosed = /^(?:shut|बंद)$/i.test(words) || (nearest(words, ['closed']) && !/\S\s+\S/.test(words))
  if (isClosed) return undefined
  const isOpen = /open|usual|normal|regular/i.test(words)
  return { remedy: isOpen ? openRemedy : `If it is closed all day, write “hours: closed”. ${openRemedy}` }
}

/** Recognizes a day where an hour belongs. @param field the one for the day */
const dayHint =
  (field: string) =>
  (written: unknown, context: HintContext): Hint | undefined => {
    const day = dateHint(written, context)?.value
    const remedy = `This field takes an hour. For the ${field === 'to' ? 'last' : 'first'} day, write “${field}: ${day}” in place of this line.`
    return day ? { remedy } : timeHint(written)
  }

/** Reports a closure that is neither closed nor has hours, or both. */
function checkHours(
  { hours, start, end }: { hours?: unknown; start?: string | undefined; end?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (hours === undefined && start !== undefined && end !== undefined) {
    checkTimeRange({ start, end }, context)
    return
  }
  // An invalid time is reported by itself.
  if (![start, end].every((hour) => time.optional().safeParse(hour).success)) return
  const rule = 'closure-hours'
  const isHalf = start !== undefined || end !== undefined
  if (hours !== undefined) {
    if (!isHalf) return
    const remedy = 'Delete “hours: closed”, or the lines “start” and “end”.'
    refuse(context, 'The café is closed on these days, and has hours as well.', {
      rule,
      field: 'hours',
      remedy,
    })
  } else if (isHalf) {
    const [field, missing] = start === undefined ? ['end', 'start'] : ['start', 'end']
    const remedy = `Add it below: “${missing}:” and a time, such as ${missing === 'end' ? '20:00' : '12:00'}.`
    refuse(context, `The line “${missing}” is missing.`, { rule, field, remedy })
  } else {
    const message = 'On these days, the café is either closed or open from one time to another.'
    refuse(context, message, { rule, field: 'from', remedy: hoursRemedy })
  }
}

const noHour = (field: string, day: string, name: string) =>
  `A notice is shown on whole days. If this line has its ${day} day, write “${field}” in place of “${name}”. If it has an hour, delete it, and say the hour in “text”.`
const noHours =
  'If the café is closed or has other hours on these days, move this entry to “closures”, with “name”, “from”, “to” (the last day) and “hours: closed”, or “start” and “end”: a notice alone changes no hours. Otherwise, delete this line, and say the hour in “text”.'

const millisecondsOfYear = 366 * 86_400_000

/** Reports closures of more than a year: a digit of a year is wrong. */
function checkYears(
  { from, to = from }: { from: string; to?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  // An invalid date is reported by itself.
  if (![from, to].every((day) => date.safeParse(day).success)) return
  if (Date.parse(to) - Date.parse(from) <= millisecondsOfYear) return
  const message = `From ${from} to ${to} is more than a year.`
  refuse(context, message, { rule: 'closure-years', field: 'to', remedy: 'Correct the year.' })
}

export const calendarSchema = group({
  closures: listOrNothing(
    group({
      id,
      name: text(60).describe('What the day is called, such as Diwali.'),
      from: date.describe('The first day.'),
      to: date
        .optional()
        .meta({ alsoCalled: ['until'] })
        .describe('The last day; without it, the first day alone.'),
      hours: z
        .enum(['closed'])
        .meta({ hint: hoursHint })
        .optional()
        .describe('With closed, the café is closed on these days.'),
      start: time
        .meta({ hint: dayHint('from') })
        .optional()
        .describe('When it opens on these days, where it does not stay closed.'),
      end: time
        .meta({ hint: dayHint('to') })
        .optional()
        .describe('When it closes on these days.'),
      announce: date
        .optional()
        .describe('The day from which every page says it; seven days before the first day otherwise.'),
    }).superRefine((closure, context) => {
      checkHours(closure, context)
      checkOrder(closure, 'from', 'to', context)
      checkYears(closure, context)
      checkOrder(closure, 'announce', 'from', context)
    }),
  ),
  notices: listOrNothing(
    group({
      id,
      text: markdown(200).describe('A sentence, which may have a link.'),
      from: date.optional().describe('The first day on which every page shows it.'),
      until: date.meta({ alsoCalled: ['to'] }).describe('The last day.'),
    })
      .superRefine((notice, context) => checkOrder(notice, 'from', 'until', context))
      .meta({
        instead: {
          start: noHour('from', 'first', 'start'),
          end: noHour('until', 'last', 'end'),
          hours: noHours,
          '': 'Write all of it in “text”, in one line, which may have a link: [the words](the address). A photograph goes into gallery.yaml, or into a guide.',
        },
      }),
  ),
}).describe(
  'Days on which the café is closed or has other hours, and notices that every page shows for a while.',
)
