import { lastDayOf } from '../occasions.ts'
import { at, type RuleContext } from './context.ts'

/** A day has one set of opening hours: only days that are closed may be in two closures. */
export function checkClosures({ content, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('calendar')
  if (!yaml) return
  const { closures } = content.calendar
  for (const [index, closure] of closures.entries()) {
    const other = closures
      .slice(0, index)
      .find(
        (earlier) =>
          (earlier.hours !== 'closed' || closure.hours !== 'closed') &&
          earlier.from <= lastDayOf(closure) &&
          closure.from <= lastDayOf(earlier),
      )
    if (!other) continue
    const day = other.from > closure.from ? other.from : closure.from
    messages.error({
      ...at(yaml, ['closures', index, 'from']),
      rule: 'overlapping-closures',
      reason: `“${closure.name}” and “${other.name}” have different hours for the same day, ${day}.`,
      remedy: 'Change “from” or “to” of one of the two, so that this day is in one of them; or delete one.',
    })
  }
}
