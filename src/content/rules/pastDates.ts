import { lastDayOf } from '../occasions.ts'
import { offersIn } from '../period.ts'
import { parseRepeats } from '../repeats.ts'
import type { Content } from '../types.ts'
import { type RuleContext, tournamentsIn } from './context.ts'

/**
 * Warns of a new entry whose days are over: its date is most likely wrong. Entries that were there before may stay; where no
 * earlier state is known, all entries count as new.
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

/** What is shown until a day, with the path of the field that has it. */
function endingsIn({ calendar, pages, packages, tournaments }: Content) {
  const closures = calendar.closures.map((closure, index) => ({
    ...closure,
    file: 'calendar',
    path: ['closures', index, closure.to === undefined ? 'from' : 'to'],
    last: lastDayOf(closure),
  }))
  const notices = calendar.notices.map(({ id, until }, index) => ({
    id,
    name: id,
    file: 'calendar',
    path: ['notices', index, 'until'],
    last: until,
  }))
  const offers = offersIn({ pages, packages }).flatMap(({ id, name, until, file, path }) =>
    until ? [{ id: id ?? name, name, file, path: [...path, 'until'], last: until }] : [],
  )
  return [...closures, ...notices, ...offers, ...endingsOfTournaments({ tournaments })]
}

function endingsOfTournaments(content: Pick<Content, 'tournaments'>) {
  const file = 'tournaments'
  return tournamentsIn(content).flatMap(({ entry: { id, name, repeats, exceptions = [] }, path }) => {
    const rule = parseRepeats(repeats)
    const single =
      rule.frequency === 'once' ? [{ id, name, file, path: [...path, 'repeats'], last: rule.date }] : []
    const changed = exceptions.map(({ date, status, to }, index) => ({
      id: `${id} ${date}`,
      name: `${name}, ${status}`,
      file,
      path: [...path, 'exceptions', index, to === undefined ? 'date' : 'to'],
      last: to ?? date,
    }))
    return [...single, ...changed]
  })
}
