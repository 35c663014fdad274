/** /tournaments/{id}: a page for each tournament, because search engines want one address for each event. */

import { type PageContext, pictureOf } from '../../src/pages/pageContext.ts'
import type { Page, ShareCard } from '../../src/render/page.ts'
import { mention } from '../../src/seo/jsonLd/node.ts'
import type { Data, Pages } from '../content.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import { tournamentPath } from '../parts/routes.ts'
import type { PrintedDate, TournamentCardProps } from './card/TournamentCard.tsx'
import { calendarPathOf, subscriptionTo } from './dates/calendarFiles.ts'
import { nightsOf } from './dates/comingInStatus.ts'
import type { Tournament } from './dates/dates.ts'
import { otherToEnter } from './dates/otherToEnter.ts'
import { eventAt } from './dates/tournamentEvent.ts'
import { printDates, printedOf, type TournamentContext, tournamentProps } from './dates/tournamentInWords.ts'
import { TournamentPage } from './TournamentPage.tsx'

/** How many dates a page shows: the next one, and four. */
const shownDates = 5

export function tournamentPages(pageContext: PageContext): Page[] {
  const { tournaments, pages } = pageContext.content
  const { tournament: labels, tournaments: listLabels } = pages
  if (!labels || !listLabels || !tournaments) return []
  const context = { ...pageContext, labels: listLabels }
  const cards = tournaments.tournaments.flatMap((entry) => tournamentProps(entry, context) ?? [])
  return tournaments.tournaments.map((entry) => pageOf(entry, labels, tournaments, cards, context))
}

function pageOf(
  entry: Tournament,
  labels: Pages['tournament'],
  rules: Data['tournaments'],
  cards: readonly TournamentCardProps[],
  context: TournamentContext,
): Page {
  const { content, labels: listLabels, inlineScripts } = context
  const { format, site, words } = content
  const path = tournamentPath(entry.id)
  const url = `${site.url}${path}`
  const calendar = calendarPathOf(entry.id)
  const picture = pictureOf(context, entry.image)
  const { printed } = printedOf(entry, context)
  const entryFee = `${printed.entry} ${printed.entryUnit}`.trimEnd()
  const blanks = { ...printed, name: printed.title, entry: entryFee }
  const dates = printDates(entry, context, shownDates)
  const next = dates.find(takesPlace) ?? dates[0]
  const event = eventAt(url, entry, context)
  return {
    path,
    crumb: entry.name,
    metadata: {
      ...labels,
      title: fillBlanks(labels.title, blanks),
      // One cannot enter it any more.
      description:
        dates.length > 0
          ? fillBlanks(labels.description, blanks)
          : `${words.dateOver}: ${printed.title}, ${printed.day}, ${printed.time}.`,
      keywords: fillBlanks(labels.keywords, blanks),
    },
    mainPicture: headerPicture(picture),
    content: (
      <TournamentPage
        tournament={{ ...entry, ...printed, fee: entry.entry, pool: entry.prize }}
        isLargest={rules.tournaments.every(({ prize }) => prize <= entry.prize)}
        split={entry.prizeSplit?.map((part) => ({ part, printed: format.money(part) })) ?? []}
        results={(entry.results ?? []).map(({ date, places }) => ({
          iso: date,
          printed: format.date(date, 'dayOfYear'),
          places,
        }))}
        calendar={{ file: calendar, google: subscriptionTo(calendar, site.url).google }}
        url={url}
        dates={dates}
        next={next}
        other={next && otherToEnter(next, cards)}
        words={words}
        labels={labels}
        listLabels={listLabels}
        rules={rules}
        picture={picture}
        others={nightsOf(content, context.today).filter(({ href }) => href !== path)}
        script={inlineScripts.tournaments}
      />
    ),
    shareCard: shareCardOf(entry, context),
    jsonLd: event && {
      page: { '@type': 'WebPage', mainEntity: mention(event['@id']) },
      nodes: [event],
    },
  }
}

/** Also while it is on, or once entries are closed; not when it is cancelled or sold out. */
const takesPlace = ({ moments: { status } }: PrintedDate) => status === 'planned' || status === 'moved'

/** Without a date: chats keep a picture for months. */
function shareCardOf(entry: Tournament, context: TournamentContext): ShareCard | undefined {
  const { entryLabel, prizeLabel } = context.labels
  const image = entry.image ?? context.labels.image
  if (!image) return undefined
  const { title, day, time, entry: fee, entryUnit, prize } = printedOf(entry, context).printed
  const kicker = `${day}, ${time}`
  const details = `${[entryLabel, fee, entryUnit].filter(Boolean).join(' ')}, ${prizeLabel} ${prize}`
  return {
    kicker,
    title: entry.name,
    details,
    photograph: image,
    alt: [title, kicker, details].join('. '),
    stem: `tournament-${entry.id}`,
  }
}
