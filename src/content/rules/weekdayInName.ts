import { parseRepeats, type Repeats } from '../repeats.ts'
import { capitalized, weekdayOf, weekdays } from '../weekdays.ts'
import { at, type RuleContext } from './context.ts'
import { packagesIn, tournamentsIn } from './entries.ts'

/** A package or tournament with a weekday in its name is on that day. */
export function checkWeekdaysInNames({ content, cleanYaml, messages }: RuleContext): void {
  const packages = cleanYaml('packages')
  for (const { entry, path } of packagesIn(content)) {
    const { name, days } = entry
    const other = days ? otherWeekday(name, daysOf(days)) : undefined
    if (!packages || !other) continue
    messages.warning({
      ...at(packages, [...path, 'days']),
      rule: 'weekday-in-name',
      reason: `“${name}” names ${capitalized(other)}, but its days are ${days}.`,
      remedy: 'Correct the name or the days.',
    })
  }
  const tournaments = cleanYaml('tournaments')
  for (const { entry, path } of tournamentsIn(content)) {
    const { name, repeats } = entry
    const days = weekdaysOf(parseRepeats(repeats))
    const other = otherWeekday(name, days)
    if (!tournaments || !other) continue
    messages.warning({
      ...at(tournaments, [...path, 'repeats']),
      rule: 'weekday-in-name',
      reason: `“${name}” names ${capitalized(other)}, but it takes place on ${days.map(capitalized).join(' and ')}.`,
      remedy: 'Correct the name or the day.',
    })
  }
}

/** `fri-mon` → the four days, in full. */
function daysOf(days: string): string[] {
  const [first = '', last = first] = days.split('-')
  const from = weekdays.findIndex((day) => day.startsWith(first))
  const to = weekdays.findIndex((day) => day.startsWith(last))
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => weekdays[(from + index) % 7] ?? '')
}

const weekdaysOf = (repeats: Repeats): string[] => {
  if (repeats.frequency === 'once') return [weekdays[weekdayOf(repeats.date)] ?? '']
  return repeats.day === 'weekend' ? ['saturday', 'sunday'] : [repeats.day]
}

/** A weekday in a name, where the name contains none of the given days. */
function otherWeekday(name: string, days: readonly string[]): string | undefined {
  const named = weekdays.filter((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(name))
  return named.some((day) => days.includes(day)) ? undefined : named[0]
}
