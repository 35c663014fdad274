/**
 * The dates of a tournament, after closed days and its own exceptions are applied. Pages, structured data and calendars all
 * take their dates from here.
 */
import type { TimeRange } from './clockTimes.ts'
import { datesOf, parseRepeats } from './repeats.ts'
import { addDays, type Days, hoursBefore } from './schedule.ts'
import type { Data, Tournament } from './types.ts'

type Recurring = Pick<Tournament, 'repeats' | 'time' | 'exceptions'>
type Exception = NonNullable<Tournament['exceptions']>[number]
export type Closure = Data['calendar']['closures'][number]

/** One date of a tournament. */
export interface Occasion extends Days {
  /** Without hours it takes the whole day. */
  time: TimeRange | undefined
  status: 'planned' | 'moved' | 'sold-out' | 'cancelled'
  reason?: string | undefined
  /** The original date; the same as `first` unless it is moved. */
  date: string
}

export const lastDayOf = ({ from, to = from }: Closure): string => to

/** Whether the café is closed all day. */
export const isClosed = (date: string, closures: readonly Closure[]): boolean =>
  closures.some((closure) => closure.hours === 'closed' && closure.from <= date && date <= lastDayOf(closure))

/**
 * The next dates of a tournament in order, cancelled ones as well. Dates on closed days are left out.
 *
 * @param from the first date is not over on this day, `YYYY-MM-DD`
 */
export function occasionsOf(
  { repeats, time, exceptions = [] }: Recurring,
  closures: readonly Closure[],
  from: string,
  count: number,
): Occasion[] {
  const found: Occasion[] = exceptions
    .filter(({ status, to }) => status === 'moved' && to !== undefined)
    .map((exception) => movedOccasion(exception, time, dayCount(repeats)))
    .filter(({ last }) => last >= from)
  let planned = 0
  for (const days of datesOf(parseRepeats(repeats), from)) {
    const exception = exceptions.find(({ date }) => date === days.first)
    if (exception?.status === 'moved') continue
    if (!exception && isClosedOnAny(days, closures)) continue
    found.push({
      ...days,
      time,
      status: exception?.status ?? 'planned',
      reason: exception?.reason,
      date: days.first,
    })
    planned++
    if (planned === count) break
  }
  return found.sort((a, b) => (a.first < b.first ? -1 : 1)).slice(0, count)
}

/** The new date of a moved one. @param days how many days it takes */
export function movedOccasion(
  { date, to = date, start, end, reason }: Exception,
  time: Occasion['time'],
  days: number,
): Occasion {
  const hours = time ?? (start && end ? { start, end } : undefined)
  return {
    first: to,
    last: addDays(to, days - 1),
    time: hours && { start: start ?? hours.start, end: end ?? hours.end },
    status: 'moved',
    reason,
    date,
  }
}

/** How many days one date takes. */
export const dayCount = (repeats: string): number => (repeats === 'last weekend' ? 2 : 1)

/** Whether the café is closed on the first or the last day of a date. */
export const isClosedOnAny = ({ first, last }: Days, closures: readonly Closure[]) =>
  isClosed(first, closures) || isClosed(last, closures)

/**
 * When registration opens and closes. A date without hours may begin at any time, so it counts from midnight.
 *
 * @param rule days before the date and hours before the start, from tournaments.yaml
 */
export const registrationOf = (
  { first, time }: Pick<Occasion, 'first' | 'time'>,
  rule: { opens: number; closes: number },
): { opens: string; closes: { date: string; time: string } } => ({
  opens: addDays(first, -rule.opens),
  closes: hoursBefore(first, time?.start ?? '00:00', rule.closes),
})
