/** Closed days, other hours and notices: which of them pages show on a day. Dates are `YYYY-MM-DD` in the site's time zone. */

import { addDays } from '../../src/content/calendarDates.ts'
import type { TimeRange } from '../../src/content/clockTimes.ts'
import { hoursOfWeekday, type OpeningHours } from '../../src/content/openingHours.ts'
import { shortWeekdays, weekdayOf } from '../../src/content/weekdays.ts'
import type { Data } from '../content.ts'

type Calendar = Data['calendar']
export type Closure = Data['calendar']['closures'][number]

export const lastDayOf = ({ from, to = from }: Closure): string => to

/** Whether the café is closed all day. */
export const isClosed = (date: string, closures: readonly Closure[]): boolean =>
  closures.some((closure) => closure.hours === 'closed' && closure.from <= date && date <= lastDayOf(closure))

/** First day of the announcement; default: 7 days before. */
export const announcedFrom = ({ announce, from }: Closure): string => announce ?? addDays(from, -7)

/** Whether the date of a day needs a year: without one, an earlier day would be meant. */
export const needsYear = (day: string, today: string): boolean => day > addDays(today, 350)

/** Whether a day is years away: what happens then is hardly known, so a digit of its year is wrong. */
export const isYearsAway = (day: string, today: string): boolean => day > addDays(today, 2 * 366)

/** The current closures on a day and those to come, in order of date; a distant one from its announcement on. */
export const comingClosures = ({ closures }: Calendar, today: string): Closure[] =>
  closures
    .filter((closure) => today <= lastDayOf(closure))
    .filter((closure) => !needsYear(closure.from, today) || announcedFrom(closure) <= today)
    .sort(byFirstDay)

/** The closures that every page announces on a day, in order of date. */
export const announcedClosures = (calendar: Calendar, today: string): Closure[] =>
  comingClosures(calendar, today).filter((closure) => announcedFrom(closure) <= today)

/** The notices of a day, in the order of the content. */
export const noticesOn = ({ notices }: Calendar, today: string) =>
  notices.filter(({ from = today, until }) => from <= today && today <= until)

/** The notices that are shown after a day: their first days, and their texts. */
export const comingNotices = ({ notices }: Calendar, today: string) =>
  notices.flatMap(({ from = today, text }) => (from > today ? [{ from, html: text.html }] : []))

/**
 * The day on which visitors can come again after closed days, or at the usual hours after days with other ones. Days off and
 * closures that follow at once are skipped.
 */
export function dayAfter(closure: Closure, calendar: Calendar, usual: OpeningHours): string {
  let day = lastDayOf(closure)
  for (;;) {
    const next = addDays(day, 1)
    // There is no day after the last one of the calendar.
    if (next === day) return day
    const other = calendar.closures.find((other) => isOn(other, next))
    const hours = hoursOn(next, calendar, usual)
    if (hours && (!other || closure.hours === 'closed')) return next
    day = other ? lastDayOf(other) : next
  }
}

/**
 * From when to when the café is open on a day; undefined where it is closed.
 *
 * @param usual the hours of a week without closures
 */
export function hoursOn(day: string, { closures }: Calendar, usual: OpeningHours): TimeRange | undefined {
  const closure = closures.find((closure) => isOn(closure, day))
  if (closure?.hours === 'closed') return undefined
  if (closure?.start && closure.end) return { start: closure.start, end: closure.end }
  return hoursOfWeekday(usual, shortWeekdays[weekdayOf(day)] ?? '')
}

const byFirstDay = (a: Closure, b: Closure) => Number(a.from > b.from) - Number(a.from < b.from)

const isOn = (closure: Closure, day: string) => closure.from <= day && day <= lastDayOf(closure)
