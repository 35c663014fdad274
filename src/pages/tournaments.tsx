/** /tournaments and /events: cards with their next dates, rules, calendars (spec section 2, "Tournaments page"). */
import type { MatchProps } from '../../templates/components/Match.tsx'
import { TournamentsPage } from '../../templates/pages/TournamentsPage.tsx'
import type { Content, Pages } from '../content/types.ts'
import { type CalendarEvent, calendarPath, calendars } from '../seo/calendar.ts'
import { eventOf } from '../seo/jsonLd/events.ts'
import { mention } from '../seo/jsonLd/ids.ts'
import type { JsonLd } from '../seo/jsonLd/node.ts'
import { type PageContext, type PageFile, pageFrame, photoUrl } from './context.ts'
import {
  canBeEnteredFrom,
  dayOf,
  factsOf,
  figuresOf,
  matchOf,
  type Tournament,
  timeOf,
  tournamentPath,
} from './matches.ts'
import { clashes, weekOf } from './week.ts'

type Labels = Pages['tournaments']

/** A tournament as the content has it, with its figures in words. */
interface Shown {
  entry: Tournament
  match: MatchProps | undefined
  path: string
  day: string
  time: string
  fee: string
  prize: string
  split: string | undefined
}

export const tournaments: PageFile = (context) => {
  const { content, today } = context
  const { site, pages, tournaments } = content
  const labels = pages.tournaments
  if (!labels || !tournaments) return []
  const path = '/tournaments'
  const shown = tournaments.tournaments.map((entry) => shownOf(entry, labels, context))
  const byDate = shown.toSorted(byNextDate)
  const matches = byDate.flatMap(({ match }) => match ?? [])
  const next = matches.find(({ date }) => canBeEnteredFrom(date, today, content))
  const page = {
    path,
    metadata: labels,
    content: (
      <TournamentsPage
        frame={pageFrame(context, labels, 'tournaments')}
        page={labels}
        words={content.words}
        week={weekOf(labels, content, today, next?.id)}
        next={next}
        picture={labels.nextImage ? context.pictures.get(labels.nextImage) : undefined}
        matches={matches.filter((match) => match !== next)}
        notes={clashes(content, today)}
        calendar={{
          subscribe: `${site.url.replace(/^https:/, 'webcal:')}${calendarPath}`,
          download: calendarPath,
        }}
        rulesHeading={tournaments.rulesHeading}
        rules={tournaments.rules}
        script={context.matchesScript}
      />
    ),
    jsonLd: pages.tournament ? listOfPages(byDate, site) : eventsOnPage(byDate, labels, context),
    files: calendars(
      shown.map((each) => calendarEvent(each, site)),
      labels.heading,
      content,
      today,
    ),
    llms: [{ heading: labels.heading, entries: byDate.map(llmsEntry) }],
  }
  if (!pages.events) return [page]
  // Both show the same screen; search engines keep the first address.
  const { files: _files, llms: _llms, jsonLd: _jsonLd, ...screen } = page
  return [page, { ...screen, path: '/events', metadata: pages.events, canonicalPath: path }]
}

function shownOf(entry: Tournament, labels: Labels, { content, today }: PageContext): Shown {
  const { pages } = content
  return {
    ...figuresOf(entry, labels, content),
    entry,
    match: matchOf(entry, labels, content, today),
    path: pages.tournament ? tournamentPath(entry.id) : `/tournaments#${entry.id}`,
    day: dayOf(entry.repeats, labels, content),
    time: timeOf(entry, labels, content),
  }
}

/** In the order of their next dates; what is over for good comes last. */
function byNextDate(one: Shown, other: Shown): number {
  const [a, b] = [one, other].map(({ match }) => match?.date.moments.starts ?? Number.POSITIVE_INFINITY)
  return a === b ? 0 : (a ?? 0) - (b ?? 0)
}

/** Search engines want a list of events as a list of the pages that describe them (Google, “Carousel”). */
const listOfPages = (shown: readonly Shown[], site: Content['site']): JsonLd => ({
  page: {
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: shown.map(({ entry, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: entry.name,
        url: site.url + path,
      })),
    },
  },
})

/** The events themselves, for a café whose tournaments have no pages. */
function eventsOnPage(shown: readonly Shown[], labels: Labels, context: PageContext): JsonLd {
  const { content, today } = context
  const image = photoUrl(context, labels.image)
  const nodes = shown.flatMap(({ entry, path, day }) => {
    const url = content.site.url + path
    const description = factsOf(entry, labels, content)
    return eventOf({ ...entry, day }, labels, content, { url, description, image, today }) ?? []
  })
  return {
    page: { '@type': 'CollectionPage', mainEntity: nodes.map((event) => mention(event['@id'])) },
    nodes,
  }
}

function calendarEvent({ entry, path, fee, prize, split }: Shown, site: Content['site']): CalendarEvent {
  const { id, name, format, text, repeats, time, exceptions } = entry
  const url = site.url + path
  const lines = [format, fee, prize, split, text.text, url]
  return { id, name, repeats, time, exceptions, url, description: lines.filter(Boolean).join('\n') }
}

const llmsEntry = ({ entry, path, day, time, fee, prize }: Shown) => ({
  name: entry.name,
  path,
  notes: [day, time, entry.format, fee, prize],
})
