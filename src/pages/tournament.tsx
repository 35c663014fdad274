/** /tournaments/{id}: a page for each tournament, because search engines want one address for each event. */
import { fillBlanks } from '../../templates/blanks.ts'
import { TournamentPage } from '../../templates/pages/TournamentPage.tsx'
import { bookingOf } from '../content/contact.ts'
import { calendarPathOf } from '../seo/calendar.ts'
import { eventOf } from '../seo/jsonLd/events.ts'
import { mention } from '../seo/jsonLd/ids.ts'
import { invitation, type PageFile, photoUrl } from './context.ts'
import { dayOf, nextDates } from './tournamentDates.ts'

/** How many dates a page shows. */
const shownDates = 4

/** The page of a tournament. */
export const tournamentPath = (id: string): string => `/tournaments/${id}`

export const tournament: PageFile = (context) => {
  const { content, pictures, today } = context
  const { site, pages, tournaments, format } = content
  const [labels, listLabels] = [pages.tournament, pages.tournaments]
  if (!labels || !listLabels || !tournaments) return []
  const image = listLabels.image
  return tournaments.tournaments.map((entry) => {
    const path = tournamentPath(entry.id)
    const dates = nextDates(entry, listLabels, content, today, shownDates)
    const next = dates.find(({ status }) => status === 'planned' || status === 'moved')
    const blanks = {
      name: entry.title ?? entry.name,
      tournament: entry.name,
      day: dayOf(entry.repeats, listLabels, content),
      date: next?.days[0]?.printed ?? '',
      time: entry.time ? format.timeRange(entry.time) : listLabels.allDayLabel,
      entry: format.money(entry.entry),
      prize: format.money(entry.prize),
    }
    const bookingMessage = fillBlanks(next ? labels.joinMessage : listLabels.joinMessage, blanks)
    const booking = bookingOf(site, bookingMessage, listLabels.joinLabel)
    const event = eventOf({ ...entry, day: blanks.day, booking }, listLabels, content, {
      url: `${site.url}${path}`,
      image: photoUrl(context, image),
      today,
    })
    return {
      path,
      crumb: entry.name,
      metadata: {
        ...labels,
        title: fillBlanks(labels.title, blanks),
        description: fillBlanks(labels.description, blanks),
        keywords: fillBlanks(labels.keywords, blanks),
      },
      content: (
        <TournamentPage
          tournament={{
            ...entry,
            name: blanks.name,
            day: blanks.day,
            time: blanks.time,
            entry: blanks.entry,
            entryUnit: entry.free ? '' : listLabels.perLabel[entry.entryPer],
            prize: blanks.prize,
            split: entry.prizeSplit?.map((part) => ({ part, printed: format.money(part) })) ?? [],
            results: (entry.results ?? []).map(({ date, places }) => ({
              iso: date,
              printed: format.date(date, 'short'),
              places,
            })),
            calendar: calendarPathOf(entry.id),
          }}
          dates={dates}
          labels={labels}
          listLabels={listLabels}
          rules={{ heading: tournaments.rulesHeading, rules: tournaments.rules }}
          picture={image ? pictures.get(image) : undefined}
          booking={booking}
          invitation={labels.callToAction && invitation(context, labels.callToAction)}
        />
      ),
      jsonLd: event && {
        page: { '@type': 'WebPage' as const, mainEntity: mention(event['@id']) },
        nodes: [event],
      },
    }
  })
}
