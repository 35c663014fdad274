/**
 * The tournaments as calendars (RFC 5545): one with all of them to subscribe to, and one for each. Every date is an event of
 * its own in UTC: each program understands that, but not each rule of repetition or definition of a time zone.
 */
import ical, {
  escape as escapeText,
  type ICalCalendarData,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { fillBlanks } from '../../templates/blanks.ts'
import { postalAddress } from '../content/contact.ts'
import { type Occasion, occasionsInCalendar } from '../content/occasions.ts'
import { addDays, daysSince1970, instantIn, startAndEnd } from '../content/schedule.ts'
import type { Content, Pages, Tournament } from '../content/types.ts'
import { memoize, memoizeLast } from '../memoize.ts'
import type { Site } from '../site.ts'

export const calendarPath = '/tournaments.ics'
export const calendarPathOf = (tournament: string) => `/calendar/${tournament}.ics`

/**
 * The addresses with which a visitor subscribes to a calendar: `webcal` opens the calendar program of a computer or an
 * iPhone, and nothing on Android; `google` opens Google Calendar in the browser. Its undocumented parameter takes `webcal:`
 * but not `https:` (calagator#556). Without `/u/0`, the Android app opens the link and finds no calendar
 * (add-to-calendar-button#637, #666).
 */
export function subscriptionTo(path: string, siteUrl: string): { webcal: string; google: string } {
  const webcal = siteUrl.replace(/^https:/, 'webcal:') + path
  return { webcal, google: `https://calendar.google.com/calendar/u/0/r?cid=${encodeURIComponent(webcal)}` }
}

export interface CalendarTournament
  extends Pick<Tournament, 'id' | 'name' | 'repeats' | 'time' | 'exceptions'> {
  description: string
  url: string
}

type Labels = Pick<Pages['tournaments'], 'heading' | 'cancelledLabel' | 'soldOutLabel' | 'movedLabel'>

const refreshInterval = 24 * 60 * 60

/**
 * Writes one calendar of all tournaments and one for each, by path.
 *
 * Programs compare UID, SEQUENCE and DTSTAMP with what they have (RFC 5546, 2.1.5). Nothing remembers earlier builds, so both
 * follow from the day: they grow by themselves, and the same content gives the same bytes all day. DTSTAMP is the instant at
 * which the day began, so it is never in the future.
 *
 * @param labels `heading` is the title of the common calendar
 * @param today the day of the build, `YYYY-MM-DD`
 */
export function calendars(
  tournaments: readonly CalendarTournament[],
  labels: Labels,
  content: Pick<Content, 'site' | 'calendar' | 'format'>,
  today: string,
): Site {
  const { site, calendar } = content
  const revision = {
    stamp: instantIn(site.timeZone, today, '00:00'),
    sequence: daysSince1970(today),
  }
  const entries = tournaments.map((tournament) =>
    occasionsInCalendar(tournament, calendar.closures, today).map((occasion) => ({
      ...eventOf(occasion, tournament, labels, content),
      ...revision,
    })),
  )
  const file = (title: string, path: string, events: ICalEventData[]): [string, string] => {
    // ical-generator escapes the texts of events, but neither the name of a calendar nor the product. Some programs show the
    // escapes of a name, and a colon needs none.
    const [company, product] = [escapeText(site.name, false), escapeText(labels.heading, false)]
    const details: ICalCalendarData = {
      name: escapeText(`${site.name}: ${title}`, false),
      prodId: { company, product, language: site.language },
      source: site.url + path,
      ttl: refreshInterval,
      events,
    }
    return [path, textAt(path)(JSON.stringify(details, withoutControls))]
  }
  return new Map([
    file(labels.heading, calendarPath, entries.flat()),
    ...tournaments.map(({ id, name }, index) => file(name, calendarPathOf(id), entries[index] ?? [])),
  ])
}

const textAt = memoize((_path: string) =>
  memoizeLast((details: string) => `${ical(JSON.parse(details))}\r\n`),
)

/** Texts have no control characters but ends of lines, which are escaped (RFC 5545, 3.3.11). */
const withoutControls = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/[^\P{Cc}\n]/gu, ' ') : value

function eventOf(
  occasion: Occasion,
  { id, name, description, url }: CalendarTournament,
  labels: Labels,
  { site, format }: Pick<Content, 'site' | 'format'>,
): ICalEventData {
  const isCancelled = occasion.status === 'cancelled'
  const summary = `${name}, ${site.name}`
  return {
    // The planned date stays the same when a date is moved, and the host makes it unique in the calendars of a visitor.
    id: `${id}-${occasion.date}@${new URL(site.url).host}`,
    ...timesOf(occasion, site.timeZone),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Some programs show cancelled events like all others.
    summary: isCancelled ? `${labels.cancelledLabel}: ${summary}` : summary,
    description: [changeOf(occasion, labels, format), description].filter(Boolean).join('\n'),
    location: {
      title: site.name,
      address: postalAddress(site),
      geo: { lat: site.geo.latitude, lon: site.geo.longitude },
    },
    url,
  }
}

/** What is not as usual on a date, and why. */
function changeOf({ status, date, reason }: Occasion, labels: Labels, format: Content['format']) {
  const changes = {
    planned: undefined,
    cancelled: labels.cancelledLabel,
    'sold-out': labels.soldOutLabel,
    moved: fillBlanks(labels.movedLabel, { date: format.date(date, 'day') }),
  }
  const change = changes[status]
  return change && [change, reason].filter(Boolean).join(': ')
}

/** Start and end; of whole days the first one and the one after the last (RFC 5545, 3.6.1), which no zone moves. */
function timesOf(occasion: Occasion, timeZone: string) {
  const { start, end } = startAndEnd(occasion, occasion.time, timeZone)
  return occasion.time ? { start, end } : { start, end: addDays(end, 1), allDay: true }
}
