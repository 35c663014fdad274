/**
 * The tournaments as calendars (RFC 5545): one with all of them to subscribe to, and one for each. An event begins with its
 * next date and repeats; dates that are cancelled or on closed days are left out (EXDATE), moved ones have an event of their
 * own in place of the date (RECURRENCE-ID).
 */
import ical, {
  type ICalCalendar,
  type ICalCalendarData,
  type ICalEventData,
  ICalEventRepeatingFreq,
  type ICalRepeatingOptions,
  ICalWeekday,
} from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import {
  type Closure,
  dayCount,
  isClosedOnAny,
  lastDayOf,
  movedOccasion,
  occasionsOf,
} from '../content/occasions.ts'
import { datesOf, type Ordinal, parseRepeats, type Repeats } from '../content/repeats.ts'
import { addDays, type Days } from '../content/schedule.ts'
import type { Content, Tournament } from '../content/types.ts'
import { memoize, memoizeLast } from '../memoize.ts'
import { postalAddress } from '../render/contact.ts'
import type { Site } from '../site.ts'

export const calendarPath = '/tournaments.ics'
export const calendarPathOf = (tournament: string) => `/calendar/${tournament}.ics`

export interface CalendarEvent extends Pick<Tournament, 'id' | 'name' | 'repeats' | 'time' | 'exceptions'> {
  description: string
  url: string
}

const refreshInterval = 24 * 60 * 60

const positions: Record<Ordinal, number> = { first: 1, second: 2, third: 3, fourth: 4, last: -1 }

function ruleOf(repeats: Exclude<Repeats, { frequency: 'once' }>): ICalRepeatingOptions {
  const { day } = repeats
  if (day === 'weekend') {
    // The last weekend that is completely in its month: its Saturday is one of the seven days before the last one.
    const byMonthDay = [-8, -7, -6, -5, -4, -3, -2]
    return { freq: ICalEventRepeatingFreq.MONTHLY, byDay: [ICalWeekday.SA], byMonthDay }
  }
  const byDay = Object.values(ICalWeekday).filter((letters) => day.toUpperCase().startsWith(letters))
  return repeats.frequency === 'weekly'
    ? { freq: ICalEventRepeatingFreq.WEEKLY, byDay }
    : { freq: ICalEventRepeatingFreq.MONTHLY, byDay, bySetPos: positions[repeats.ordinal] }
}

/** Writes one calendar of all tournaments and one for each, by path. @param heading the title of the common one */
export function calendars(
  events: readonly CalendarEvent[],
  heading: string,
  { site, calendar: { closures } }: Pick<Content, 'site' | 'calendar'>,
  today: string,
): Site {
  const zone = zoneOf(site.timeZone)
  const entries = events.map((event) => {
    const shown = {
      id: `${event.id}@${new URL(site.url).host}`,
      stamp: new Date(`${today}T00:00:00Z`),
      summary: `${event.name}, ${site.name}`,
      description: event.description,
      location: {
        title: site.name,
        address: postalAddress(site),
        geo: { lat: site.geo.latitude, lon: site.geo.longitude },
      },
      url: event.url,
    }
    return datesInCalendar(event, closures, today, zone.name).map(
      (dates): ICalEventData => ({ ...shown, ...dates }),
    )
  })
  const file = (title: string, path: string, events: ICalEventData[]): [string, string] => {
    const name = onOneLine(title)
    const prodId = { company: onOneLine(site.name), product: onOneLine(heading), language: site.language }
    const details: ICalCalendarData = { name, prodId, source: site.url + path, events }
    return [path, textAt(path)(JSON.stringify(details), zone.definition)]
  }
  return new Map([
    file(`${heading}, ${site.name}`, calendarPath, entries.flat()),
    ...events.map(({ id, name }, index) =>
      file(`${name}, ${site.name}`, calendarPathOf(id), entries[index] ?? []),
    ),
  ])
}

/** ical-generator escapes the texts of events, but neither the name of a calendar nor the product. */
const onOneLine = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ')

/** @param details of the calendar, as JSON @param zone its definition */
function calendarText(details: string, zone: string): string {
  const calendar: ICalCalendar = ical({ ttl: refreshInterval, ...JSON.parse(details) })
  calendar.timezone({ name: null, generator: () => zone })
  // The library writes a time for days without one, which RFC 5545 (3.8.4.4) does not allow.
  const text = calendar
    .toString()
    .replaceAll(/^RECURRENCE-ID:(\d{8})T\d{6}Z$/gm, 'RECURRENCE-ID;VALUE=DATE:$1')
  return `${text}\r\n`
}

const textAt = memoize((_path: string) => memoizeLast(calendarText))

/**
 * The repeating event of a tournament, and an event in place of each date that is moved; nothing for a finished tournament.
 * Dates are left out up to the last known closure or exception.
 */
function datesInCalendar(
  { repeats: written, time, exceptions = [] }: CalendarEvent,
  closures: readonly Closure[],
  today: string,
  zone: string,
) {
  const repeats = parseRepeats(written)
  if (repeats.frequency === 'once') {
    return occasionsOf({ repeats: written, time, exceptions }, closures, today, 1)
      .filter(({ status }) => status !== 'cancelled')
      .map((occasion) => timesOf(occasion, occasion.time, zone))
  }
  const moved = exceptions
    .filter(({ status, to }) => status === 'moved' && to !== undefined)
    .filter((exception) => movedOccasion(exception, time, dayCount(written)).last >= today)
  const [from = today] = [today, ...moved.map(({ date }) => date)].sort()
  const known =
    [today, ...closures.map(lastDayOf), ...exceptions.map(({ date }) => date)].sort().at(-1) ?? today
  const isOff = (days: Days) => {
    const exception = exceptions.find(({ date }) => date === days.first)
    if (!exception) return isClosedOnAny(days, closures)
    // Skip the original date of a move that is past.
    return exception.status === 'cancelled' || (exception.status === 'moved' && !moved.includes(exception))
  }
  const off: Days[] = []
  let start: Days | undefined
  for (const days of datesOf(repeats, from)) {
    if (start && days.first > known) break
    if (!isOff(days)) start ??= days
    else if (start) off.push(days)
  }
  if (!start) return []
  const rule = ruleOf(repeats)
  const exclude = off.map((days) => timesOf(days, time, zone).start)
  const series = {
    ...timesOf(start, time, zone),
    repeating: exclude.length > 0 ? { ...rule, exclude } : rule,
  }
  return [
    series,
    ...moved.map((exception) => {
      const occasion = movedOccasion(exception, time, dayCount(written))
      const { start: recurrenceId } = timesOf({ first: exception.date, last: exception.date }, time, zone)
      return { ...timesOf(occasion, occasion.time, zone), recurrenceId }
    }),
  ]
}

/**
 * Start and end. A time is given as the clock in the zone shows it; without a time the event takes whole days. An end
 * before the start is on the next morning.
 */
function timesOf({ first, last }: Days, time: CalendarEvent['time'], zone: string) {
  if (!time) return { start: first, end: addDays(last, 1), allDay: true }
  const overnight = time.end <= time.start ? 1 : 0
  return {
    // Read and written again in the machine's zone, which leaves it as it is.
    start: `${first}T${time.start}:00`,
    end: `${addDays(last, overnight)}T${time.end}:00`,
    timezone: zone,
  }
}

/** The zone's present name and its rules, as calendar programs want them, also for an old or a lower-case name. */
function zoneOf(timeZone: string) {
  const known = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  const [definition = '', line = ''] = tzlib_get_ical_block(known)
  return { name: line.replace('TZID=', '') || known, definition }
}
