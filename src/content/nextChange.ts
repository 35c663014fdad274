/** When the site next changes without an edit, so that a scheduled build can publish the change. */
import { announcedFrom } from './closures.ts'
import { lastDayOf, occasionsOf } from './occasions.ts'
import type { Period } from './period.ts'
import { publishedFrom } from './publish.ts'
import { addDays, instantIn, nextHalfYear } from './schedule.ts'
import type { Content } from './types.ts'

export interface Change {
  /** The first instant at which a build gives a different site (ISO 8601, with the offset of the site's time zone). */
  at: string
  /** What changes then, as a message to the owner. */
  what: string
}

/**
 * The next change without an edit: a guide is published, a tournament is over and its next date is shown, an offer, a closure
 * or a notice comes or goes, or the half-year for which `security.txt` is valid ends. Each happens when a day begins in the
 * site's time zone.
 *
 * @param content all content, including guides that are not published yet
 * @param today the day of the build, `YYYY-MM-DD`, in the site's time zone
 * @returns undefined when nothing will change
 */
export function nextChange(
  { posts, tournaments, calendar, site, packages, pages }: Content,
  today: string,
): Change | undefined {
  const changes = [
    ...posts.map((post) => ({ day: publishedFrom(post) ?? today, what: `“${post.title}” is published` })),
    ...(tournaments?.tournaments ?? []).flatMap((tournament) =>
      occasionsOf(tournament, calendar.closures, today, 1).map(({ last }) => ({
        day: addDays(last, 1),
        what: `“${tournament.name}” gets its next date`,
      })),
    ),
    ...(packages?.consoles?.specials ?? []).flatMap((special) => changesOfOffer(special, special.name)),
    ...(pages.pricing?.offers ?? []).flatMap((offer) => changesOfOffer(offer, offer.title)),
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

const changesOfOffer = ({ from, until }: Period, name: string) => [
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
