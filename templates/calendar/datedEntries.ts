/** Entries of all files that are there for some days, and go by themselves. */
import { parseRepeats } from '../../src/content/repeats.ts'
import type { Content } from '../../src/content/types.ts'
import type { Path } from '../../src/diagnostics/positions.ts'
import { offersIn } from '../pricing/prices/offersInFile.ts'
import { pricesIn } from '../pricing/prices/packagesInFile.ts'
import { tournamentsIn } from '../tournaments/dates/dates.ts'
import { lastDayOf } from './closures.ts'

export interface DatedEntry {
  file: string
  path: Path
  name: string
  /** Its days, `YYYY-MM-DD`, by the names of their fields. */
  days: Readonly<Record<string, string | undefined>>
  /** After this day it is over; undefined for an entry without an end. */
  last: string | undefined
  /** What becomes of it where its days are over. */
  outcome?: string
  /** Whether it may be without an end. */
  isEndless?: boolean
  /** Whether it is planned within a year, so that a later day has a wrong year. */
  isOfOneYear?: boolean
}

export const datedEntries = (content: Content): DatedEntry[] => [
  ...closuresAndNotices(content),
  ...offersIn(content).map(({ name, from, until, file, path }) => ({
    ...{ file, path, name, last: until, isEndless: true },
    days: { from, until },
  })),
  ...(content.packages?.discounts ?? []).map(({ name, from, until }, index) => ({
    ...{ file: 'packages', path: ['discounts', index], name, last: until },
    days: { from, until },
  })),
  ...pricesIn(content).flatMap(({ name, path, price: { next } }) =>
    next
      ? {
          ...{ file: 'packages', path: [...path, 'next'], name, last: next.from },
          days: { from: next.from },
          outcome: `it costs ${next.price} at once`,
        }
      : [],
  ),
  ...tournamentDates(content),
]

const closuresAndNotices = ({ calendar }: Content): DatedEntry[] => [
  ...calendar.closures.map((closure, index) => ({
    ...{ file: 'calendar', path: ['closures', index], name: closure.name, last: lastDayOf(closure) },
    days: { from: closure.from, to: closure.to, announce: closure.announce },
  })),
  ...calendar.notices.map(({ id, from, until }, index) => ({
    ...{ file: 'calendar', path: ['notices', index], name: id, last: until },
    days: { from, until },
  })),
]

/**
 * Changed dates of tournaments; the only date of those that take place once, which may be moved; and the first one of those that
 * are held every second week.
 */
const tournamentDates = (content: Content): DatedEntry[] =>
  tournamentsIn(content).flatMap(({ entry: { name, repeats, exceptions = [] }, path }): DatedEntry[] => {
    const rule = parseRepeats(repeats)
    const file = 'tournaments'
    const changed = exceptions.map(({ date, to }, index) => ({
      ...{ file, path: [...path, 'exceptions', index], name, last: latest(date, to) },
      ...{ days: { date, to }, isOfOneYear: true },
      ...(to && { outcome: 'it is not shown any more' }),
    }))
    if (rule.frequency === 'fortnightly')
      return [
        { file, path, name, days: { repeats: rule.from }, last: undefined, isOfOneYear: true },
        ...changed,
      ]
    const { date } = rule.frequency === 'once' ? rule : {}
    if (date === undefined) return changed
    const last = latest(date, ...exceptions.map(({ to }) => to))
    return [{ file, path, name, days: { repeats: date }, last }, ...changed]
  })

const latest = (day: string, ...others: readonly (string | undefined)[]): string =>
  others.reduce<string>((last, other) => (other !== undefined && other > last ? other : last), day)
