/** When the site will next be another one although nobody edits it, so that a schedule can build it then. */
import { publishedFrom } from './content/publish.ts'
import { addDays, instantIn, nextDate } from './content/schedule.ts'
import type { Content } from './content/types.ts'
import { nextHalfYear } from './hosts/securityTxt.ts'

export interface Change {
  /** The first instant at which a build gives another site, with the offset of the site's time zone (ISO 8601). */
  at: string
  /** What changes then, for a person. */
  what: string
}

/**
 * The next change by itself: a guide that is published, a tournament that is over, so that its next date is shown, or
 * the half-year for which `security.txt` is valid.
 *
 * Everything that depends on the day changes when a day of the site's time zone begins.
 *
 * @param content all content, with what is not published yet
 * @param today the day of the build, `YYYY-MM-DD`, in the site's time zone
 * @returns undefined when nothing will change
 */
export function nextChange({ posts, tournaments, site }: Content, today: string): Change | undefined {
  const changes = [
    ...posts.map((post) => ({ day: publishedFrom(post) ?? today, what: `“${post.title}” is published` })),
    ...tournaments.tournaments.map(({ day, name }) => ({
      day: addDays(nextDate(day, today).last, 1),
      what: `“${name}” gets its next date`,
    })),
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
