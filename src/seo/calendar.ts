/**
 * The tournaments as calendars (RFC 5545): one with all of them to subscribe to, and one for each. The events repeat
 * for ever and begin on fixed days, so that nothing depends on when the site was built.
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
import { postalAddress } from '../content/contact.ts'
import type { Content, Data } from '../content/types.ts'
import type { Site } from '../site.ts'

export const calendarPath = '/tournaments.ics'
export const calendarPathOf = (tournament: string) => `/calendar/${tournament}.ics`

/** A tournament as calendars show it. */
export interface CalendarEvent
  extends Pick<Data['tournaments']['tournaments'][number], 'id' | 'name' | 'day' | 'time'> {
  description: string
  /** The full address of the page that shows it. */
  url: string
}

type Day = CalendarEvent['day']

/** A Monday; every event takes place for the first time in the week, or the month, that begins with it. */
const anchor = '2024-01-01'
/** How often a calendar looks for changes, in seconds. */
const refreshInterval = 24 * 60 * 60

/** How many days after the anchor an event begins for the first time, how many days it takes, and when it repeats. */
const rhythms: Record<Day, { offset: number; days: number; repeating: ICalRepeatingOptions }> = {
  monday: weekly(0, ICalWeekday.MO),
  tuesday: weekly(1, ICalWeekday.TU),
  wednesday: weekly(2, ICalWeekday.WE),
  thursday: weekly(3, ICalWeekday.TH),
  friday: weekly(4, ICalWeekday.FR),
  saturday: weekly(5, ICalWeekday.SA),
  sunday: weekly(6, ICalWeekday.SU),
  // The last weekend that is completely in its month: its Saturday is one of the seven days before the last one.
  'last-weekend': {
    offset: 26,
    days: 2,
    repeating: {
      freq: ICalEventRepeatingFreq.MONTHLY,
      byDay: [ICalWeekday.SA],
      byMonthDay: [-8, -7, -6, -5, -4, -3, -2],
    },
  },
}

function weekly(offset: number, day: ICalWeekday) {
  return { offset, days: 1, repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: [day] } }
}

/**
 * The calendar files, by their paths.
 *
 * @param heading names the calendar of all events
 */
export function calendars(events: readonly CalendarEvent[], heading: string, site: Content['site']): Site {
  const zone = zoneOf(site.timeZone)
  const entries = events.map(
    (event): ICalEventData => ({
      id: `${event.id}@${new URL(site.url).host}`,
      stamp: new Date(`${anchor}T00:00:00Z`),
      ...timesOf(event, zone.name),
      summary: `${event.name}, ${site.name}`,
      description: event.description,
      location: {
        title: site.name,
        address: postalAddress(site),
        geo: { lat: site.geo.latitude, lon: site.geo.longitude },
      },
      url: event.url,
    }),
  )
  const file = (title: string, path: string, events: ICalEventData[]): [string, string] => {
    const name = onOneLine(title)
    const prodId = { company: onOneLine(site.name), product: onOneLine(heading), language: site.language }
    return [path, calendarText({ name, prodId, source: site.url + path, events }, zone.definition)]
  }
  return new Map([
    file(`${heading}, ${site.name}`, calendarPath, entries),
    ...events.map(({ id, name }, index) =>
      file(`${name}, ${site.name}`, calendarPathOf(id), entries.slice(index, index + 1)),
    ),
  ])
}

/** ical-generator escapes the texts of events, but neither the name of a calendar nor the product. */
const onOneLine = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ')

function calendarText(details: ICalCalendarData, zone: string): string {
  const calendar: ICalCalendar = ical({ ttl: refreshInterval, ...details })
  calendar.timezone({ name: null, generator: () => zone })
  return `${calendar.toString()}\r\n`
}

/**
 * From the first start to its end. A time is given as the clock in the zone shows it; without a time the event takes
 * whole days. An end before the start is on the next morning.
 */
function timesOf({ day, time }: Pick<CalendarEvent, 'day' | 'time'>, zone: string) {
  const { offset, days, repeating } = rhythms[day]
  const date = (after: number) =>
    new Date(Date.parse(`${anchor}T00:00:00Z`) + (offset + after) * 86_400_000).toISOString().slice(0, 10)
  if (!time) return { start: date(0), end: date(days), allDay: true, repeating }
  const overnight = time.end <= time.start ? 1 : 0
  return {
    // Read and written again in the machine's zone, which leaves it as it is: no clock changes in January.
    start: `${date(0)}T${time.start}:00`,
    end: `${date(days - 1 + overnight)}T${time.end}:00`,
    timezone: zone,
    repeating,
  }
}

/** The zone's present name and its rules, as calendar programs want them, also for an old or a lower-case name. */
function zoneOf(timeZone: string) {
  const known = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  const [definition = '', line = ''] = tzlib_get_ical_block(known)
  return { name: line.replace('TZID=', '') || known, definition }
}
