/** Packages, specials and parties are on their days and within their times. */
import { lengthOf } from '../../../src/content/clockTimes.ts'
import { daysOff, listDays } from '../../../src/content/openingHours.ts'
import { askOwner, type RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { isForDay, weekdays } from '../../../src/content/weekdays.ts'
import { listed } from '../../../src/diagnostics/words.ts'
import { capitalized } from '../../../src/text.ts'
import { inFull, otherWeekday } from '../../calendar/weekdayNames.ts'
import { soldOn } from '../datedPrices.ts'
import { packagesIn } from '../prices/packagesInFile.ts'

/** Warns of packages, specials and parties on days off alone: of others, pages name the days that are left. */
export function checkPricesOnDaysOff({ content, warning, where }: RuleContext): void {
  const off = daysOff(content.site.hours)
  for (const { file, path, name, days } of soldOn(content)) {
    if (!listDays(days).every((day) => off.includes(day))) continue
    const names = listed(listDays(days).map(inFull))
    warning(file, path, {
      rule: 'closed-weekday',
      reason: `“${name}” is for ${days}, but the café is closed on ${names} (${where('site', ['hours'])}).`,
      remedy: `Choose other days; or add ${names} to the hours in site.yaml.`,
    })
  }
}

/** Warns of packages whose hours do not fit into their time slot. */
export function checkShortSlots({ content, warning, where }: RuleContext): void {
  for (const { entry, path } of packagesIn(content)) {
    const { id, name, duration, timeSlot } = entry
    if (!timeSlot?.end) continue
    const { start, end } = timeSlot
    const hours = lengthOf({ start, end }) / 60
    if (duration <= hours) continue
    warning('packages', [...path, 'timeSlot', 'end'], {
      rule: 'short-slot',
      reason: `“${name}” has ${duration} hours (${where('packages', [...path, 'duration'])}), but from ${start} to ${end} there are only ${content.format.count(hours)}.`,
      remedy: `Correct the duration or the time slot; for the time at which it may begin, write the start alone. ${askOwner(`packages.${id}.timeSlot`)}`,
    })
  }
}

/** A package whose name has a weekday is sold on that day. */
export function checkDaysInNames({ content, warning }: RuleContext): void {
  for (const { entry, path } of packagesIn(content)) {
    const { name, days } = entry
    const isSold = (day: string) => isForDay(days, day.slice(0, 3))
    const other = days && otherWeekday(name, weekdays.filter(isSold))
    if (!other) continue
    warning('packages', [...path, 'days'], {
      rule: 'weekday-in-name',
      reason: `“${name}” names ${capitalized(other)}, but its days are ${days}.`,
      remedy: 'Correct the name or the days.',
    })
  }
}
