/** What takes place or is sold on some days or at some time of day. */
import { laterBy } from '../../src/content/clockTimes.ts'
import { listDays } from '../../src/content/openingHours.ts'
import { parseRepeats, weekdaysOf } from '../../src/content/repeats.ts'
import type { Content } from '../../src/content/types.ts'
import { packagesIn } from '../pricing/prices/packagesInFile.ts'
import { tournamentsIn } from '../tournaments/dates/dates.ts'

/**
 * Packages and tournaments with a time of day, and their weekdays. A package without an end ends as many hours after its start
 * as it has: then it has a `duration` here.
 */
export const sessionsIn = (content: Content) => [
  ...packagesIn(content).flatMap(({ entry: { id, name, timeSlot, duration, days }, path }) => {
    if (!timeSlot || (!timeSlot.end && duration >= 24)) return []
    const { start, end } = timeSlot
    const field = { file: 'packages', name, address: `packages.${id}.timeSlot`, path: [...path, 'timeSlot'] }
    const time = { start, end: end ?? laterBy(start, duration) }
    return [{ ...field, days: listDays(days), time, duration: end ? undefined : duration }]
  }),
  ...tournamentsIn(content).flatMap(({ entry: { id, name, time, repeats }, path }) => {
    const field = { file: 'tournaments', name, address: `tournaments.${id}.time`, path: [...path, 'time'] }
    const days = weekdaysOf(parseRepeats(repeats)).map((day) => day.slice(0, 3))
    return time ? [{ ...field, days, time, duration: undefined }] : []
  }),
]

/** What names the days on which it is sold. */
export function soldOn(content: Content) {
  const specials = content.packages?.consoles?.specials ?? []
  const party = content.pages.pricing?.party
  return [
    ...packagesIn(content).flatMap(({ entry: { id, name, days }, path }) =>
      days ? [{ file: 'packages', path: [...path, 'days'], id, name, days }] : [],
    ),
    ...specials.map(({ id, name, days }, index) => ({
      file: 'packages',
      path: ['consoles', 'specials', index, 'days'],
      id,
      name,
      days,
    })),
    ...(party
      ? [
          {
            file: 'pages/pricing',
            path: ['party', 'day'],
            id: undefined,
            name: party.heading,
            days: party.day,
          },
        ]
      : []),
  ]
}
