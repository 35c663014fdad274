/**
 * The tournaments as events: when each is on next, and how it recurs (schema.org/Event, schema.org/Schedule).
 *
 * The content does not have whether places are left, nor from when on entries are taken; so offers have neither.
 */
import type { EventLeaf, ScheduleLeaf } from 'schema-dts'
import { nextAppointment } from '../../content/schedule.ts'
import type { Data, Pages } from '../../content/types.ts'
import { mention, organizationId, placeId } from './ids.ts'
import type { Named } from './node.ts'

type Tournament = Data['tournaments']['tournaments'][number]

/**
 * @param pageUrl the full address of the page that shows them; each has its place there
 * @param image the picture of that page
 * @param today the day of the build, `YYYY-MM-DD`, in the site's time zone
 */
export const events = (
  tournaments: ReadonlyArray<Tournament & { bookingUrl: string }>,
  labels: Pages['tournaments'],
  site: Data['site'],
  pageUrl: string,
  image: string | undefined,
  today: string,
) =>
  tournaments.map((tournament): Named<EventLeaf> => {
    const { start, end } = nextAppointment(tournament, today, site.timeZone)
    const url = `${pageUrl}#${tournament.id}`
    return {
      '@type': 'Event',
      '@id': url,
      name: tournament.name,
      description: tournament.text.text,
      url,
      ...(image && { image }),
      startDate: start,
      endDate: end,
      eventStatus: 'https://schema.org/EventScheduled',
      location: mention(placeId(site.url)),
      organizer: mention(organizationId(site.url)),
      ...(tournament.free && { isAccessibleForFree: true }),
      offers: {
        '@type': 'Offer',
        price: tournament.entry,
        priceCurrency: site.currency,
        ...(!tournament.free && { description: labels.perLabel[tournament.entryPer] }),
        url: tournament.bookingUrl,
      },
      eventSchedule: schedule(tournament, site.timeZone, labels.lastWeekendLabel),
    }
  })

/** A schedule cannot express the last weekend of a month, so that one has the words of the page as its name. */
function schedule(
  { day, time }: Tournament,
  scheduleTimezone: string,
  lastWeekendLabel: string,
): ScheduleLeaf {
  const hours = time && { startTime: time.start, endTime: time.end }
  return day === 'last-weekend'
    ? { '@type': 'Schedule', name: lastWeekendLabel, repeatFrequency: 'P1M', ...hours, scheduleTimezone }
    : { '@type': 'Schedule', byDay: dayOfWeek[day], repeatFrequency: 'P1W', ...hours, scheduleTimezone }
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
