/** What pages and their structured data say alike of a tournament. */
import { fillBlanks } from '../../templates/blanks.ts'
import type { Booking } from '../../templates/components/Button.tsx'
import type { Content } from '../content/types.ts'
import { bookingOf } from './contact.ts'

export type Tournament = Content['tournaments']['tournaments'][number]

/** When it recurs, in the words of the page: `Every Saturday`, `7–11 PM`. */
export const timesOf = ({ day, time }: Tournament, { pages, format }: Content) => ({
  day:
    day === 'last-weekend'
      ? pages.tournaments.lastWeekendLabel
      : `${pages.tournaments.everyLabel} ${format.weekday(day)}`,
  time: time ? format.timeRange(time) : pages.tournaments.allDayLabel,
})

/** The chat that asks for a place in it. */
export function entryBooking(tournament: Tournament, content: Content): Booking {
  const { joinMessage, joinLabel } = content.pages.tournaments
  const message = fillBlanks(joinMessage, { tournament: tournament.name, ...timesOf(tournament, content) })
  return bookingOf(content.site, message, joinLabel)
}
