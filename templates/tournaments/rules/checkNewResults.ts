import type { ChangeContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { withValueAt } from '../../../src/validate/wrongValue.ts'
import { tournamentsIn } from '../dates/dates.ts'
import { nearestDate, takesPlaceOn } from './tournaments.ts'

const file = 'tournaments'

/**
 * Warns of results that this change writes for a day on which the tournament did not take place. Nothing is known of the days of
 * earlier results, nor of a tournament whose “repeats” this change writes as well.
 */
export function checkNewResults({ content, warning, yamlOf, today }: ChangeContext, before: Content): void {
  const yaml = yamlOf(file)
  for (const { entry, path } of tournamentsIn(content)) {
    const { name, repeats, results = [], exceptions = [] } = entry
    const earlier = before.tournaments?.tournaments.find(({ id }) => id === entry.id)
    if (earlier?.repeats !== repeats) continue
    for (const [index, { date }] of results.entries()) {
      const isEarlier = earlier.results?.some((result) => result.date === date)
      // A date of today or later that is wrong is an error.
      if (isEarlier || date >= today || takesPlaceOn(repeats, date)) continue
      if (exceptions.some(({ to }) => to === date)) continue
      const place = [...path, 'results', index, 'date']
      const nearest = nearestDate(repeats, date, today)
      const isFree = !results.some((result) => result.date === nearest)
      warning(file, place, {
        rule: 'no-such-result',
        reason: `“${name}” did not take place on ${content.format.date(date, 'dayOfYear')}: it takes place ${content.format.repeats(repeats)}.`,
        remedy: 'Correct the date. If it really was on that day, all is well.',
        corrected: nearest && isFree && yaml ? withValueAt(yaml, place, nearest) : undefined,
      })
    }
  }
}
