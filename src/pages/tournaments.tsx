/** /tournaments and /events: cards with their next dates, rules, calendars (spec section 2, "Tournaments page"). */
import { fillBlanks } from '../../templates/blanks.ts'
import { TournamentsPage, type TournamentsPageProps } from '../../templates/pages/TournamentsPage.tsx'
import { bookingOf } from '../content/contact.ts'
import { occasionsOf } from '../content/occasions.ts'
import { parseRepeats } from '../content/repeats.ts'
import { instantIn, startAndEnd } from '../content/schedule.ts'
import type { Content, Data, Pages } from '../content/types.ts'
import { type CalendarEvent, calendarPath, calendarPathOf, calendars } from '../seo/calendar.ts'
import { events as eventNodes } from '../seo/jsonLd/events.ts'
import { mention } from '../seo/jsonLd/ids.ts'
import { type PageContext, type PageFile, pageFrame, photoUrl } from './context.ts'

type Tournament = Data['tournaments']['tournaments'][number]
type Card = TournamentsPageProps['tournaments'][number]

export const tournaments: PageFile = (context) => {
  const { content } = context
  const { site, pages, tournaments } = content
  const labels = pages.tournaments
  if (!labels || !tournaments) return []
  const path = '/tournaments'
  const url = `${site.url}${path}`
  const cards = tournaments.tournaments.map((entry) => cardOf(entry, labels, context))
  const nodes = eventNodes(
    tournaments.tournaments.map((entry, index) => ({
      ...entry,
      shown: { bookingUrl: cards[index]?.booking.url ?? '', day: cards[index]?.day ?? '' },
    })),
    labels,
    content,
    url,
    photoUrl(context, labels.image),
    context.today,
  )
  const page = {
    path,
    metadata: labels,
    content: (
      <TournamentsPage
        frame={pageFrame(context, labels, 'tournaments')}
        page={labels}
        tournaments={cards}
        calendar={{
          subscribe: `${site.url.replace(/^https:/, 'webcal:')}${calendarPath}`,
          download: calendarPath,
        }}
        rulesHeading={tournaments.rulesHeading}
        rules={tournaments.rules}
      />
    ),
    jsonLd: {
      page: { '@type': 'CollectionPage' as const, mainEntity: nodes.map((event) => mention(event['@id'])) },
      nodes,
    },
    files: calendars(
      tournaments.tournaments.map((entry, index) => calendarEvent(entry, cards[index], labels, url)),
      labels.heading,
      content,
      context.today,
    ),
    llms: [{ heading: labels.heading, entries: cards.map((card) => llmsEntry(card, labels)) }],
  }
  if (!pages.events) return [page]
  // Both show the same screen; search engines keep the first address.
  const { files: _files, llms: _llms, jsonLd: _jsonLd, ...screen } = page
  return [page, { ...screen, path: '/events', metadata: pages.events, canonicalPath: path }]
}

function cardOf(entry: Tournament, labels: Pages['tournaments'], { content, today }: PageContext): Card {
  const { site, format } = content
  const times = {
    day: dayOf(entry.repeats, labels, content),
    time: entry.time ? format.timeRange(entry.time) : labels.allDayLabel,
  }
  const message = fillBlanks(labels.joinMessage, { tournament: entry.name, ...times })
  return {
    ...entry,
    ...times,
    booking: bookingOf(site, message, labels.joinLabel),
    next: nextTimes(entry, content, today),
    entry: format.money(entry.entry),
    entryUnit: entry.free ? '' : labels.perLabel[entry.entryPer],
    prize: format.money(entry.prize),
    prizeSplit: entry.prizeSplit?.map(format.money).join(' / '),
    calendar: calendarPathOf(entry.id),
  }
}

/** “Every Saturday”, “Last weekend of the month”, or the date of what takes place once. */
function dayOf(repeats: string, labels: Pages['tournaments'], { format }: Content): string {
  const { frequency } = parseRepeats(repeats)
  const day = format.repeats(repeats)
  if (frequency === 'once') return day
  const text = fillBlanks(frequency === 'weekly' ? labels.weeklyLabel : labels.monthlyLabel, { day })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The days on which it is on next, and the instant at which that is over; undefined for one that is over for good. */
function nextTimes(tournament: Tournament, { site, format, calendar }: Content, today: string): Card['next'] {
  const occasion = occasionsOf(tournament, calendar.closures, today, 10).find(
    ({ status }) => status !== 'cancelled',
  )
  if (!occasion) return undefined
  const { first, last, time } = occasion
  const { start, end } = startAndEnd(occasion, time, site.timeZone)
  const firstDay = { iso: start, printed: format.date(first, 'day') }
  return {
    days: last === first ? [firstDay] : [firstDay, { iso: last, printed: format.date(last, 'day') }],
    until: time ? end : instantIn(site.timeZone, last, '23:59'),
  }
}

function calendarEvent(
  { id, name, repeats, time, exceptions, format, text }: Tournament,
  card: Card | undefined,
  labels: Pages['tournaments'],
  pageUrl: string,
): CalendarEvent {
  const url = `${pageUrl}#${id}`
  const lines = [
    format,
    card && feeOf(card, labels),
    card && `${labels.prizeLabel}: ${card.prize}`,
    card?.prizeSplit && `${labels.splitLabel}: ${card.prizeSplit}`,
    text.text,
    url,
  ]
  return { id, name, repeats, time, exceptions, url, description: lines.filter(Boolean).join('\n') }
}

const llmsEntry = (card: Card, labels: Pages['tournaments']) => ({
  name: card.name,
  path: `/tournaments#${card.id}`,
  notes: [card.day, card.time, card.format, feeOf(card, labels), `${labels.prizeLabel}: ${card.prize}`],
})

const feeOf = ({ entry, entryUnit }: Card, { entryLabel }: Pages['tournaments']) =>
  `${entryLabel}: ${entry} ${entryUnit}`.trimEnd()
