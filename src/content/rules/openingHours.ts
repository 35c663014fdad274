/** Packages and tournaments are within the opening hours. */
import { at, type RuleContext } from './context.ts'
import { packagesIn, tournamentsIn } from './entries.ts'

interface TimeRange {
  start: string
  end: string
}
type OpenTimeRange = Pick<TimeRange, 'start'> & { end?: string | undefined }

/**
 * Warns of times outside the opening hours. It is not an error, because a night for regulars may begin after closing time.
 * Where most times are, the opening hours are wrong: that is reported once, in site.yaml.
 */
export function checkOpeningHours({ content, cleanYaml, messages }: RuleContext): void {
  const site = cleanYaml('site')
  if (!site) return
  const { hours } = content.site
  const times = [
    ...packagesIn(content).map(({ entry, path }) => ({
      ...entry,
      file: 'packages',
      path: [...path, 'timeSlot'],
      time: entry.timeSlot,
    })),
    ...tournamentsIn(content).map(({ entry, path }) => ({
      ...entry,
      file: 'tournaments',
      path: [...path, 'time'],
    })),
  ].flatMap(({ file, name, time, path }) => {
    const yaml = cleanYaml(file)
    return yaml && time ? [{ yaml, name, time, path }] : []
  })
  const outside = times.filter(({ time }) => !isWithin(time, hours))
  if (outside.length > 2 && outside.length * 2 > times.length) {
    messages.warning({
      ...at(site, ['hours', 'end']),
      rule: 'wrong-hours',
      reason: `Most times in packages.yaml and tournaments.yaml are outside these opening hours, ${hours.start} to ${hours.end}.`,
      remedy: 'Correct start and end. Times count up to 24: eleven in the evening is 23:00.',
    })
    return
  }
  for (const { yaml, name, time, path } of outside) {
    const isStartWithin = isWithin({ start: time.start }, hours)
    messages.warning({
      ...at(yaml, [...path, isStartWithin ? 'end' : 'start']),
      rule: 'outside-hours',
      reason: `The time of “${name}” is not within the opening hours, ${hours.start} to ${hours.end}.`,
      remedy: 'Correct the time, or the hours in site.yaml; if it is meant so, leave it.',
    })
  }
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
