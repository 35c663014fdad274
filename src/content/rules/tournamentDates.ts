import { dayCount, isClosed } from '../occasions.ts'
import { datesOf, parseRepeats } from '../repeats.ts'
import { addDays } from '../schedule.ts'
import { at, type RuleContext } from './context.ts'
import { tournamentsIn } from './entries.ts'

/**
 * Exceptions and results are on days on which the tournament takes place, each day once, and results are of days that are
 * over. A moved date is a day of the tournament as well.
 */
export function checkTournamentDates({ content, cleanYaml, messages, today }: RuleContext): void {
  const yaml = cleanYaml('tournaments')
  if (!yaml) return
  for (const { entry, path } of tournamentsIn(content)) {
    const { name, repeats, exceptions = [], results = [] } = entry
    const report = (list: string, index: number, rule: string, reason: string, remedy: string) =>
      messages.error({ ...at(yaml, [...path, list, index, 'date']), rule, reason, remedy })
    const isDate = (date: string) => takesPlaceOn(repeats, date)
    for (const [list, entries] of Object.entries({ exceptions, results })) {
      const days = new Set<string>()
      for (const [index, { date }] of entries.entries()) {
        if (days.has(date))
          report(
            list,
            index,
            'repeated-date',
            `“${name}” has two ${list} for ${date}.`,
            'Delete one of them.',
          )
        days.add(date)
        const isMoved = list === 'results' && exceptions.some(({ to }) => to === date)
        if (isDate(date) || isMoved) continue
        const next = datesOf(parseRepeats(repeats), addDays(date, -6)).next().value
        report(
          list,
          index,
          'no-such-date',
          `“${name}” does not take place on ${date}: it takes place ${repeats}.`,
          next ? `Correct the date; the nearest one is ${next.first}.` : 'Correct the date.',
        )
      }
    }
    for (const [index, { date, status, to }] of exceptions.entries()) {
      if (to && isClosed(to, content.calendar.closures))
        report(
          'exceptions',
          index,
          'closed-day',
          `“${name}” is moved to ${to}, when the café is closed.`,
          'Choose another day, or change the closure in calendar.yaml.',
        )
      if (status === 'sold-out' && isClosed(date, content.calendar.closures))
        report(
          'exceptions',
          index,
          'closed-day',
          `“${name}” is sold out on ${date}, when the café is closed.`,
          'Delete this exception, as dates on closed days are left out; or change the closure in calendar.yaml.',
        )
    }
    for (const [index, { date }] of results.entries())
      if (today && date > today)
        report(
          'results',
          index,
          'future-result',
          `${date} is still to come.`,
          'Correct the date of the results.',
        )
  }
}

/** Whether one of its dates begins on a day. */
function takesPlaceOn(repeats: string, date: string): boolean {
  const [first] = datesOf(parseRepeats(repeats), addDays(date, dayCount(repeats) - 1))
  return first?.first === date
}
