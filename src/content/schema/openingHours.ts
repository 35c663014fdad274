/** The field for opening hours: one start and end for every day, or a list by days. */
import * as z from 'zod'
import { capitalized } from '../../text.ts'
import { type HoursOfDays, listDays } from '../openingHours.ts'
import { weekdays } from '../weekdays.ts'
import { group } from './fields.ts'
import { checkTimeRange, days, time, timeRange } from './numbersAndTimes.ts'

const closedDay = 'A day that is in no entry is closed: delete this entry, with all of its lines.'

/** Hours by days, where a day that no entry names is closed. */
export const hoursByDays = z
  .array(
    group({ days, start: time, end: time })
      .superRefine(checkTimeRange)
      .meta({
        kind: 'timeRange',
        expects: 'days, start and end, such as mon-thu, 10:00 and 22:00',
        instead: { hours: closedDay, closed: closedDay, status: closedDay },
      }),
  )
  .min(1)
  .superRefine(checkDays)
  .meta({
    kind: 'hoursByDays',
    expects:
      'an entry for each run of days with the same hours, “- days: mon-thu” with start and end below it',
  })

export const openingHours = z.union([timeRange, hoursByDays])

/** Reports a day that is in two entries: it has one set of hours. */
function checkDays(entries: readonly HoursOfDays[], context: z.core.$RefinementCtx): void {
  for (const [index, entry] of entries.entries()) {
    const named = listDays(entry.days)
    const other = entries
      .slice(0, index)
      .find(({ days }) => listDays(days).some((day) => named.includes(day)))
    const day = other && listDays(other.days).find((name) => named.includes(name))
    const name = weekdays.find((weekday) => day && weekday.startsWith(day))
    if (!other || !name) continue
    context.addIssue({
      code: 'custom',
      path: [index, 'days'],
      message: `${capitalized(name)} is in two entries: in “${other.days}” and in “${entry.days}”.`,
      params: {
        rule: 'repeated-day',
        remedy: 'Change the days of one of them, so that each day is in one entry.',
      },
    })
  }
}
