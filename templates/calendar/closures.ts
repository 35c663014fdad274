/** Closed days, other hours and notices: which of them pages show on a day. Dates are `YYYY-MM-DD` in the site's time zone. */
import type { TimeRange } from '../../src/content/clockTimes.ts'
import { addDays } from '../../src/content/schedule.ts'
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
 * The day on which visitors can come again after closed days, or at the usual hours after days with other ones. Closures
 * that follow at once are skipped.
 */
export function dayAfter(closure: Closure, { closures }: Calendar): string {
  const others = closures
    .filter(({ hours }) => closure.hours !== 'closed' || hours === 'closed')
    .sort(byFirstDay)
  let day = addDays(lastDayOf(closure), 1)
  for (const other of others) if (isOn(other, day)) day = addDays(lastDayOf(other), 1)
  return day
}

/** The hours of a day that is not closed. @param usual the hours of a day without exceptions */
export function hoursOn(day: string, { closures }: Calendar, usual: TimeRange): TimeRange {
  const { start = usual.start, end = usual.end } = closures.find((closure) => isOn(closure, day)) ?? {}
  return { start, end }
}

const byFirstDay = (a: Closure, b: Closure) => Number(a.from > b.from) - Number(a.from < b.from)

const isOn = (closure: Closure, day: string) => closure.from <= day && day <= lastDayOf(closure)
