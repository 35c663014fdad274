import { daysOff } from '../../../src/content/openingHours.ts'
import { parseRepeats, weekdaysOf } from '../../../src/content/repeats.ts'
import { askOwner, type RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { listed } from '../../../src/diagnostics/words.ts'
import { capitalized } from '../../../src/text.ts'
import { hoursOn } from '../../calendar/closures.ts'
import { tournamentsIn } from '../dates/dates.ts'

/** Warns of tournaments on days on which the café is closed every week. */
export function checkTournamentsOnDaysOff({ content, today = '', warning, where }: RuleContext): void {
  const off = daysOff(content.site.hours)
  for (const { entry, path } of tournamentsIn(content)) {
    const repeats = parseRepeats(entry.repeats)
    const closed = weekdaysOf(repeats).filter((day) => off.includes(day.slice(0, 3)))
    if (closed.length === 0) continue
    const isOpenOrOver = (date: string) =>
      date < today || hoursOn(date, content.calendar, content.site.hours) !== undefined
    if (repeats.frequency === 'once' && isOpenOrOver(repeats.date)) continue
    const names = listed(closed.map(capitalized))
    warning('tournaments', [...path, 'repeats'], {
      rule: 'closed-weekday',
      reason: `“${entry.name}” takes place ${content.format.repeats(entry.repeats)}, but the café is closed on ${names} (${where('site', ['hours'])}).`,
      remedy: `Change “repeats”, or add ${names} to the hours in site.yaml. ${askOwner(`tournaments.${entry.id}.repeats`)}`,
    })
  }
}
