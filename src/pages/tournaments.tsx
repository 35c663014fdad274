/** /tournaments and /events: cards with their next dates, rules, calendars (spec section 2, "Tournaments page"). */
import { fillBlanks } from '../../templates/blanks.ts'
import { TournamentsPage, type TournamentsPageProps } from '../../templates/pages/TournamentsPage.tsx'
import { bookingOf } from '../content/contact.ts'
import type { Content, Pages } from '../content/types.ts'
import { type CalendarEvent, calendarPath, calendarPathOf, calendars } from '../seo/calendar.ts'
import { eventOf } from '../seo/jsonLd/events.ts'
import { mention } from '../seo/jsonLd/ids.ts'
import type { JsonLd } from '../seo/jsonLd/node.ts'
import { type PageContext, type PageFile, pageFrame, photoUrl } from './context.ts'
import { tournamentPath } from './tournament.tsx'
import { dayOf, nextDate, type Tournament } from './tournamentDates.ts'

type Labels = Pages['tournaments']
type Card = TournamentsPageProps['tournaments'][number]

/** A tournament as the content has it, and as a card shows it. */
interface Shown {
  entry: Tournament
  card: Card
}

export const tournaments: PageFile = (context) => {
  const { content } = context
  const { site, pages, tournaments } = content
  const labels = pages.tournaments
  if (!labels || !tournaments) return []
  const path = '/tournaments'
  const shown = tournaments.tournaments.map((entry) => ({ entry, card: cardOf(entry, labels, context) }))
  const byDate = shown.toSorted(byNextDate)
  const page = {
    path,
    metadata: labels,
    content: (
      <TournamentsPage
        frame={pageFrame(context, labels, 'tournaments')}
        page={labels}
        tournaments={byDate.map(({ card }) => card)}
        calendar={{
          subscribe: `${site.url.replace(/^https:/, 'webcal:')}${calendarPath}`,
          download: calendarPath,
        }}
        rulesHeading={tournaments.rulesHeading}
        rules={tournaments.rules}
      />
    ),
    jsonLd: pages.tournament ? listOfPages(byDate, site) : eventsOnPage(byDate, labels, context),
    files: calendars(
      shown.map((each) => calendarEvent(each, labels, site)),
      labels.heading,
      content,
      context.today,
    ),
    llms: [{ heading: labels.heading, entries: byDate.map(({ card }) => llmsEntry(card, labels)) }],
  }
  if (!pages.events) return [page]
  // Both show the same screen; search engines keep the first address.
  const { files: _files, llms: _llms, jsonLd: _jsonLd, ...screen } = page
  return [page, { ...screen, path: '/events', metadata: pages.events, canonicalPath: path }]
}

function cardOf(entry: Tournament, labels: Labels, { content, today }: PageContext): Card {
  const { site, format, pages } = content
  const times = {
    day: dayOf(entry.repeats, labels, content),
    time: entry.time ? format.timeRange(entry.time) : labels.allDayLabel,
  }
  const message = fillBlanks(labels.joinMessage, { tournament: entry.name, ...times })
  return {
    ...entry,
    ...times,
    path: pages.tournament && tournamentPath(entry.id),
    booking: bookingOf(site, message, labels.joinLabel),
    dates: nextDate(entry, labels, content, today),
    entry: format.money(entry.entry),
    entryUnit: entry.free ? '' : labels.perLabel[entry.entryPer],
    prize: format.money(entry.prize),
    prizeSplit: entry.prizeSplit?.map(format.money).join(' / '),
    calendar: calendarPathOf(entry.id),
  }
}

/** In the order of their next dates; what is over for good comes last. */
function byNextDate(one: Shown, other: Shown): number {
  const [a, b] = [one, other].map(({ card }) => card.dates.at(-1)?.days[0]?.iso ?? '9999')
  return a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1
}

/** Search engines want a list of events as a list of the pages that describe them (Google, “Carousel”). */
const listOfPages = (shown: readonly Shown[], site: Content['site']): JsonLd => ({
  page: {
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: shown.map(({ card }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: card.name,
        url: site.url + pathOf(card),
      })),
    },
  },
})

/** The events themselves, for a café whose tournaments have no pages. */
function eventsOnPage(shown: readonly Shown[], labels: Labels, context: PageContext): JsonLd {
  const { content, today } = context
  const image = photoUrl(context, labels.image)
  const nodes = shown.flatMap(({ entry, card }) => {
    const url = content.site.url + pathOf(card)
    const event = { ...entry, day: card.day, booking: card.booking }
    return eventOf(event, labels, content, { url, image, today }) ?? []
  })
  return {
    page: { '@type': 'CollectionPage', mainEntity: nodes.map((event) => mention(event['@id'])) },
    nodes,
  }
}

/** The address of what describes a tournament: its page, or its place in the list. */
const pathOf = ({ path, id }: Card): string => path ?? `/tournaments#${id}`

function calendarEvent({ entry, card }: Shown, labels: Labels, site: Content['site']): CalendarEvent {
  const { id, name, repeats, time, exceptions } = entry
  const url = site.url + pathOf(card)
  const lines = [
    card.format,
    feeOf(card, labels),
    `${labels.prizeLabel}: ${card.prize}`,
    card.prizeSplit && `${labels.splitLabel}: ${card.prizeSplit}`,
    card.text.text,
    url,
  ]
  return { id, name, repeats, time, exceptions, url, description: lines.filter(Boolean).join('\n') }
}

const llmsEntry = (card: Card, labels: Labels) => ({
  name: card.name,
  path: pathOf(card),
  notes: [card.day, card.time, card.format, feeOf(card, labels), `${labels.prizeLabel}: ${card.prize}`],
})

const feeOf = ({ entry, entryUnit }: Card, { entryLabel }: Labels) =>
  `${entryLabel}: ${entry} ${entryUnit}`.trimEnd()
