/** Weekdays in facts.yaml that are some days before a tournament, such as the one on which registration opens. */
import { parseRepeats, weekdaysOf } from '../../../src/content/repeats.ts'
import type { ChangeContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { shortWeekdays } from '../../../src/content/weekdays.ts'
import { withValueAt } from '../../../src/diagnostics/validate/wrongValue.ts'
import { counted } from '../../../src/diagnostics/writers/format.ts'
import { capitalized } from '../../../src/text.ts'
import { weeksInWords } from '../../calendar/weekdayNames.ts'
import { type Tournament, tournamentsIn } from '../dates/dates.ts'

/**
 * Warns of weekdays whose label names a tournament, and that are no longer as many days before it as they were, once it moved to
 * another day; or that were as many days before it as entries open, once that is another number.
 */
export function checkTypedWeekdays({ content, yamlOf, warning }: ChangeContext, before: Content): void {
  const yaml = yamlOf('facts')
  for (const [index, { id, value, label }] of content.facts.facts.entries()) {
    const written = before.facts.facts.find((fact) => fact.id === id)?.value
    const [was, is] = [written, value].map(weekdayIn)
    const named = tournamentsIn(content).find(({ entry }) =>
      label.includes(entry.name.replace(/,.*| \d+$/, '')),
    )
    const earlier = tournamentsIn(before).find(({ entry }) => entry.id === named?.entry.id)
    if (!was || !is || !named || !earlier) continue
    const distance = daysBetween(was.index, dayOf(earlier.entry))
    const opened = before.tournaments?.registration?.opens
    const opens = content.tournaments?.registration?.opens ?? opened
    const isOpening = opened !== undefined && distance === opened % 7
    const wanted = isOpening ? (opens ?? distance) : distance
    const meant = (((dayOf(named.entry) - wanted) % 7) + 7) % 7
    const isAsBefore = dayOf(named.entry) === dayOf(earlier.entry) && wanted % 7 === distance
    if (is.index === meant || isAsBefore) continue
    const name = capitalized(is.week[meant] ?? '')
    warning('facts', ['facts', index, 'value'], {
      rule: 'related-day',
      reason: `“${label}” is ${value}, but it was ${counted(distance, 'day')} before “${named.entry.name}”, which is ${content.format.repeats(named.entry.repeats)}${wanted === distance ? '' : `, and entries open ${counted(wanted, 'day')} before it now`}.`,
      remedy: `Write ${name}, which is ${counted(wanted, 'day')} before it; or, if it has nothing to do with the tournament, leave it.`,
      corrected: yaml && withValueAt(yaml, ['facts', index, 'value'], name),
    })
  }
}

/** The weekday that a value is, from 0 for Monday, and the names in its language. */
function weekdayIn(value: unknown): { index: number; week: readonly string[] } | undefined {
  const name = String(value).toLowerCase()
  const week = weeksInWords.find((names) => names.includes(name))
  return week && { index: week.indexOf(name), week }
}

/** The first weekday of a tournament, from 0 for Monday. */
const dayOf = ({ repeats }: Tournament) =>
  shortWeekdays.indexOf((weekdaysOf(parseRepeats(repeats))[0] ?? '').slice(0, 3))

/** How many days one weekday is before another one. */
const daysBetween = (first: number, second: number) => (second - first + 7) % 7
