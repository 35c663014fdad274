/** /tournaments and /events: cards with their next dates, rules, calendars (spec section 2, "Tournaments page"). */

import type { Content } from '../../src/content/types.ts'
import type { PageContext } from '../../src/pages/pageContext.ts'
import type { Page } from '../../src/render/page.ts'
import { type JsonLd, listItems, mention } from '../../src/seo/jsonLd/node.ts'
import { frameProps } from '../layout/frameProps.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import { tournamentPath, tournamentsPath } from '../parts/routes.ts'
import type { Subject } from '../parts/subject.ts'
import { type CalendarTournament, calendarPath, calendars, subscriptionTo } from './dates/calendarFiles.ts'
import { datedTournaments } from './dates/datedTournaments.ts'
import { overTournaments, type Tournament } from './dates/dates.ts'
import { eventAt } from './dates/tournamentEvent.ts'
import {
  canBeEnteredFrom,
  printedOf,
  type TournamentContext,
  tournamentProps,
} from './dates/tournamentInWords.ts'
import { tournamentChangeRules, tournamentRules } from './rules/index.ts'
import { TournamentRules, TournamentsPage } from './TournamentsPage.tsx'
import { tournamentPages } from './tournament.tsx'
import { clashNotes, weekProps } from './week/week.ts'

type Shown = ReturnType<typeof shownOf>

export const tournaments: Subject = {
  makePages: (context) => [...tournamentsPages(context), ...tournamentPages(context)],
  rules: tournamentRules,
  changeRules: tournamentChangeRules,
  dated: datedTournaments,
  hiddenIds: overTournaments,
}

function tournamentsPages(pageContext: PageContext): Page[] {
  const { content, today } = pageContext
  const { site, pages, tournaments } = content
  const labels = pages.tournaments
  if (!labels || !tournaments) return []
  const path = tournamentsPath
  const frame = frameProps(pageContext, labels, 'tournaments')
  const context = { ...pageContext, labels }
  const shown = tournaments.tournaments.map((entry) => shownOf(entry, context))
  const byDate = shown.toSorted(byNextDate)
  const cards = byDate.flatMap(({ card }) => card ?? [])
  const next = cards.find(({ date }) => canBeEnteredFrom(date, context))
  const page = {
    path,
    metadata: labels,
    mainPicture: headerPicture(frame.picture),
    content: (
      <TournamentsPage
        frame={frame}
        page={labels}
        words={content.words}
        week={weekProps(context, next?.id)}
        next={next}
        tournaments={cards.filter((card) => card !== next)}
        notes={clashNotes(content, today)}
        calendar={{ ...subscriptionTo(calendarPath, site.url), file: calendarPath }}
        script={context.inlineScripts.tournaments}
      />
    ),
    below: <TournamentRules frame={frame} rules={tournaments} />,
    jsonLd: pages.tournament
      ? listOfPages(
          byDate.filter(({ card }) => card),
          site,
        )
      : eventsOnPage(byDate, context),
    files: calendars(
      shown.map((each) => tournamentInCalendar(each, site)),
      labels,
      content,
      today,
    ),
  }
  if (!pages.events) return [page]
  // Both show the same screen; search engines keep the first address.
  const { files: _files, jsonLd: _jsonLd, ...screen } = page
  return [page, { ...screen, path: '/events', metadata: pages.events, canonicalPath: path }]
}

/** A tournament as the content has it, and in words. */
function shownOf(entry: Tournament, context: TournamentContext) {
  return {
    entry,
    ...printedOf(entry, context),
    card: tournamentProps(entry, context),
    path: context.content.pages.tournament ? tournamentPath(entry.id) : `${tournamentsPath}#${entry.id}`,
  }
}

/** In the order of their next dates; finished tournaments come last. */
function byNextDate(one: Shown, other: Shown): number {
  const startOf = ({ card }: Shown) => card?.date.moments.starts ?? Number.MAX_VALUE
  return startOf(one) - startOf(other)
}

/** Search engines want a list of events as a list of the pages that describe them (Google, “Carousel”). */
const listOfPages = (shown: readonly Shown[], site: Content['site']): JsonLd => ({
  page: {
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: listItems(
        shown.map(({ entry, path }) => ({ name: entry.name, url: site.url + path })),
      ),
    },
  },
})

/** The events themselves, for a café whose tournaments have no pages. */
function eventsOnPage(shown: readonly Shown[], context: TournamentContext): JsonLd {
  const { url } = context.content.site
  const nodes = shown.flatMap(({ entry, path }) => eventAt(url + path, entry, context) ?? [])
  return {
    page: { '@type': 'CollectionPage', mainEntity: nodes.map((event) => mention(event['@id'])) },
    nodes,
  }
}

function tournamentInCalendar({ entry, path, lines }: Shown, site: Content['site']): CalendarTournament {
  const url = site.url + path
  const description = [entry.format, lines.fee, lines.prize, lines.split, entry.text.text, url]
  return { ...entry, url, description: description.filter(Boolean).join('\n') }
}
