/**
 * The tournaments as events: next date and recurrence (schema.org/Event, schema.org/Schedule). A cancelled or moved date
 * has its status (Google, “Event structured data”, eventStatus) until it is over.
 */

import type { EventLeaf, ScheduleLeaf } from 'schema-dts'
import { startAndEnd } from '../../../src/content/calendarDates.ts'
import { parseRepeats } from '../../../src/content/repeats.ts'
import { photoUrl } from '../../../src/pages/pageContext.ts'
import type { Named } from '../../../src/seo/jsonLd/node.ts'
import { capitalized } from '../../../src/text.ts'
import { organization, venue } from '../../cafe/cafeJsonLd.ts'
import { nextDates, type Tournament, type TournamentDate } from './dates.ts'
import { registrationTimes } from './registrationTimes.ts'
import { printedOf, type TournamentContext } from './tournamentInWords.ts'

/**
 * The next date of a tournament as an event.
 *
 * @param url the full address where it is shown
 * @returns undefined for a finished tournament
 */
export function eventAt(
  url: string,
  tournament: Tournament,
  context: TournamentContext,
): Named<EventLeaf> | undefined {
  const { labels, content, today } = context
  const { site, calendar } = content
  const [next] = nextDates(tournament, calendar.closures, today, 1)
  if (!next) return undefined
  const { printed, lines } = printedOf(tournament, context)
  const registration = registrationTimes(next, content)
  const image = photoUrl(context, tournament.image ?? labels.image)
  const { start, end } = startAndEnd(next, next.time, site.timeZone)
  return {
    '@type': 'Event',
    '@id': url,
    name: printed.title,
    // Without day and place, which have properties of their own (Google, “Event”).
    description: `${tournament.format}. ${lines.fee}. ${lines.prize}.`,
    url,
    ...(image && { image }),
    startDate: start,
    endDate: end,
    ...statusOf(next, tournament, site.timeZone),
    location: venue(site),
    organizer: organization(site),
    ...(tournament.free && { isAccessibleForFree: true }),
    offers: {
      '@type': 'Offer',
      price: tournament.entry,
      priceCurrency: site.currency,
      ...(!tournament.free && { description: labels.perLabel[tournament.entryPer] }),
      // How to register depends on the day; the page shows it.
      url,
      ...(next.status !== 'cancelled' && {
        availability:
          next.status === 'sold-out'
            ? ('https://schema.org/SoldOut' as const)
            : ('https://schema.org/InStock' as const),
      }),
      ...(registration && { validFrom: registration.opens.iso }),
    },
    eventSchedule: schedule(tournament, site.timeZone, printed.day),
  }
}

function statusOf(date: TournamentDate, { time }: Tournament, timeZone: string) {
  const { first, status, plannedOn } = date
  if (status === 'cancelled') return { eventStatus: 'https://schema.org/EventCancelled' as const }
  const previous = startAndEnd({ first: plannedOn, last: plannedOn }, time, timeZone).start
  const beginsAsPlanned = first === plannedOn && date.time?.start === time?.start
  if (beginsAsPlanned) return { eventStatus: 'https://schema.org/EventScheduled' as const }
  return { eventStatus: 'https://schema.org/EventRescheduled' as const, previousStartDate: previous }
}

/** A schedule cannot express the first Saturday of a month, so such a one has the words of the page as its name. */
function schedule(
  { repeats: written, time }: Tournament,
  scheduleTimezone: string,
  name: string,
): ScheduleLeaf | undefined {
  const repeats = parseRepeats(written)
  const hours = { ...(time && { startTime: time.start, endTime: time.end }), scheduleTimezone }
  if (repeats.frequency === 'once') return undefined
  if (repeats.frequency === 'monthly') return { '@type': 'Schedule', name, repeatFrequency: 'P1M', ...hours }
  return {
    '@type': 'Schedule',
    byDay: `https://schema.org/${capitalized(repeats.day)}`,
    ...(repeats.frequency === 'fortnightly'
      ? { repeatFrequency: 'P2W', startDate: repeats.from }
      : { repeatFrequency: 'P1W' }),
    ...hours,
  }
}
