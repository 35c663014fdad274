/** Passes on days with other opening hours. */
import { addDays, daysSince1970 } from '../../../src/content/calendarDates.ts'
import { laterBy, overlapOf } from '../../../src/content/clockTimes.ts'
import { hoursOfWeekday } from '../../../src/content/openingHours.ts'
import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { isForDay, shortWeekdays, weekdayOf } from '../../../src/content/weekdays.ts'
import { listed } from '../../../src/diagnostics/words.ts'
import { type Closure, comingClosures, lastDayOf } from '../../calendar/closures.ts'
import { type Package, packagesIn } from '../prices/packagesInFile.ts'

/** Warns of days whose hours leave less of the time slot of a pass than usual, unless a notice for these days names the pass. */
export function checkPassesOnShorterDays({ content, warning, where, today }: RuleContext): void {
  if (today === undefined) return
  for (const closure of comingClosures(content.calendar, today)) {
    const { name, start, end } = closure
    const outside = packagesIn(content).flatMap(({ entry, path }) => {
      const days = shorterDaysOf(entry, closure, content)
      if (days.length === 0 || isSaid(entry, days, content)) return []
      const { start = '', end } = entry.timeSlot ?? {}
      const slot = end ? `${start} to ${end}` : `from ${start} on`
      return `“${entry.name}”, ${slot}, on ${listed(runsOf(days))} (${where('packages', [...path, 'timeSlot'])})`
    })
    if (outside.length === 0) continue
    warning('calendar', ['closures', content.calendar.closures.indexOf(closure), 'start'], {
      rule: 'pass-outside-hours',
      reason: `“${name}” is open from ${start} to ${end}, which leaves out these passes, or a part of their time: ${outside.join('; ')}.`,
      remedy: `Correct the hours. If they are right, add a notice to “notices”, from ${closure.from} until ${lastDayOf(closure)}, whose text names these passes and says what becomes of them: the price list shows them as usual.`,
    })
  }
}

/** The days of a closure on which less of the time of a pass is within the opening hours than usual. */
function shorterDaysOf(
  { timeSlot, duration, days }: Package,
  closure: Closure,
  { site }: Content,
): readonly string[] {
  const { from, start, end } = closure
  if (!timeSlot || (!timeSlot.end && duration >= 24) || !start || !end) return []
  const slot = { start: timeSlot.start, end: timeSlot.end ?? laterBy(timeSlot.start, duration) }
  const length = daysSince1970(lastDayOf(closure)) - daysSince1970(from) + 1
  return Array.from({ length }, (_, index) => addDays(from, index)).filter((day) => {
    const weekday = shortWeekdays[weekdayOf(day)] ?? ''
    const usual = isForDay(days, weekday) ? hoursOfWeekday(site.hours, weekday) : undefined
    return usual && overlapOf(slot, { start, end }) < overlapOf(slot, usual)
  })
}

/** Whether a notice that is shown on some days names a pass. */
const isSaid = ({ name }: Package, days: readonly string[], { calendar }: Content) =>
  calendar.notices.some(
    ({ text, from = '', until }) =>
      from <= (days[0] ?? '') && (days.at(-1) ?? '') <= until && text.text.includes(name),
  )

/** Days that follow one another as `2026-12-24 to 2026-12-30`. */
function runsOf(days: readonly string[]): string[] {
  const runs: [first: string, last: string][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && addDays(run[1], 1) === day) run[1] = day
    else runs.push([day, day])
  }
  return runs.map(([first, last]) => (first === last ? first : `${first} to ${last}`))
}
