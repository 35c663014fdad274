/** What pages say about the dates of a tournament: when it is on, its state, and until when one can enter. */
import { fillBlanks } from '../../templates/blanks.ts'
import type { TournamentDate } from '../../templates/components/TournamentDates.tsx'
import { type Occasion, occasionsOf, registrationOf } from '../content/occasions.ts'
import { parseRepeats } from '../content/repeats.ts'
import { instantIn, startAndEnd } from '../content/schedule.ts'
import type { Content, Data, Pages } from '../content/types.ts'

export type Tournament = Data['tournaments']['tournaments'][number]
type Labels = Pages['tournaments']

/** “Every Saturday”, “Last weekend of the month”, or the date of what takes place once. */
export function dayOf(repeats: string, labels: Labels, { format }: Content): string {
  const { frequency } = parseRepeats(repeats)
  const day = format.repeats(repeats)
  if (frequency === 'once') return day
  const text = fillBlanks(frequency === 'weekly' ? labels.weeklyLabel : labels.monthlyLabel, { day })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * The next dates, cancelled ones as well.
 *
 * @param today the day of the build, `YYYY-MM-DD`, in the site's time zone
 */
export const nextDates = (
  tournament: Tournament,
  labels: Labels,
  content: Content,
  today: string,
  count: number,
): TournamentDate[] =>
  occasionsOf(tournament, content.calendar.closures, today, count).map((occasion) =>
    dateProps(occasion, labels, content),
  )

/** The next date with all cancelled ones before it. */
export function nextDate(tournament: Tournament, labels: Labels, content: Content, today: string) {
  const dates = nextDates(tournament, labels, content, today, 10)
  const next = dates.findIndex(({ status }) => status !== 'cancelled')
  return next < 0 ? dates : dates.slice(0, next + 1)
}

function dateProps(occasion: Occasion, labels: Labels, content: Content): TournamentDate {
  const { format, site } = content
  const { first, last, time, status, reason } = occasion
  const { start, end } = startAndEnd(occasion, time, site.timeZone)
  const firstDay = { iso: start, printed: format.date(first, 'day') }
  const notes = {
    planned: undefined,
    cancelled: labels.cancelledLabel,
    'sold-out': labels.soldOutLabel,
    moved: fillBlanks(labels.movedLabel, { date: format.date(occasion.date, 'day') }),
  }
  return {
    days: last === first ? [firstDay] : [firstDay, { iso: last, printed: format.date(last, 'day') }],
    time: time && format.timeRange(time),
    until: time ? end : instantIn(site.timeZone, last, '23:59'),
    status,
    note: notes[status],
    reason,
    registration: status === 'cancelled' ? undefined : printedRegistration(occasion, content),
  }
}

function printedRegistration(occasion: Occasion, { tournaments, format, site }: Content) {
  const rule = tournaments?.registration
  if (!rule) return undefined
  const { opens, closes } = registrationOf(occasion, rule, site.hours.start)
  return {
    opens: { iso: instantIn(site.timeZone, opens, '00:00'), printed: format.date(opens, 'day') },
    closes: {
      iso: instantIn(site.timeZone, closes.date, closes.time),
      printed: `${format.date(closes.date, 'day')}, ${format.time(closes.time)}`,
    },
  }
}
