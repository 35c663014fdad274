/** Changed dates of tournaments that are to come, and new results, that a change takes out. */
import { addDays } from '../../../src/content/calendarDates.ts'
import type { ChangeContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { tournamentsIn } from '../dates/dates.ts'

/** Older results may be tidied up. */
const daysOfResults = 31

/** Warns of cancelled, moved and sold-out dates to come, and of results of the last month, that are gone from a tournament that is still there. */
export function checkDeletedDates({ content, warning, today }: ChangeContext, before: Content): void {
  const dateInWords = (date: string) => content.format.date(date, 'dayOfYear')
  for (const { entry, path } of tournamentsIn(content)) {
    const { id, name, repeats, exceptions = [], results = [] } = entry
    const earlier = before.tournaments?.tournaments.find((other) => other.id === id)
    // With other days, the old dates are none any more.
    if (earlier?.repeats !== repeats) continue
    const report = (reason: string) =>
      warning('tournaments', path, {
        rule: 'deleted-dates',
        reason,
        remedy: 'If that is right, nothing needs to be done. Otherwise, restore the lines from the history.',
      })
    for (const { date, status, to = date } of earlier.exceptions ?? []) {
      const isThere = exceptions.some((other) => other.date === date || other.to === to)
      if ((to > date ? to : date) < today || isThere) continue
      report(
        `The changed date ${dateInWords(date)} of “${name}” (${status ?? 'other hours'}) was taken out of “exceptions” in this change, so it takes place then as usual.`,
      )
    }
    for (const { date } of earlier.results ?? []) {
      if (date < addDays(today, -daysOfResults) || results.some((other) => other.date === date)) continue
      report(`The results of “${name}” on ${dateInWords(date)} were taken out in this change.`)
    }
  }
}
