/** When the site next changes without an edit, so that a scheduled build can publish the change. */
import { announcedFrom } from './closures.ts'
import { lastDayOf, occasionsInCalendar, occasionsOf, registrationOf } from './occasions.ts'
import { offersIn, type Period } from './period.ts'
import { publishedFrom } from './publish.ts'
import { addDays, instantIn, nextHalfYear } from './schedule.ts'
import type { Content } from './types.ts'
import { weekdayOf } from './weekdays.ts'

export interface Change {
  /** The first instant at which a build gives a different site (ISO 8601, with the offset of the site's time zone). */
  at: string
  /** What changes then, as a message to the owner. */
  what: string
}

/**
 * The next change without an edit: a guide is published, a tournament is over and its next date is shown, its registration
 * closes, a week begins, an offer, a closure or a notice comes or goes, or the half-year for which `security.txt` is valid
 * ends. Each happens when a day begins in the site's time zone.
 */
export function nextChange(content: Content, today: string): Change | undefined {
  const { posts, calendar, site } = content
  const changes = [
    ...posts.map((post) => ({ day: publishedFrom(post) ?? today, what: `“${post.title}” is published` })),
    ...tournamentChanges(content, today),
    ...offersIn(content).flatMap(changesOfOffer),
    ...calendarChanges(calendar),
    { day: nextHalfYear(today), what: '“security.txt” is valid for longer' },
  ].filter(({ day }) => day > today)
  const days = changes.map(({ day }) => day).sort()
  const [first] = days
  if (first === undefined) return undefined
  return {
    at: instantIn(site.timeZone, first, '00:00'),
    what: changes
      .filter(({ day }) => day === first)
      .map(({ what }) => what)
      .join(', '),
  }
}

/** How many dates of a tournament pages show at most. */
const shownDates = 4

function tournamentChanges({ tournaments, calendar }: Content, today: string) {
  const list = tournaments?.tournaments ?? []
  if (list.length === 0) return []
  const rule = tournaments?.registration
  const changes = list.flatMap((tournament) => {
    const { name } = tournament
    const dates = occasionsOf(tournament, calendar.closures, today, shownDates)
    // Its calendar also lists dates that do not take place.
    const lastDays = [
      ...dates.slice(0, 1).map(({ last }) => last),
      ...occasionsInCalendar(tournament, calendar.closures, today).map(({ date, last }) =>
        date > last ? date : last,
      ),
    ]
    return [
      ...[...new Set(lastDays)].map((day) => ({
        day: addDays(day, 1),
        what: `“${name}” gets its next date`,
      })),
      // The name of a weekday is enough from then on.
      ...dates.map(({ first }) => ({ day: addDays(first, -6), what: `“${name}” is within a week` })),
      ...dates.flatMap((date) => {
        if (!rule) return []
        const { closes } = registrationOf(date, rule)
        return [{ day: addDays(closes.date, 1), what: `one can no longer enter “${name}”` }]
      }),
    ]
  })
  return [
    ...changes,
    { day: addDays(today, 7 - weekdayOf(today)), what: 'the next week of tournaments begins' },
  ]
}

const changesOfOffer = ({ name, from, until }: Period & { name: string }) => [
  ...(from ? [{ day: from, what: `“${name}” begins` }] : []),
  ...(until ? [{ day: addDays(until, 1), what: `“${name}” is over` }] : []),
]

const calendarChanges = ({ closures, notices }: Content['calendar']) => [
  ...closures.flatMap((closure) => [
    { day: announcedFrom(closure), what: `“${closure.name}” is announced` },
    { day: closure.from, what: `“${closure.name}” begins` },
    { day: addDays(lastDayOf(closure), 1), what: `“${closure.name}” is over` },
  ]),
  ...notices.flatMap(({ id, from, until }) => [
    ...(from ? [{ day: from, what: `the notice “${id}” is shown` }] : []),
    { day: addDays(until, 1), what: `the notice “${id}” is gone` },
  ]),
]
