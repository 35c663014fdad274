import { addDays } from '../../../src/content/calendarDates.ts'
import type { Content } from '../../../src/content/types.ts'
import { shortWeekdays, weekdayOf } from '../../../src/content/weekdays.ts'
import { fillBlanks } from '../../parts/blanks.ts'
import { tournamentPath, tournamentsPath } from '../../parts/routes.ts'
import type { Coming } from '../../parts/Status.tsx'
import { nextDates } from './dates.ts'
import { momentsOf, onNowOf } from './tournamentInWords.ts'

/** How many tournaments a status contains, so that it is still right some days after its build. */
const comingTournaments = 4

/** How many days a strip names, and how many tournaments it has room for. */
const daysOfWeek = 7
const mostNights = 7

const hourLength = 3_600_000

/** The next dates of all tournaments, without cancelled ones, with links and printed times. */
export function comingOf(content: Content, today: string): Coming[] {
  const { format, pages, words } = content
  return datesFrom(content, today)
    .slice(0, comingTournaments)
    .map(({ id, first, last: _, isSoon, weekday, hour, state, ...coming }) => {
      const day = isSoon ? weekday(first) : format.date(first, 'day')
      const when = [day, hour].filter(Boolean).join(' ')
      return {
        ...coming,
        // The list of tournaments begins with the next one.
        href: pages.tournaments ? tournamentsPath : pages.tournament ? tournamentPath(id) : undefined,
        // The state takes the place of “Next”: the strip of the home page has no room for both.
        label: state ? withState(when, state) : fillBlanks(words.next, { when }),
      }
    })
}

/** The dates of the next seven days, with links to their tournaments. */
export function nightsOf(content: Content, today: string): Coming[] {
  const { pages } = content
  return datesFrom(content, today)
    .filter(({ isSoon }) => isSoon)
    .slice(0, mostNights)
    .map(({ id, first, last, isSoon: _, early: __, weekday, hour, state, ...coming }) => ({
      ...coming,
      href: pages.tournament ? tournamentPath(id) : pages.tournaments && `${tournamentsPath}#${id}`,
      label: withState(
        first === last
          ? [weekday(first), hour].filter(Boolean).join(' ')
          : `${weekday(first)}–${weekday(last)}`,
        state,
      ),
    }))
}

/** @param state such as “Sold out” */
const withState = (when: string, state: string | undefined) => (state ? `${when}, ${state}` : when)

/** All dates in order, and what their labels are made of. */
function datesFrom(content: Content, today: string) {
  const { tournaments, calendar, words, format, pages } = content
  const weekday = (day: string) => format.days(shortWeekdays[weekdayOf(day)] ?? '')
  return (tournaments?.tournaments ?? [])
    .flatMap((tournament) =>
      nextDates(tournament, calendar.closures, today, comingTournaments)
        .filter(({ status }) => status !== 'cancelled')
        .map((date) => {
          const { first, last, time } = date
          const { starts, ends, closes = starts } = momentsOf(date, content)
          const state = date.status === 'sold-out' ? pages.tournaments?.soldOutLabel : undefined
          return {
            id: tournament.id,
            name: tournament.name,
            first,
            last,
            isSoon: first < addDays(today, daysOfWeek),
            weekday,
            hour: time && format.time(time.start),
            starts,
            ends,
            early: state ? Infinity : (starts - closes) / hourLength,
            onNow: onNowOf(date, content),
            state,
            startsIn: withState(words.startsIn, state),
          }
        }),
    )
    .sort((a, b) => a.starts - b.starts)
}
