/**
 * The tournaments as events: when each is on next, and how it recurs (schema.org/Event, schema.org/Schedule). A date that is
 * cancelled or moved says so (Google, “Event structured data”, eventStatus) until it is over.
 */
import type { EventLeaf, ScheduleLeaf } from 'schema-dts'
import { type Occasion, occasionsOf } from '../../content/occasions.ts'
import { parseRepeats } from '../../content/repeats.ts'
import { startAndEnd } from '../../content/schedule.ts'
import type { Content, Data, Pages } from '../../content/types.ts'
import { mention, organizationId, placeId } from './ids.ts'
import type { Named } from './node.ts'

type Tournament = Data['tournaments']['tournaments'][number]

/** What a page knows of a tournament besides its data. */
interface Shown {
  bookingUrl: string
  /** When it takes place, in words. */
  day: string
}

/**
 * @param pageUrl the full address of the page that shows them; each has its place there
 * @param image the picture of that page
 * @param today the day of the build, `YYYY-MM-DD`, in the site's time zone
 * @returns an event for each tournament that has a date to come
 */
export const events = (
  tournaments: ReadonlyArray<Tournament & { shown: Shown }>,
  labels: Pages['tournaments'],
  { site, calendar }: Content,
  pageUrl: string,
  image: string | undefined,
  today: string,
) =>
  tournaments.flatMap((tournament): Named<EventLeaf>[] => {
    const [next] = occasionsOf(tournament, calendar.closures, today, 1)
    if (!next) return []
    const { start, end } = startAndEnd(next, next.time, site.timeZone)
    const url = `${pageUrl}#${tournament.id}`
    return [
      {
        '@type': 'Event',
        '@id': url,
        name: tournament.name,
        description: tournament.text.text,
        url,
        ...(image && { image }),
        startDate: start,
        endDate: end,
        ...statusOf(next, tournament, site.timeZone),
        location: mention(placeId(site.url)),
        organizer: mention(organizationId(site.url)),
        ...(tournament.free && { isAccessibleForFree: true }),
        offers: {
          '@type': 'Offer',
          price: tournament.entry,
          priceCurrency: site.currency,
          ...(!tournament.free && { description: labels.perLabel[tournament.entryPer] }),
          url: tournament.shown.bookingUrl,
          ...(next.status === 'sold-out' && { availability: 'https://schema.org/SoldOut' as const }),
        },
        eventSchedule: schedule(tournament, site.timeZone, tournament.shown.day),
      },
    ]
  })

function statusOf({ status, date }: Occasion, { time }: Tournament, timeZone: string) {
  if (status === 'cancelled') return { eventStatus: 'https://schema.org/EventCancelled' as const }
  if (status !== 'moved') return { eventStatus: 'https://schema.org/EventScheduled' as const }
  const previous = startAndEnd({ first: date, last: date }, time, timeZone).start
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
  return repeats.frequency === 'monthly'
    ? { '@type': 'Schedule', name, repeatFrequency: 'P1M', ...hours }
    : { '@type': 'Schedule', byDay: dayOfWeek[repeats.day], repeatFrequency: 'P1W', ...hours }
}

const dayOfWeek = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const
