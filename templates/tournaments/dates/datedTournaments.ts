/** The dates and times of tournaments, as the calendar asks for them. */
import { datesOf, parseRepeats, weekdaysOf } from '../../../src/content/repeats.ts'
import type { Content } from '../../../src/content/types.ts'
import type { DatedEntry, DatedSubject } from '../../parts/subject.ts'
import { tournamentsIn } from './dates.ts'

export const datedTournaments: DatedSubject = {
  datedEntries,
  sessions: (content) =>
    tournamentsIn(content).flatMap(({ entry: { id, name, time, repeats }, path }) => {
      const field = { file: 'tournaments', name, address: `tournaments.${id}.time`, path: [...path, 'time'] }
      return time ? [{ ...field, days: shortDays(repeats), time, duration: undefined }] : []
    }),
  weeklyEntries: (content) =>
    tournamentsIn(content).map(({ entry: { id, name, repeats }, path }) => ({
      ...{ file: 'tournaments', path: [...path, 'repeats'], name: `“${name}”`, page: 'tournaments' },
      references: [`\${tournaments.${id}.`, name.replace(/,.*| \d+$/, '')],
      days: shortDays(repeats),
    })),
  leftOut: (content, from, to) =>
    tournamentsIn(content).flatMap(({ entry: { name, repeats, exceptions = [] } }) => {
      const dates: string[] = []
      for (const { first } of datesOf(parseRepeats(repeats), from)) {
        if (first > to) break
        // An exception says what becomes of its date.
        if (exceptions.some(({ date }) => date === first)) continue
        dates.push(`“${name}” on ${content.format.date(first, 'day')}`)
      }
      return dates
    }),
}

const shortDays = (repeats: string) => weekdaysOf(parseRepeats(repeats)).map((day) => day.slice(0, 3))

/**
 * Changed dates of tournaments; the only date of those that take place once, which may be moved; and the first one of those that
 * are held every second week.
 */
function datedEntries(content: Content): DatedEntry[] {
  return tournamentsIn(content).flatMap(
    ({ entry: { name, repeats, exceptions = [] }, path }): DatedEntry[] => {
      const rule = parseRepeats(repeats)
      const file = 'tournaments'
      const changed = exceptions.map(({ date, to }, index) => ({
        ...{ file, path: [...path, 'exceptions', index], name, last: latest(date, to) },
        ...{ days: { date, to }, isOfOneYear: true },
      }))
      if (rule.frequency === 'fortnightly')
        return [
          { file, path, name, days: { repeats: rule.from }, last: undefined, isOfOneYear: true },
          ...changed,
        ]
      const { date } = rule.frequency === 'once' ? rule : {}
      if (date === undefined) return changed
      const last = latest(date, ...exceptions.map(({ to }) => to))
      const outcome = 'one cannot enter it any more'
      return [{ file, path, name, days: { repeats: date }, last, outcome }, ...changed]
    },
  )
}

const latest = (day: string, ...others: readonly (string | undefined)[]): string =>
  others.reduce<string>((last, other) => (other !== undefined && other > last ? other : last), day)
