/** Packages and tournaments are within the opening hours. */

import { isTimeWithin, isWithin, laterBy, type TimeRange } from '../clockTimes.ts'
import type { Content } from '../types.ts'
import { askOwner, at, type RuleContext } from './context.ts'
import { packagesIn, tournamentsIn } from './entries.ts'

/**
 * Warns of times outside the opening hours, also of packages that end after closing when they begin at their start. It is
 * not an error, because a night for regulars may end after closing time. Where most times are outside, the opening hours
 * are wrong: that is reported once, in site.yaml.
 */
export function checkOpeningHours({ content, cleanYaml, messages }: RuleContext): void {
  const site = cleanYaml('site')
  if (!site) return
  const { hours } = content.site
  const { file, line } = at(site, ['hours'])
  const sessions = sessionsIn(content)
  const outside = sessions.filter(({ time }) => !isWithin(time, hours))
  if (outside.length > 2 && outside.length * 2 > sessions.length) {
    messages.warning({
      ...at(site, ['hours', 'end']),
      rule: 'wrong-hours',
      reason: `Most times in packages.yaml and tournaments.yaml are outside these opening hours, ${hours.start} to ${hours.end}: ${outside.map(({ name, time }) => `“${name}” (${time.start} to ${time.end})`).join(', ')}.`,
      remedy:
        'Correct start and end; times count up to 24, so that eleven in the evening is 23:00. If they are right, correct these times.',
    })
    return
  }
  for (const { name, address, path, time, duration } of outside) {
    const yaml = cleanYaml(address.split('.')[0] ?? '')
    if (!yaml) continue
    const isEndWrong = duration === undefined && isTimeWithin(time.start, hours)
    const length = duration === undefined ? '' : `, ${duration} hours`
    messages.warning({
      ...at(yaml, [...path, isEndWrong ? 'end' : 'start']),
      rule: 'outside-hours',
      reason: `“${name}” (${time.start} to ${time.end}${length}) is not within the opening hours, ${hours.start} to ${hours.end} (${file}:${line}).`,
      remedy: `Correct the time, or the hours in site.yaml. ${askOwner(address)}`,
    })
  }
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
