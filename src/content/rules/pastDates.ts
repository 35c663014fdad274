import type { Path } from '../../diagnostics/positions.ts'
import { lastDayOf } from '../occasions.ts'
import { offersIn } from '../period.ts'
import { parseRepeats } from '../repeats.ts'
import type { Content } from '../types.ts'
import { type RuleContext, tournamentsIn } from './context.ts'

/**
 * Warns of a new entry whose days are over: its date is most likely wrong. Entries that were there before may stay; without
 * an earlier state, all entries count as new.
 */
export function checkPastDates({ content, warning, today, earlier }: RuleContext): void {
  if (!today || !earlier) return
  const over = endingsIn(content).filter(({ last }) => last < today)
  if (over.length === 0) return
  const before = earlier()
  const known = new Set(before && endingsIn(before).map(keyOf))
  for (const ending of over) {
    if (known.has(keyOf(ending))) continue
    warning(ending.file, ending.path, {
      rule: 'past-date',
      reason: `“${ending.name}” is over since ${content.format.date(ending.last)}, so visitors do not see it.`,
      remedy: 'Correct the date, or delete this entry.',
    })
  }
}

const keyOf = ({ file, id, last }: { file: string; id: string; last: string }) => `${file} ${id} ${last}`

const ending = (file: string, path: Path, name: string, last: string, id = name) => ({
  file,
  path,
  name,
  last,
  id,
})

/** Everything that has a last day, with the path of its field. */
const endingsIn = ({ calendar, pages, packages, tournaments }: Content) => [
  ...calendar.closures.map((closure, index) => {
    const path = ['closures', index, closure.to === undefined ? 'from' : 'to']
    return ending('calendar', path, closure.name, lastDayOf(closure), closure.id)
  }),
  ...calendar.notices.map(({ id, until }, index) =>
    ending('calendar', ['notices', index, 'until'], id, until),
  ),
  ...offersIn({ pages, packages }).flatMap(({ id, name, until, file, path }) =>
    until ? ending(file, [...path, 'until'], name, until, id) : [],
  ),
  ...tournamentsIn({ tournaments }).flatMap(({ entry: { id, name, repeats, exceptions = [] }, path }) => {
    const rule = parseRepeats(repeats)
    const changed = exceptions.map(({ date, status, to }, index) => {
      const field = [...path, 'exceptions', index, to === undefined ? 'date' : 'to']
      // A date that is moved to an earlier day would come back without the entry.
      const last = to !== undefined && to > date ? to : date
      return ending('tournaments', field, `${name}, ${status}`, last, `${id} ${date}`)
    })
    const isOnce = rule.frequency === 'once'
    return isOnce ? [ending('tournaments', [...path, 'repeats'], name, rule.date, id), ...changed] : changed
  }),
]
