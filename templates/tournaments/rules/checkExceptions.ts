import { addDays, daysSince1970 } from '../../../src/content/calendarDates.ts'
import { parseRepeats } from '../../../src/content/repeats.ts'
import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { endsAfterStart } from '../../../src/content/schema/numbersAndTimes.ts'
import type { Finding } from '../../../src/diagnostics/messages.ts'
import { counted } from '../../../src/diagnostics/writers/format.ts'
import { withValueAt } from '../../../src/validate/wrongValue.ts'
import { dayCount, hoursWith, type Tournament, tournamentsIn } from '../dates/dates.ts'

type Exception = NonNullable<Tournament['exceptions']>[number]

/** What is wrong with a field of an exception; `meant` is the value that it should have. */
interface Found extends Finding {
  field: 'date' | 'to' | 'start' | 'end'
  meant?: string | undefined
}

/** A moved date stays near its day, and a new start without an end is before the usual end. */
export function checkExceptions({ content, error, yamlOf, today }: RuleContext): void {
  const yaml = yamlOf('tournaments')
  for (const { entry, path } of tournamentsIn(content)) {
    for (const [index, exception] of (entry.exceptions ?? []).entries()) {
      const { date, to = date } = exception
      if (today === undefined || (date < today && to < today)) continue
      const place = [...path, 'exceptions', index]
      const found = findDistance(exception, entry, today) ?? findHalfHours(exception, entry)
      if (!found) continue
      const { field, meant, ...finding } = found
      const at = [...place, field]
      error('tournaments', at, { ...finding, corrected: meant && yaml && withValueAt(yaml, at, meant) })
    }
  }
}

/** About how many days are between two dates. */
const usualStep = { weekly: 7, fortnightly: 14, monthly: 31, once: 31 }

/**
 * A date that is moved further back than the date before it, or further on than the next but three: a digit is wrong. A new
 * day in the past may be right, because a date that was brought forward is still listed below its first day.
 */
function findDistance(
  { date, to }: Exception,
  { name, repeats }: Tournament,
  today: string,
): Found | undefined {
  if (to === undefined) return undefined
  const step = usualStep[parseRepeats(repeats).frequency]
  const isNear = (day: string) => addDays(date, -step) <= day && day <= addDays(date, 4 * step)
  if (isNear(to)) return undefined
  const distance = daysSince1970(to) - daysSince1970(date)
  const orCancel =
    distance > 0
      ? ` If it really is then, write “status: cancelled” in place of “moved” and “to”, and add a tournament that repeats once ${to}.`
      : ''
  const reason = `“${name}” of ${date} is moved to ${to}, ${counted(Math.abs(distance), 'day')} ${distance > 0 ? 'later' : 'earlier'}.`
  const meant = [1, -1].map((years) => inOtherYear(to, years)).find(isNear)
  if (meant === undefined || meant >= today || to < today)
    return {
      ...{ field: 'to', rule: 'moved-far', reason, meant },
      remedy: `Correct the day, the month or the year of “to”.${orCancel}`,
    }
  // With another year in “to”, both days were over.
  return {
    field: 'date',
    rule: 'moved-far',
    reason,
    remedy: 'Correct the year.',
    meant: inOtherYear(date, 1),
  }
}

const inOtherYear = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** One of start and end, where the usual other one does not fit, or there is none. */
function findHalfHours(exception: Exception, { name, time, repeats }: Tournament): Found | undefined {
  const { start, end } = exception
  if (start === undefined && end === undefined) return undefined
  if (dayCount(repeats) > 1)
    return {
      field: start === undefined ? 'end' : 'start',
      rule: 'exception-hours',
      reason: `“${name}” takes ${dayCount(repeats)} days, so hours of one date would be those from its first day to its last.`,
      remedy: 'Take “start” and “end” out here, and write the hours of each day in its “text”.',
    }
  const hours = hoursWith(exception, time)
  if (hours && endsAfterStart(hours)) return undefined
  const [field, missing] = start === undefined ? (['end', 'start'] as const) : (['start', 'end'] as const)
  const reason = hours
    ? `With its usual ${missing}, “${name}” would be from ${hours.start} to ${hours.end} on that date.`
    : `“${name}” has no hours of its own, so this date needs both “start” and “end”.`
  return { field, rule: 'exception-hours', reason, remedy: `Write “${missing}:” and a time as well.` }
}
