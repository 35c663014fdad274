import { doOverlap, isWithin } from '../clockTimes.ts'
import { hoursOn } from '../closures.ts'
import { isDuring, type Occasion, occasionsOf } from '../occasions.ts'
import { type RuleContext, tournamentsIn } from './context.ts'
import { mayShareSeats } from './tournaments.ts'

/** How many dates of a tournament are looked at: those of more than a year. */
const mostDates = 60

/**
 * Warns of dates of tournaments that are not within the opening hours of their day, where that has other hours than usual or
 * the date was moved; and of dates that were moved onto another one that needs the same seats. Dates on closed days are left
 * out everywhere, so they are no mistake.
 */
export function checkChangedDates({ content, today, warning, where }: RuleContext): void {
  if (today === undefined) return
  const { calendar, site } = content
  const tournaments = tournamentsIn(content).map(({ entry, path }) => {
    const dates = occasionsOf(entry, calendar.closures, today, mostDates)
    return { entry, path, dates: dates.filter(({ status }) => status !== 'cancelled') }
  })
  for (const { entry, path, dates } of tournaments) {
    for (const date of dates) {
      const { first, time, status } = date
      const isMoved = status === 'moved'
      if (!isMoved && !calendar.closures.some((closure) => isDuring(closure, first))) continue
      const index = (entry.exceptions ?? []).findIndex((exception) => exception.date === date.date)
      const field = isMoved ? ['exceptions', index, 'to'] : ['repeats']
      const report = (reason: string) =>
        warning('tournaments', [...path, ...field], {
          rule: 'changed-date',
          reason: `“${entry.name}” ${isMoved ? 'is moved to' : 'takes place on'} ${first}, ${reason}`,
          remedy:
            'Under exceptions, move this date to another day, cancel it, or write other hours below “to”; or correct what it is in conflict with.',
        })
      const hours = hoursOn(first, calendar, site.hours)
      if (time && !isWithin(time, hours))
        report(`${time.start} to ${time.end}, but the café is open from ${hours.start} to ${hours.end} then.`)
      const others = tournaments.filter(
        (other) =>
          isMoved &&
          (other.entry === entry || mayShareSeats(entry, other.entry, content)) &&
          other.dates.some((occasion) => occasion !== date && areAtOnce(occasion, date)),
      )
      const places = others.map((other) => `“${other.entry.name}” (${where('tournaments', other.path)})`)
      if (places.length > 0)
        report(`when this is on at the same time, and may need the same seats: ${places.join(', ')}.`)
    }
  }
}

const areAtOnce = (one: Occasion, other: Occasion): boolean =>
  one.first <= other.last &&
  other.first <= one.last &&
  (!one.time || !other.time || doOverlap(one.time, other.time))
