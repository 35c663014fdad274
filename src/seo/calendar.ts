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
import type { Content } from '../content/types.ts'
import { type KeptText, onDemand } from '../keep.ts'
import { remembering } from '../memo.ts'
import { postalAddress } from '../pages/contact.ts'
import type { Views } from '../pages/views.ts'
import type { Site } from '../site.ts'
import { calendarPath, calendarPathOf } from './calendarPaths.ts'

type Day = Content['tournaments']['tournaments'][number]['day']

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
  // The last weekend that lies whole in its month: its Saturday is one of the seven days before the last one.
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

/** The calendar files, by their paths. */
export function calendars(content: Content, views: Views): Site {
  const { site, pages, tournaments } = content
  const shown = views.tournaments().tournaments
  const zone = zoneOf(site.timeZone)

  const events = tournaments.tournaments.map((tournament, index): ICalEventData => {
    const words = shown[index]
    const url = `${site.url}/tournaments#${tournament.id}`
    const labels = pages.tournaments
    return {
      id: `${tournament.id}@${new URL(site.url).host}`,
      stamp: new Date(`${anchor}T00:00:00Z`),
      ...timesOf(tournament, zone.name),
      summary: `${tournament.name}, ${site.name}`,
      description: [
        tournament.format,
        words && `${labels.entryLabel}: ${words.entry} ${words.entryUnit}`,
        words && `${labels.prizeLabel}: ${words.prize}`,
        words?.prizeSplit && `${labels.splitLabel}: ${words.prizeSplit}`,
        tournament.text.text,
        url,
      ]
        .filter(Boolean)
        .join('\n'),
      location: {
        title: site.name,
        address: postalAddress(site),
        geo: { lat: site.geo.latitude, lon: site.geo.longitude },
      },
      url,
    }
  })
  const file = (name: string, path: string, events: readonly ICalEventData[]): [string, KeptText] => {
    const prodId = { company: site.name, product: pages.tournaments.heading, language: site.language }
    const calendar = { name, prodId, source: site.url + path, events: [...events] }
    return [path, onDemand(() => calendarText(calendar, zone.definition))]
  }
  return new Map([
    file(`${pages.tournaments.heading}, ${site.name}`, calendarPath, events),
    ...tournaments.tournaments.map(({ id, name }, index) =>
      file(`${name}, ${site.name}`, calendarPathOf(id), events.slice(index, index + 1)),
    ),
  ])
}

const calendarText = remembering(
  (details: ICalCalendarData, zone: string) => JSON.stringify([details, zone]),
  (details, zone) => {
    const calendar: ICalCalendar = ical({ ttl: refreshInterval, ...details })
    calendar.timezone({ name: null, generator: () => zone })
    return `${calendar.toString()}\r\n`
  },
)

/**
 * From the first start to its end. A time is given as the clock in the zone shows it; without a time the event takes
 * whole days. An end before the start is on the next morning.
 */
function timesOf(
  { day, time }: Pick<Content['tournaments']['tournaments'][number], 'day' | 'time'>,
  zone: string,
) {
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

/** The zone's present name and its rules, as calendar programs want them, also for an old name or a lower-case one. */
const zoneOf = remembering(
  (timeZone: string) => timeZone,
  (timeZone) => {
    const known = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
    const [definition = '', line = ''] = tzlib_get_ical_block(known)
    return { name: line.replace('TZID=', '') || known, definition }
  },
)
