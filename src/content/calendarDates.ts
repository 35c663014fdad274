/**
 * Dates that follow from the day of the build. A date is a string, `YYYY-MM-DD`, in the site's time zone. `dateIn` is the
 * only place where an instant becomes such a date.
 */
import { memoize } from '../memoize.ts'
import type { TimeRange } from './clockTimes.ts'

/** First and last day of an event, `YYYY-MM-DD`. */
export interface Days {
  first: string
  last: string
}

const millisecondsOfDay = 86_400_000

/** The calendar date of an instant in a time zone such as Asia/Kolkata. */
export function dateIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  return ['year', 'month', 'day']
    .map((type) => parts.find((part) => part.type === type)?.value ?? '')
    .join('-')
}

/**
 * A wall-clock time as an instant with its offset (ISO 8601): `2026-11-21T19:00:00+05:30`. The offset is the one of that
 * date, so that summer time is right; a time that summer time skips has the offset before it.
 */
export function instantIn(timeZone: string, date: string, time: string): string {
  const offsetAt = offsetsIn(timeZone)
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // Clocks change at most once between the day before and the day after, so one of their offsets is the right one.
  const before = offsetAt(asUtc - millisecondsOfDay)
  const after = offsetAt(asUtc + millisecondsOfDay)
  const fits = (offset: string) =>
    before === after || offsetAt(Date.parse(`${date}T${time}:00${offset}`)) === offset
  return `${date}T${time}:00${[before, after].find(fits) ?? before}`
}

/** How much later than UTC the clocks of a time zone are when a day begins, in milliseconds. */
export const utcOffsetOn = (date: string, timeZone: string): number =>
  Date.parse(`${date}T00:00Z`) - Date.parse(instantIn(timeZone, date, '00:00'))

/**
 * Start and end of an event: instants (ISO 8601), or its first and last day if it has no hours. An end that is not after
 * the start is on the following day.
 */
export function startAndEnd({ first, last }: Days, time: TimeRange | undefined, timeZone: string) {
  if (!time) return { start: first, end: last }
  const lastDate = time.end > time.start ? last : addDays(last, 1)
  return { start: instantIn(timeZone, first, time.start), end: instantIn(timeZone, lastDate, time.end) }
}

/** The clock time some hours before another one, and its date. */
export function hoursBefore(date: string, time: string, hours: number): { date: string; time: string } {
  const earlier = new Date(Date.parse(`${date}T${time}:00Z`) - hours * 3_600_000).toISOString()
  return { date: earlier.slice(0, 10), time: earlier.slice(11, 16) }
}

/** The date a number of days later; 9999-12-31 at most. */
export const addDays = (date: string, days: number) =>
  calendarDate(Date.parse(date) + days * millisecondsOfDay)

/** A date as a number that grows by one each day. */
export const daysSince1970 = (date: string): number => Date.parse(date) / millisecondsOfDay

/** The first day of the next half-year: 1 January or 1 July. */
export function nextHalfYear(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return month <= 6 ? `${year}-07-01` : addDays(`${year}-12-31`, 1)
}

/** A later year has five digits, and would be sorted before all others. */
const lastDate = Date.parse('9999-12-31')

const calendarDate = (utc: number) => new Date(Math.min(utc, lastDate)).toISOString().slice(0, 10)

/** Gives the offset from UTC at an instant, such as `+05:30`. Setting up a format takes longer than a hundred uses of it. */
const offsetsIn = memoize((timeZone: string) => {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  // `11/21/2026, GMT+05:30`; some systems write GMT alone.
  return (instant: number) => format.format(instant).split('GMT')[1] || '+00:00'
})
