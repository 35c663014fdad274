import { addDays, startAndEnd } from '../../src/content/calendarDates.ts'
import type { Content } from '../../src/content/types.ts'
import { shortWeekdays, weekdayOf } from '../../src/content/weekdays.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { tournamentPath, tournamentsPath } from '../parts/routes.ts'
import type { StatusProps } from '../parts/Status.tsx'
import { nextDates } from './dates.ts'

/** How many tournaments a page contains, so that it is still right some days after its build. */
const comingTournaments = 4

/** The next dates of all tournaments, without cancelled ones, with links and printed times. */
export function comingOf(content: Content, today: string): StatusProps['coming'] {
  const { tournaments, calendar, words, format, site, pages } = content
  return (tournaments?.tournaments ?? [])
    .flatMap((tournament) =>
      nextDates(tournament, calendar.closures, today, comingTournaments)
        .filter(({ status }) => status !== 'cancelled')
        .map((date) => ({ ...date, name: tournament.name, id: tournament.id })),
    )
    .map((date) => ({ ...date, ...startAndEnd(date, date.time, site.timeZone) }))
    .sort((a, b) => (a.start < b.start ? -1 : 1))
    .slice(0, comingTournaments)
    .map(({ id, name, first, time, end }) => {
      const day =
        first < addDays(today, 7)
          ? format.days(shortWeekdays[weekdayOf(first)] ?? '')
          : format.date(first, 'day')
      const when = [day, time && format.time(time.start)].filter(Boolean).join(' ')
      // The list of tournaments begins with the next one.
      const href = pages.tournaments ? tournamentsPath : pages.tournament ? tournamentPath(id) : undefined
      return { name, href, label: fillBlanks(words.next, { when }), until: end }
    })
}
