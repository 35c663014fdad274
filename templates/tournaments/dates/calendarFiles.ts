/**
 * The tournaments as calendars (RFC 5545): one with all of them to subscribe to, and one for each. Every date is an event of
 * its own in UTC: each program understands that, but not each rule of repetition or definition of a time zone.
 */

import { addDays, daysSince1970, instantIn, startAndEnd } from '../../../src/content/calendarDates.ts'
import type { Content } from '../../../src/content/types.ts'
import { calendarFile, escapeText, utc } from '../../../src/seo/iCalendar.ts'
import type { Site } from '../../../src/siteFiles.ts'
import type { Pages } from '../../content.ts'
import { postalAddress } from '../../parts/contact.ts'
import { changeOf } from './changeInWords.ts'
import { calendarDates, type Tournament, type TournamentDate } from './dates.ts'

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

type Labels = Pick<
  Pages['tournaments'],
  'heading' | 'cancelledLabel' | 'soldOutLabel' | 'movedLabel' | 'allDayLabel'
>
type Printing = Pick<Content, 'site' | 'format' | 'words'>

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
  content: Printing & Pick<Content, 'calendar'>,
  today: string,
): Site {
  const { site, calendar } = content
  const revision = [
    `SEQUENCE:${daysSince1970(today)}`,
    `DTSTAMP:${utc(instantIn(site.timeZone, today, '00:00'))}`,
  ]
  const entries = tournaments.map((tournament) =>
    calendarDates(tournament, calendar.closures, today).map((date) => [
      ...eventOf(date, tournament, labels, content),
      ...revision,
    ]),
  )
  const product = escapeText(`-//${site.name}//${labels.heading}//${site.language.toUpperCase()}`)
  const file = (title: string, path: string, events: string[][]): [string, string] => {
    // Some programs show the escapes of a name, and a colon needs none.
    const name = escapeText(`${site.name}: ${title}`)
    const properties = [
      'VERSION:2.0',
      `PRODID:${product}`,
      `SOURCE;VALUE=URI:${site.url}${path}`,
      `NAME:${name}`,
      `X-WR-CALNAME:${name}`,
      'REFRESH-INTERVAL;VALUE=DURATION:P1D',
      'X-PUBLISHED-TTL:P1D',
    ]
    return [path, calendarFile(properties, events)]
  }
  return new Map([
    file(labels.heading, calendarPath, entries.flat()),
    ...tournaments.map(({ id, name }, index) => file(name, calendarPathOf(id), entries[index] ?? [])),
  ])
}

/** The properties of a date. */
function eventOf(
  date: TournamentDate,
  tournament: CalendarTournament,
  labels: Labels,
  content: Printing,
): string[] {
  const { id, name, description, url } = tournament
  const { site } = content
  const isCancelled = date.status === 'cancelled'
  const title = `${name}, ${site.name}`
  const states = { cancelled: labels.cancelledLabel, 'sold-out': labels.soldOutLabel, moved: '', planned: '' }
  const change = [states[date.status], changeOf(date, tournament, labels, content)].filter(Boolean).join('. ')
  const details = [change && [change, date.reason].filter(Boolean).join(': '), description]
    .filter(Boolean)
    .join('\n')
  return [
    // The planned date stays the same when a date is moved, and the host makes it unique in the calendars of a visitor.
    `UID:${id}-${date.plannedOn}@${new URL(site.url).host}`,
    ...timesOf(date, site.timeZone),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Some programs show cancelled events like all others.
    `SUMMARY:${escapeText(isCancelled ? `${labels.cancelledLabel}: ${title}` : title)}`,
    `DESCRIPTION:${escapeText(details)}`,
    `LOCATION:${escapeText(`${site.name}\n${postalAddress(site)}`)}`,
    `GEO:${site.geo.latitude};${site.geo.longitude}`,
    `URL:${url}`,
  ]
}

/** Start and end; of whole days the first one and the one after the last (RFC 5545, 3.6.1), which no zone moves. */
function timesOf(date: TournamentDate, timeZone: string): string[] {
  const { start, end } = startAndEnd(date, date.time, timeZone)
  if (date.time) return [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`]
  const [first, after] = [start, addDays(end, 1)].map((day) => day.replaceAll('-', ''))
  return [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${after}`]
}
