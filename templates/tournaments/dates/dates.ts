/**
 * The dates of a tournament, after closed days and its own exceptions are applied. Pages, structured data and calendars all
 * take their dates from here.
 */

import { addDays, type Days, hoursBefore } from '../../../src/content/calendarDates.ts'
import type { TimeRange } from '../../../src/content/clockTimes.ts'
import { datesOf, parseRepeats } from '../../../src/content/repeats.ts'
import type { Content } from '../../../src/content/types.ts'
import { type Closure, isClosed } from '../../calendar/closures.ts'
import type { Data } from '../../content.ts'

export type Tournament = Data['tournaments']['tournaments'][number]

type Recurring = Pick<Tournament, 'repeats' | 'time' | 'exceptions'>
type Exception = NonNullable<Tournament['exceptions']>[number]

/** Every tournament, with its path in tournaments.yaml. */
export const tournamentsIn = ({ tournaments }: Pick<Content, 'tournaments'>) =>
  (tournaments?.tournaments ?? []).map((entry, index) => ({ entry, path: ['tournaments', index] }))

/** One date of a tournament. */
export interface TournamentDate extends Days {
  /** Its own hours; without any it takes the whole day. */
  time: TimeRange | undefined
  status: 'planned' | 'moved' | 'sold-out' | 'cancelled'
  reason?: string | undefined
  /** The original day; the same as `first` unless it is moved. */
  plannedOn: string
}

/**
 * The next dates of a tournament in order, cancelled ones as well. Dates on closed days are left out.
 *
 * @param from the first date is not over on this day, `YYYY-MM-DD`
 */
export function nextDates(
  { repeats, time, exceptions = [] }: Recurring,
  closures: readonly Closure[],
  from: string,
  count: number,
): TournamentDate[] {
  const found = movedDates({ repeats, time, exceptions }).filter(({ last }) => last >= from)
  let planned = 0
  for (const days of datesOf(parseRepeats(repeats), from)) {
    const exception = exceptions.find(({ date }) => date === days.first)
    if (exception?.status === 'moved') continue
    if (!exception && isClosedOnAny(days, closures)) continue
    found.push({
      ...days,
      time: exception ? hoursWith(exception, time) : time,
      status: exception?.status ?? 'planned',
      reason: exception?.reason,
      plannedOn: days.first,
    })
    planned++
    if (planned === count) break
  }
  return found.sort((a, b) => (a.first < b.first ? -1 : 1)).slice(0, count)
}

/** Whether a tournament has no date on a day or later. */
export const isOver = (tournament: Recurring, closures: readonly Closure[], today: string): boolean =>
  nextDates(tournament, closures, today, 1).length === 0

/** The ids of the tournaments that are over on a day. */
export const overTournaments = ({ tournaments, calendar }: Content, today: string): string[] =>
  (tournaments?.tournaments ?? [])
    .filter((tournament) => isOver(tournament, calendar.closures, today))
    .map(({ id }) => id)

/** How many dates of a tournament its calendar lists: a season of a weekly one, a year of a monthly one. */
const datesInCalendar = 12

/**
 * The dates of a tournament that its calendar lists, in order: the next twelve, and those that an earlier calendar listed
 * and that do not take place as planned. What somebody has saved is so moved or cancelled, and never only missing: a date on
 * a closed day is cancelled, and a moved one stays until both its days are over. The only date of a tournament stays, because
 * a calendar has an event at least (RFC 5545, 3.6).
 */
export function calendarDates(
  tournament: Recurring,
  closures: readonly Closure[],
  today: string,
): TournamentDate[] {
  const rule = parseRepeats(tournament.repeats)
  const from = rule.frequency === 'once' && rule.date < today ? rule.date : today
  const closed = nextDates(tournament, [], from, datesInCalendar)
    .filter((date) => date.status === 'planned' && isClosedOnAny(date, closures))
    .map((date): TournamentDate => ({ ...date, status: 'cancelled' }))
  const moved = movedDates(tournament).filter(({ plannedOn, last }) => plannedOn >= from || last >= from)
  const next = nextDates(tournament, closures, from, datesInCalendar)
  const byDate = new Map([...closed, ...moved, ...next].map((date) => [date.plannedOn, date]))
  return [...byDate.values()].sort((a, b) => Date.parse(a.first) - Date.parse(b.first))
}

const movedDates = ({ repeats, time, exceptions = [] }: Recurring) =>
  exceptions
    .filter(({ status, to }) => status === 'moved' && to !== undefined)
    .map((exception) => movedDate(exception, time, dayCount(repeats)))

/** The new date of a moved one. @param days how many days it takes */
export function movedDate(exception: Exception, time: TournamentDate['time'], days: number): TournamentDate {
  const { date, to = date, reason } = exception
  return {
    first: to,
    last: addDays(to, days - 1),
    time: hoursWith(exception, time),
    status: 'moved',
    reason,
    plannedOn: date,
  }
}

/** The hours of a date. One of start and end that its exception leaves out is the usual one. */
export function hoursWith({ start, end }: Exception, usual: TimeRange | undefined): TimeRange | undefined {
  const hours = usual ?? (start && end ? { start, end } : undefined)
  return hours && { start: start ?? hours.start, end: end ?? hours.end }
}

/** Whether a date has other hours than the tournament usually has. */
export const hasOtherHours = ({ time }: Pick<TournamentDate, 'time'>, { time: usual }: Recurring): boolean =>
  time?.start !== usual?.start || time?.end !== usual?.end

/** How many days one date takes. */
export const dayCount = (repeats: string): number => (repeats === 'last weekend' ? 2 : 1)

/** Whether the café is closed on the first or the last day of a date. */
const isClosedOnAny = ({ first, last }: Days, closures: readonly Closure[]) =>
  isClosed(first, closures) || isClosed(last, closures)

/**
 * When registration opens and closes. A date without hours may begin at any time, so it counts from midnight.
 *
 * @param rule days before the date and hours before the start, from tournaments.yaml
 */
export const registrationOf = (
  { first, time }: Pick<TournamentDate, 'first' | 'time'>,
  rule: { opens: number; closes: number },
): { opens: string; closes: { date: string; time: string } } => ({
  opens: addDays(first, -rule.opens),
  closes: hoursBefore(first, time?.start ?? '00:00', rule.closes),
})
