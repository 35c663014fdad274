/** The week of the build as a timetable: days from Monday to Sunday, hours from the first start to the last end. */

import { addDays, instantIn } from '../../../src/content/calendarDates.ts'
import { minutes, type TimeRange } from '../../../src/content/clockTimes.ts'
import type { Content } from '../../../src/content/types.ts'
import { weekdayOf } from '../../../src/content/weekdays.ts'
import { joinRanges } from '../../../src/markdown/unbrokenRanges.ts'
import { hoursOn } from '../../calendar/closures.ts'
import { fillBlanks } from '../../parts/blanks.ts'
import { tournamentPath } from '../../parts/routes.ts'
import { isOver, nextDates, type Tournament, type TournamentDate } from '../dates/dates.ts'
import { momentsOf, onNowOf, type TournamentContext, timeOf } from '../dates/tournamentInWords.ts'
import type { WeekDay, WeekEvent, WeekProps } from './Week.tsx'

interface Entry {
  tournament: Tournament
  date: TournamentDate
  /** Undefined for whole days. */
  span: ReturnType<typeof spanOf> | undefined
}

/** Start and end in half hours since midnight; an end on the next morning is beyond 48. */
function spanOf({ start, end }: TimeRange) {
  const to = Math.ceil(minutes(end) / 30)
  return { from: Math.floor(minutes(start) / 30), to: end > start ? to : to + 48 }
}

/** @param next the id of the tournament that is next up @returns undefined for a week without tournaments */
export function weekProps(context: TournamentContext, next: string | undefined): WeekProps | undefined {
  const { content, today } = context
  const { words, format, calendar } = content
  const monday = addDays(today, -weekdayOf(today))
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  const sunday = addDays(monday, 6)
  const entries = (content.tournaments?.tournaments ?? []).flatMap((tournament) =>
    nextDates(tournament, calendar.closures, monday, 7)
      .filter(({ first }) => first <= sunday)
      .map((date): Entry => ({ tournament, date, span: date.time && spanOf(date.time) })),
  )
  if (entries.length === 0) return undefined
  const spans = entries.flatMap(({ span }) => span ?? [])
  // Whole hours, which the timetable names.
  const from = Math.floor(Math.min(...spans.map((span) => span.from)) / 2) * 2
  const to = Math.ceil(Math.max(...spans.map((span) => span.to)) / 2) * 2
  const hours = spans.length > 0 ? { from: from / 2, count: (to - from) / 2 } : { from: 0, count: 0 }
  return {
    heading: words.thisWeek,
    dates: format.dates(monday, sunday),
    hours,
    hourNames: Array.from({ length: hours.count + 1 }, (_, index) => format.time(clock(hours.from + index))),
    days: days.map((day): WeekDay => {
      const events = entries
        .flatMap((entry) => {
          const { date, span } = entry
          if (!span || date.first !== day) return []
          const place = { at: span.from - from, length: span.to - span.from }
          return [{ ...weekEvent(entry, context, next), ...place }]
        })
        .sort((a, b) => a.at - b.at)
      const isFree = !entries.some(({ date: { first, last } }) => first <= day && day <= last)
      const isOpen = hoursOn(day, calendar, content.site.hours) !== undefined
      return {
        iso: day,
        begins: Date.parse(instantIn(content.site.timeZone, day, '00:00')),
        weekday: format.date(day, 'weekday'),
        number: format.date(day, 'number'),
        events,
        note: isOpen ? (isFree ? words.freeDay : undefined) : words.closedHours,
      }
    }),
    allDay: entries
      .filter(({ span }) => !span)
      .map((entry) => {
        const { first, last } = entry.date
        const at = Math.max(days.indexOf(first), 0)
        const end = days.includes(last) ? days.indexOf(last) : days.length - 1
        const names = [...new Set([first, last])].map((day) => format.date(day, 'weekday'))
        return { ...weekEvent(entry, context, next), at, length: end - at + 1, days: names.join('–') }
      }),
  }
}

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`

function weekEvent(
  { tournament, date }: Entry,
  context: TournamentContext,
  next: string | undefined,
): WeekEvent {
  const { labels, content, today } = context
  const { id } = tournament
  const notes: Partial<Record<TournamentDate['status'], string>> = {
    cancelled: labels.cancelledLabel,
    'sold-out': labels.soldOutLabel,
  }
  return {
    id,
    // Finished tournaments have no card on the page: they link to their results.
    href: isOver(tournament, content.calendar.closures, today)
      ? content.pages.tournament && tournamentPath(id)
      : `#${id}`,
    name: tournament.name,
    time: timeOf(date.time, context),
    moments: momentsOf(date, content),
    isNext: id === next,
    onNow: onNowOf(date, content),
    startsIn: content.words.startsIn,
    note: notes[date.status],
  }
}

/** A sentence for each tournament of whole days whose next date is at the same time as dates of other tournaments. */
export function clashNotes({ tournaments, calendar, words, format }: Content, today: string): string[] {
  const all = tournaments?.tournaments ?? []
  const nextOf = (tournament: Tournament, from: string) =>
    nextDates(tournament, calendar.closures, from, 10).find(({ status }) => status !== 'cancelled')
  return all.flatMap((tournament) => {
    const next = tournament.time ? undefined : nextOf(tournament, today)
    if (!next) return []
    const others = all.filter((other) => {
      const date = other === tournament ? undefined : nextOf(other, next.first)
      return date && date.first <= next.last
    })
    if (others.length === 0) return []
    const names = format.list(others.map(({ name }) => name))
    const dates = joinRanges(format.dates(next.first, next.last))
    return [fillBlanks(words.sameDays, { event: tournament.name, others: names, dates })]
  })
}
