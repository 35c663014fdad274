/** /tournaments/{id}: a page for each tournament, because search engines want one address for each event. */
import { fillBlanks } from '../../templates/blanks.ts'
import { TournamentPage } from '../../templates/pages/TournamentPage.tsx'
import type { Content, Pages } from '../content/types.ts'
import type { Page, ShareCard } from '../render/page.ts'
import { calendarPathOf } from '../seo/calendar.ts'
import { eventOf } from '../seo/jsonLd/events.ts'
import { mention } from '../seo/jsonLd/ids.ts'
import { invitation, type PageContext, type PageFile, photoUrl } from './context.ts'
import {
  canBeEnteredFrom,
  dayOf,
  factsOf,
  matchDates,
  type Tournament,
  timeOf,
  tournamentPath,
} from './matches.ts'

/** How many dates a page shows. */
const shownDates = 4

interface Labels {
  labels: Pages['tournament']
  listLabels: Pages['tournaments']
}

export const tournament: PageFile = (context) => {
  const { tournaments, pages } = context.content
  const [labels, listLabels] = [pages.tournament, pages.tournaments]
  if (!labels || !listLabels || !tournaments) return []
  return tournaments.tournaments.map((entry) => pageOf(entry, { labels, listLabels }, context))
}

function pageOf(entry: Tournament, { labels, listLabels }: Labels, context: PageContext): Page {
  const { content, today } = context
  const path = tournamentPath(entry.id)
  const url = `${content.site.url}${path}`
  const blanks = blanksOf(entry, listLabels, content)
  const event = eventOf({ ...entry, day: blanks.day }, listLabels, content, {
    url,
    description: factsOf(entry, listLabels, content),
    image: photoUrl(context, listLabels.image),
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
    content: template(entry, { labels, listLabels }, context, url),
    shareCard: shareCardOf(entry, listLabels, content),
    jsonLd: event && {
      page: { '@type': 'WebPage' as const, mainEntity: mention(event['@id']) },
      nodes: [event],
    },
  }
}

/** A tournament in words. */
const blanksOf = (entry: Tournament, listLabels: Pages['tournaments'], content: Content) => ({
  name: entry.title ?? entry.name,
  day: dayOf(entry.repeats, listLabels, content),
  time: timeOf(entry, listLabels, content),
  entry: content.format.money(entry.entry),
  prize: content.format.money(entry.prize),
})

function template(entry: Tournament, { labels, listLabels }: Labels, context: PageContext, url: string) {
  const { content, pictures, today } = context
  const { format, tournaments } = content
  const dates = matchDates(entry, listLabels, content, today, shownDates)
  const blanks = blanksOf(entry, listLabels, content)
  return (
    <TournamentPage
      tournament={{
        ...entry,
        ...blanks,
        name: entry.name,
        title: blanks.name,
        entryUnit: entry.free ? '' : listLabels.perLabel[entry.entryPer],
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
      next={dates.find((date) => canBeEnteredFrom(date, today, content)) ?? dates[0]}
      words={content.words}
      labels={labels}
      listLabels={listLabels}
      rules={{ heading: tournaments?.rulesHeading ?? '', rules: tournaments?.rules ?? [] }}
      picture={listLabels.image ? pictures.get(listLabels.image) : undefined}
      invitation={labels.callToAction && invitation(context, labels.callToAction)}
      script={context.matchesScript}
    />
  )
}

/** Without a date: chats keep a picture for months. */
function shareCardOf(
  entry: Tournament,
  listLabels: Pages['tournaments'],
  content: Content,
): ShareCard | undefined {
  if (!listLabels.image) return undefined
  const { day, time, entry: fee, prize } = blanksOf(entry, listLabels, content)
  const unit = entry.free ? '' : ` ${listLabels.perLabel[entry.entryPer]}`
  const [kicker, details] = [
    `${day}, ${time}`,
    `${listLabels.entryLabel} ${fee}${unit}, ${listLabels.prizeLabel} ${prize}`,
  ]
  return {
    kicker,
    title: entry.name,
    details,
    photograph: listLabels.image,
    alt: [entry.title ?? entry.name, kicker, details].join('. '),
    stem: `tournament-${entry.id}`,
    place: { file: 'tournaments.yaml', line: `  - id: ${entry.id}` },
  }
}
