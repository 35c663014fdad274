/** Fields for money, counts, times and dates. */
import * as z from 'zod'
import { dateHint, daysHint, timeHint } from '../../validate/hints/datesAndTimes.ts'
import { numberHint, wholeNumberHint } from '../../validate/hints/numbers.ts'
import { shortWeekdays } from '../weekdays.ts'
import { group } from './fields.ts'
import { refuse } from './metadata.ts'

const sum = (least: number) =>
  z
    .int()
    .min(least)
    .max(9_999_999)
    .meta({
      kind: 'money',
      expects: 'a whole number without currency sign, comma or quotes, such as 1099',
      examples: [1],
      hint: wholeNumberHint,
    })

/** A sum of money in whole units of the site's currency; 0 is not one, and eight digits are a typing mistake. */
export const money = sum(1)
export const moneyOrNothing = sum(0)

/** A whole number of things. */
export const count = z
  .int()
  .min(0)
  .meta({ kind: 'count', expects: 'a whole number without quotes, such as 20', hint: wholeNumberHint })

/** A share of a hundred. */
export const percent = z
  .number()
  .min(0)
  .max(100)
  .meta({ kind: 'percent', expects: 'a number from 0 to 100, such as 10', hint: numberHint })

/** A time of day on the 24-hour clock, `HH:MM`, in the site's time zone. */
export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({
    kind: 'time',
    expects: 'a time on the 24-hour clock, such as 09:00 or 19:00',
    examples: ['09:00'],
    hint: timeHint,
  })

/** Replaces wrong hours in later checks: every other time is within it. */
const aroundTheClock = { start: '00:00', end: '23:59' }

/** From one time of day to another; an end before the start means the next morning. */
export const timeRange = group({ start: time, end: time })
  .superRefine(checkTimeRange)
  .meta({
    kind: 'timeRange',
    expects: 'start and end, each a time such as 19:00',
    examples: [aroundTheClock],
  })

const anyDay = shortWeekdays.join('|')

/** One weekday, or a run of them: `sat`, `mon-thu`. */
export const days = z
  .string()
  .regex(new RegExp(`^(${anyDay})(-(?!\\1)(${anyDay}))?$`))
  .meta({
    kind: 'days',
    expects: 'one of mon, tue, wed, thu, fri, sat, sun, or a run such as mon-thu',
    examples: ['mon-thu'],
    hint: daysHint,
  })

/** A calendar date of this century, `YYYY-MM-DD`, in the site's time zone; dates that do not exist are refused. */
export const date = z.iso
  .date()
  .superRefine((written, context) => {
    const isElsewhere = /^(?!20)\d{4}-/.test(written)
    const remedy = 'Correct the year.'
    if (isElsewhere) refuse(context, `${written} is in another century.`, { rule: 'date-century', remedy })
  })
  .meta({
    kind: 'date',
    expects: 'a date that exists, as year-month-day, such as 2026-01-31',
    examples: ['2026-01-31'],
    hint: dateHint,
  })

/** Whether an end is after the start; one before noon may be of the next morning. */
export const endsAfterStart = ({ start, end }: { start: string; end: string }): boolean =>
  start < end || (end < start && end < '12:00')

/**
 * Reports an end that is not after the start. One before noon means the next morning.
 * Around the clock is 00:00 to 23:59, as search engines want it (Google, "Local business structured data").
 */
export function checkTimeRange(
  { start, end }: { start: string; end?: string | undefined },
  context: z.core.$RefinementCtx,
) {
  // An invalid time is reported by itself.
  if (end === undefined || start > '23:59' || end > '23:59') return
  if (endsAfterStart({ start, end })) return
  const remedy =
    'Correct one of the two. An end after midnight is a time of the next morning, such as 02:00; around the clock is 00:00 to 23:59.'
  const message = `The end, ${end}, is not after the start, ${start}.`
  refuse(context, message, { rule: 'time-order', field: 'end', remedy })
}

/** Reports a date that is before another one of the same entry; one that is wrong itself is reported already. */
export function checkOrder<Field extends string>(
  entry: { [name in Field]?: unknown },
  first: Field,
  second: Field,
  context: z.core.$RefinementCtx,
): void {
  const [from, to] = [entry[first], entry[second]].map((value) => date.safeParse(value).data)
  if (from === undefined || to === undefined || from <= to) return
  const remedy = 'Correct one of the two dates.'
  const message = `“${second}” (${to}) is before “${first}” (${from}).`
  refuse(context, message, { rule: 'date-order', field: second, remedy })
}
