/** What has days or times among prices, as the calendar asks for it. */
import { laterBy } from '../../src/content/clockTimes.ts'
import { listDays } from '../../src/content/openingHours.ts'
import type { Content } from '../../src/content/types.ts'
import type { DatedSubject } from '../parts/subject.ts'
import { packagesIn, pricesIn } from './prices/packagesInFile.ts'
import { specialsAndOffersIn } from './prices/specialsAndOffers.ts'

export const datedPrices: DatedSubject = {
  datedEntries: (content) => [
    ...specialsAndOffersIn(content).map(({ name, from, until, file, path }) => ({
      ...{ file, path, name, last: until, isEndless: true },
      days: { from, until },
    })),
    ...(content.packages?.discounts ?? []).map(({ name, from, until }, index) => ({
      ...{ file: 'packages', path: ['discounts', index], name, last: until },
      days: { from, until },
    })),
    ...pricesIn(content).flatMap(({ name, path, price: { next } }) =>
      next
        ? {
            ...{ file: 'packages', path: [...path, 'next'], name, last: next.from },
            days: { from: next.from },
            outcome: `it costs ${next.price} at once`,
          }
        : [],
    ),
  ],
  // A package without an end ends as many hours after its start as it has.
  sessions: (content) =>
    packagesIn(content).flatMap(({ entry: { id, name, timeSlot, duration, days }, path }) => {
      if (!timeSlot || (!timeSlot.end && duration >= 24)) return []
      const { start, end } = timeSlot
      return {
        ...{ file: 'packages', name, address: `packages.${id}.timeSlot`, path: [...path, 'timeSlot'] },
        ...{ days: listDays(days), time: { start, end: end ?? laterBy(start, duration) } },
        duration: end ? undefined : duration,
      }
    }),
  weeklyEntries: (content) =>
    soldOn(content).map(({ file, path, id, name, days }) => ({
      ...{ file, path, name: `“${name}”`, days: [days] },
      references: [id ? `\${packages.${id}.` : file],
    })),
}

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
