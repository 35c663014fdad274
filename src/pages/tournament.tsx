/** /tournaments/{id}: a page for each tournament, because search engines want one address for each event. */
import { fillBlanks } from '../../templates/blanks.ts'
import { TournamentPage } from '../../templates/pages/TournamentPage.tsx'
import type { Pages } from '../content/types.ts'
import type { Page, ShareCard } from '../render/page.ts'
import { calendarPathOf } from '../seo/calendar.ts'
import { mention } from '../seo/jsonLd/node.ts'
import { invitation, type PageFile, pictureOf } from './context.ts'
import {
  canBeEnteredFrom,
  dayOf,
  eventAt,
  figuresOf,
  type MatchContext,
  matchDates,
  type Tournament,
  timeOf,
  tournamentPath,
} from './matches.ts'

/** How many dates a page shows. */
const shownDates = 4

export const tournament: PageFile = (context) => {
  const { tournaments, pages } = context.content
  const { tournament: labels, tournaments: listLabels } = pages
  if (!labels || !listLabels || !tournaments) return []
  return tournaments.tournaments.map((entry) => pageOf(entry, labels, { ...context, labels: listLabels }))
}

function pageOf(entry: Tournament, labels: Pages['tournament'], context: MatchContext): Page {
  const path = tournamentPath(entry.id)
  const url = `${context.content.site.url}${path}`
  const blanks = inWords(entry, context)
  const event = eventAt(url, entry, context)
  return {
    path,
    crumb: entry.name,
    metadata: {
      ...labels,
      title: fillBlanks(labels.title, blanks),
      description: fillBlanks(labels.description, blanks),
      keywords: fillBlanks(labels.keywords, blanks),
    },
    content: template(entry, labels, context, url),
    shareCard: shareCardOf(entry, context),
    jsonLd: event && {
      page: { '@type': 'WebPage' as const, mainEntity: mention(event['@id']) },
      nodes: [event],
    },
  }
}

const inWords = (entry: Tournament, context: MatchContext) => ({
  ...figuresOf(entry, context).figures,
  name: entry.title ?? entry.name,
  day: dayOf(entry.repeats, context),
  time: timeOf(entry.time, context),
})

function template(entry: Tournament, labels: Pages['tournament'], context: MatchContext, url: string) {
  const { content, labels: listLabels } = context
  const { format, tournaments } = content
  const dates = matchDates(entry, context, shownDates)
  const printed = inWords(entry, context)
  return (
    <TournamentPage
      tournament={{
        ...entry,
        ...printed,
        name: entry.name,
        title: printed.name,
        split: entry.prizeSplit?.map((part) => ({ part, printed: format.money(part) })) ?? [],
        results: (entry.results ?? []).map(({ date, places }) => ({
          iso: date,
          printed: format.date(date, 'short'),
          places,
        })),
        calendar: calendarPathOf(entry.id),
        url,
      }}
      dates={dates}
      next={dates.find((date) => canBeEnteredFrom(date, context)) ?? dates[0]}
      words={content.words}
      labels={labels}
      listLabels={listLabels}
      rules={{ heading: tournaments?.rulesHeading ?? '', rules: tournaments?.rules ?? [] }}
      picture={pictureOf(context, listLabels.image)}
      invitation={labels.callToAction && invitation(context, labels.callToAction)}
      script={context.inlineScripts.matches}
    />
  )
}

/** Without a date: chats keep a picture for months. */
function shareCardOf(entry: Tournament, context: MatchContext): ShareCard | undefined {
  const { entryLabel, prizeLabel, image } = context.labels
  if (!image) return undefined
  const { name, day, time, entry: fee, entryUnit, prize } = inWords(entry, context)
  const kicker = `${day}, ${time}`
  const details = `${[entryLabel, fee, entryUnit].filter(Boolean).join(' ')}, ${prizeLabel} ${prize}`
  return {
    kicker,
    title: entry.name,
    details,
    photograph: image,
    alt: [name, kicker, details].join('. '),
    stem: `tournament-${entry.id}`,
    place: { file: 'tournaments.yaml', line: `  - id: ${entry.id}` },
  }
}
