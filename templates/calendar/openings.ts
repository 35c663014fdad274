import { addDays, instantIn } from '../../src/content/calendarDates.ts'
import type { Content } from '../../src/content/types.ts'
import { shortWeekdays, weekdayOf } from '../../src/content/weekdays.ts'
import type { Opening } from '../parts/openState.ts'
import { hoursOn } from './closures.ts'

/** The opening times from a day on; a day after closed ones has its weekday. */
export function openingsFrom(content: Content, first: string, count: number): Opening[] {
  const { site, calendar, format } = content
  const minutes = (date: string, time: string) => Date.parse(instantIn(site.timeZone, date, time)) / 60_000
  const openings: Opening[] = []
  let closed = 0
  let isAfterClosed = false
  for (let index = 0; index < count; index++) {
    const day = addDays(first, index)
    const hours = hoursOn(day, calendar, site.hours)
    if (!hours) {
      isAfterClosed = true
      continue
    }
    const { start, end } = hours
    const opens = format.time(start)
    const [from, to] = [minutes(day, start), minutes(end > start ? day : addDays(day, 1), end)]
    openings.push([
      from - closed,
      to - from,
      isAfterClosed ? `${format.days(shortWeekdays[weekdayOf(day)] ?? '')} ${opens}` : opens,
      format.time(end),
    ])
    closed = to
    isAfterClosed = false
  }
  return openings
}
