/** Packages and tournaments are within the opening hours, and the closing time is in the right half of the day. */
import type { Content } from '../types.ts'
import type { YamlText } from '../yaml/parse.ts'
import { at, type RuleContext } from './context.ts'
import { packagesIn, tournamentsIn } from './entries.ts'

interface TimeRange {
  start: string
  end: string
}
type OpenTimeRange = Pick<TimeRange, 'start'> & { end?: string | undefined }

/**
 * Warns of times outside the opening hours. It is not an error, because a night for regulars may begin after closing time.
 * A closing time of 10:00 that means 10:00 PM is reported once, in site.yaml, and not for every later time.
 */
export function checkOpeningHours({ content, cleanYaml, messages }: RuleContext): void {
  const site = cleanYaml('site')
  if (!site) return
  const hours = likelyHours(content)
  const packages = cleanYaml('packages')
  const tournaments = cleanYaml('tournaments')
  const checkTime = (yaml: YamlText, path: PropertyKey[], name: string, time?: OpenTimeRange) => {
    if (!time || isWithin(time, hours)) return
    const isStartWithin = isWithin({ start: time.start }, hours)
    messages.warning({
      ...at(yaml, [...path, isStartWithin ? 'end' : 'start']),
      rule: 'outside-hours',
      reason: `The time of “${name}” is not within the opening hours, ${hours.start} to ${hours.end}.`,
      remedy: 'Correct the time, or the hours in site.yaml; if it is meant so, leave it.',
    })
  }
  for (const { entry, path } of packagesIn(content))
    if (packages) checkTime(packages, [...path, 'timeSlot'], entry.name, entry.timeSlot)
  for (const { entry, path } of tournamentsIn(content))
    if (tournaments) checkTime(tournaments, [...path, 'time'], entry.name, entry.time)
  const written = content.site.hours.end
  if (hours.end === written) return
  messages.warning({
    ...at(site, ['hours', 'end']),
    rule: 'wrong-half-of-day',
    reason: `The café closes at ${written}, before noon, but most of its times in packages.yaml and tournaments.yaml are later.`,
    remedy: `Times count up to 24: if it closes in the evening, write ${hours.end}.`,
  })
}

/** The opening hours; with the closing time twelve hours later, where nearly all other times suggest that. */
function likelyHours(content: Content): TimeRange {
  const { hours } = content.site
  if (minutes(hours.end) > 720) return hours
  const times: OpenTimeRange[] = [
    ...packagesIn(content).flatMap(({ entry }) => entry.timeSlot ?? []),
    ...tournamentsIn(content).flatMap(({ entry }) => entry.time ?? []),
  ]
  const outside = (those: TimeRange) => times.filter((time) => !isWithin(time, those)).length
  const hour = (Number(hours.end.slice(0, 2)) + 12) % 24
  const later = { ...hours, end: `${String(hour).padStart(2, '0')}${hours.end.slice(2)}` }
  return outside(hours) > 2 && outside(later) * 3 < outside(hours) ? later : hours
}

/** Whether a time range is within another; both may end after midnight. */
function isWithin({ start, end = start }: OpenTimeRange, hours: TimeRange): boolean {
  const opening = minutes(hours.start)
  const sinceOpening = (time: string) => (minutes(time) - opening + 1440) % 1440
  const length = sinceOpening(hours.end) || 1440
  const isInOrder = end === start || sinceOpening(start) < sinceOpening(end)
  return sinceOpening(start) <= length && sinceOpening(end) <= length && isInOrder
}

/** Minutes since midnight of `HH:MM`. */
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
