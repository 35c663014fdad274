/** Packages and tournaments are within the opening hours, and the closing time is in the right half of the day. */
import { offsetOf } from '../../diagnostics/positions.ts'
import { correctedLine } from '../../diagnostics/yaml/lines.ts'
import type { Content } from '../types.ts'
import { isTimeWithin, isWithin, laterBy, minutes, type TimeRange } from './clockTimes.ts'
import { askOwner, at, type RuleContext } from './context.ts'
import { packagesIn, tournamentsIn } from './entries.ts'

/**
 * Warns of times outside the opening hours, also of packages that end after closing when they begin at their start. It is
 * not an error, because a night for regulars may end after closing time. A closing time of 10:00 that means 10:00 PM is
 * reported once, in site.yaml, and not for every later time.
 */
export function checkOpeningHours({ content, cleanYaml, messages }: RuleContext): void {
  const site = cleanYaml('site')
  if (!site) return
  const hours = likelyHours(content)
  const { file, line } = at(site, ['hours'])
  for (const { name, address, path, time, duration } of sessionsIn(content)) {
    const yaml = cleanYaml(address.split('.')[0] ?? '')
    if (!yaml || isWithin(time, hours)) continue
    const isEndWrong = duration === undefined && isTimeWithin(time.start, hours)
    const length = duration === undefined ? '' : `, ${duration} hours`
    messages.warning({
      ...at(yaml, [...path, isEndWrong ? 'end' : 'start']),
      rule: 'outside-hours',
      reason: `“${name}” (${time.start} to ${time.end}${length}) is not within the opening hours, ${hours.start} to ${hours.end} (${file}:${line}).`,
      remedy: `Correct the time, or the hours in site.yaml. ${askOwner(address)}`,
    })
  }
  const written = content.site.hours.end
  if (hours.end === written) return
  const path = ['hours', 'end']
  messages.warning({
    ...at(site, path),
    rule: 'wrong-half-of-day',
    reason: `The café closes at ${written}, before noon, but most of its times in packages.yaml and tournaments.yaml are later.`,
    remedy: `Times count up to 24: if it closes in the evening, write ${hours.end}.`,
    corrected: correctedLine(site.text, { offset: offsetOf(site, path) ?? 0, from: written, to: hours.end }),
  })
}

/** The opening hours; with the closing time twelve hours later, where nearly all other times suggest that. */
function likelyHours(content: Content): TimeRange {
  const { hours } = content.site
  if (minutes(hours.end) > 720) return hours
  const sessions = sessionsIn(content)
  const outside = (those: TimeRange) => sessions.filter(({ time }) => !isWithin(time, those)).length
  const later = { ...hours, end: laterBy(hours.end, 12) }
  return outside(hours) > 2 && outside(later) * 3 < outside(hours) ? later : hours
}

interface Session {
  name: string
  /** Address and path of the field with its time. */
  address: string
  path: readonly PropertyKey[]
  time: TimeRange
  /** The hours from which its end follows, where that is not written. */
  duration?: number
}

/** Packages and tournaments with a time of day. A package without an end ends as many hours after its start as it has. */
function sessionsIn(content: Content): Session[] {
  const packages = packagesIn(content).flatMap(({ entry, path }): Session[] => {
    const { id, name, timeSlot, duration } = entry
    if (!timeSlot) return []
    const { start, end } = timeSlot
    const field = { name, address: `packages.${id}.timeSlot`, path: [...path, 'timeSlot'] }
    if (end) return [{ ...field, time: { start, end } }]
    return duration < 24 ? [{ ...field, time: { start, end: laterBy(start, duration) }, duration }] : []
  })
  const tournaments = tournamentsIn(content).flatMap(({ entry, path }): Session[] => {
    const { id, name, time } = entry
    const field = { name, address: `tournaments.${id}.time`, path: [...path, 'time'] }
    return time ? [{ ...field, time }] : []
  })
  return [...packages, ...tournaments]
}
