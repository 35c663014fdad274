import { parseRepeats, type Repeats } from '../repeats.ts'
import { capitalized, weekdayOf, weekdays } from '../weekdays.ts'
import { at, type RuleContext } from './context.ts'
import { packagesIn, tournamentsIn } from './entries.ts'

/** A package or tournament with a weekday or a rhythm in its name or title is on that day, in that rhythm. */
export function checkDaysInNames({ content, cleanYaml, messages }: RuleContext): void {
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
    const rule = parseRepeats(entry.repeats)
    const days = weekdaysOf(rule)
    for (const [field, text] of Object.entries({ name: entry.name, title: entry.title ?? '' })) {
      const weekday = otherWeekday(text, days)
      const other = weekday ? capitalized(weekday) : otherRhythm(text, rule)
      if (!tournaments || !other) continue
      messages.warning({
        ...at(tournaments, [...path, field]),
        rule: 'weekday-in-name',
        reason: `The ${field} “${text}” says “${other}”, but it takes place ${entry.repeats}.`,
        remedy: `Correct the ${field}, or “repeats”.`,
      })
    }
  }
}

/** A rhythm in a name which is not that of the tournament. */
function otherRhythm(name: string, { frequency }: Repeats): string | undefined {
  const [, rhythm] = /\b(weekly|monthly)\b/i.exec(name) ?? []
  return rhythm && rhythm.toLowerCase() !== frequency ? rhythm.toLowerCase() : undefined
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
