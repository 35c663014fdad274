/** The status of the café: opening times, lowest prices, next tournaments. */

import type { Opening } from '../../client/openState.ts'
import { fillBlanks } from '../../templates/parts/blanks.ts'
import { tournamentPath, tournamentsPath } from '../../templates/parts/routes.ts'
import type { StatusProps } from '../../templates/parts/Status.tsx'
import { hoursOn } from '../content/closures.ts'
import { isClosed, occasionsOf } from '../content/occasions.ts'
import { cheapestStays, days, passesFor } from '../content/playPrices.ts'
import { addDays, instantIn, startAndEnd } from '../content/schedule.ts'
import type { Content } from '../content/types.ts'
import { weekdayOf } from '../content/weekdays.ts'

/** How many days and tournaments a page contains, so that it is still right some days after its build. */
const knownDays = 8
const comingTournaments = 4

/** The props of the status on the day of the build. @param script the inline script that updates it */
export function statusOf(content: Content, today: string, script: string): StatusProps {
  const { site, words, format } = content
  return {
    openings: openingsFrom(content, addDays(today, -1), knownDays),
    words,
    hours: format.timeRange(site.hours),
    prices: lowestPrices(content),
    coming: comingOf(content, today),
    script,
  }
}

/** The opening times from a day on; a day after closed ones has its weekday. */
export function openingsFrom(content: Content, from: string, count: number): Opening[] {
  const { site, calendar, format } = content
  const minutes = (date: string, time: string) => Date.parse(instantIn(site.timeZone, date, time)) / 60_000
  const openings: Opening[] = []
  let isAfterClosed = false
  for (let index = 0; index < count; index++) {
    const day = addDays(from, index)
    if (isClosed(day, calendar.closures)) {
      isAfterClosed = true
      continue
    }
    const { start, end } = hoursOn(day, calendar, site.hours)
    const opens = format.time(start)
    openings.push([
      minutes(day, start),
      minutes(end > start ? day : addDays(day, 1), end),
      isAfterClosed ? `${format.days(days[weekdayOf(day)] ?? '')} ${opens}` : opens,
      format.time(end),
    ])
    isAfterClosed = false
  }
  return openings
}

/** The lowest price of an hour at a seat, without a time slot, and of an hour at a console. */
export function lowestPrices({ packages, pages, format }: Content): StatusProps['prices'] {
  const words = pages.pricing?.ticket
  if (!packages || !words) return []
  const seats = packages.tiers.flatMap(({ id }) =>
    days.flatMap((day) => cheapestStays(passesFor(packages, day, undefined, id))(1)?.price ?? []),
  )
  const consoles = packages.consoles?.rates.map(({ price }) => price) ?? []
  return [
    { label: words.hourFrom, prices: seats },
    { label: words.consoleFrom, prices: consoles },
  ].flatMap(({ label, prices }) =>
    prices.length > 0 ? [{ label, value: format.money(Math.min(...prices)) }] : [],
  )
}

/** The next dates of all tournaments, without cancelled ones, with links and printed times. */
export function comingOf(content: Content, today: string): StatusProps['coming'] {
  const { tournaments, calendar, words, format, site, pages } = content
  return (tournaments?.tournaments ?? [])
    .flatMap((tournament) =>
      occasionsOf(tournament, calendar.closures, today, comingTournaments)
        .filter(({ status }) => status !== 'cancelled')
        .map((occasion) => ({ ...occasion, name: tournament.name, id: tournament.id })),
    )
    .map((occasion) => ({ ...occasion, ...startAndEnd(occasion, occasion.time, site.timeZone) }))
    .sort((a, b) => (a.start < b.start ? -1 : 1))
    .slice(0, comingTournaments)
    .map(({ id, name, first, time, end }) => {
      const day =
        first < addDays(today, 7) ? format.days(days[weekdayOf(first)] ?? '') : format.date(first, 'day')
      const when = [day, time && format.time(time.start)].filter(Boolean).join(' ')
      // The list of tournaments begins with the next one.
      const href = pages.tournaments ? tournamentsPath : pages.tournament ? tournamentPath(id) : undefined
      return { name, href, label: fillBlanks(words.next, { when }), until: end }
    })
}
