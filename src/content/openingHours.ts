/** The opening hours of a usual week: the same on every day, or by days, where a day that is not named is closed. */
import type { TimeRange } from './clockTimes.ts'
import { isForDay, shortWeekdays, weekdayOf } from './weekdays.ts'

/** Hours of one weekday or of a run of them, such as `mon-thu`. */
export interface HoursOfDays extends TimeRange {
  days: string
}

/** As content writes them. */
export type OpeningHours = TimeRange | readonly HoursOfDays[]

const everyDay = 'mon-sun'

/** The usual week as groups of days, in the order of the content. */
export const groupHours = (hours: OpeningHours): readonly HoursOfDays[] =>
  'start' in hours ? [{ ...hours, days: everyDay }] : hours

/** The usual hours of a weekday, such as `mon`; undefined for a day off. */
export function hoursOfWeekday(hours: OpeningHours, day: string): TimeRange | undefined {
  const group = groupHours(hours).find(({ days }) => isForDay(days, day))
  return group && { start: group.start, end: group.end }
}

/** The weekdays that are named, or every one: `mon-thu` → mon, tue, wed, thu. */
export const listDays = (days: string | undefined): string[] =>
  shortWeekdays.filter((day) => isForDay(days, day))

/** The weekdays on which it is open, and those on which it is not. */
export const openDays = (hours: OpeningHours): string[] =>
  shortWeekdays.filter((day) => hoursOfWeekday(hours, day))
export const daysOff = (hours: OpeningHours): string[] =>
  shortWeekdays.filter((day) => !hoursOfWeekday(hours, day))

/** The weekday of a date, or the next one on which it is open. */
export function firstOpenDay(hours: OpeningHours, date: string): string {
  const today = weekdayOf(date)
  const fromToday = [...shortWeekdays.slice(today), ...shortWeekdays.slice(0, today)]
  return fromToday.find((day) => hoursOfWeekday(hours, day)) ?? ''
}

/** Days as content writes them: tue, wed, thu → `tue-thu`; undefined for days that are no run. */
export function findRun(week: readonly string[]): string | undefined {
  const written = week.flatMap((first) => week.map((last) => (first === last ? first : `${first}-${last}`)))
  return written.find((days) => listDays(days).join() === week.join())
}
