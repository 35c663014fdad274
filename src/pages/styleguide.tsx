/** /styleguide, in the preview only: each component in its states, with the content of the café (docs/design-system.md). */
import type { ReactNode } from 'react'
import { Answers } from '../../templates/components/Answers.tsx'
import { BookingButton, LinkButton } from '../../templates/components/Button.tsx'
import { CallToAction } from '../../templates/components/CallToAction.tsx'
import { ComparedRows } from '../../templates/components/ComparisonRows.tsx'
import { LabelledPhoto } from '../../templates/components/LabelledPhoto.tsx'
import { Match } from '../../templates/components/Match.tsx'
import { Offers } from '../../templates/components/Offers.tsx'
import { PageHeader } from '../../templates/components/PageHeader.tsx'
import { inShort, NamedRows, Rows } from '../../templates/components/Rows.tsx'
import { Stats } from '../../templates/components/Stats.tsx'
import { Ticket } from '../../templates/components/Ticket.tsx'
import { StyleguidePage } from '../../templates/pages/StyleguidePage.tsx'
import { PricingSection } from '../../templates/sections/PricingSection.tsx'
import { bookingOf } from '../content/contact.ts'
import { comparisonSection } from './comparison.tsx'
import { invitation, type PageContext, type PageFile } from './context.ts'
import { gearSection } from './gear.tsx'
import { matchOf } from './matches.ts'
import { pricingSection } from './pricing.tsx'
import { ticketOf } from './ticket.ts'

/** By the names of components; left out where the content for one is absent. */
type Examples = Record<string, ReactNode>

export const styleguide: PageFile = (context) => {
  if (context.previewDay === undefined) return []
  const examples = {
    ...plainExamples(context),
    ...gearExamples(context),
    ...comparisonExamples(context),
    ...priceExamples(context),
    ...tournamentExamples(context),
    ...guideExamples(context),
  }
  const shown = Object.entries(examples).filter(([, drawn]) => drawn)
  return [
    {
      path: '/styleguide',
      metadata: { ...context.content.pages.home, title: 'Styleguide', noindex: true },
      content: <StyleguidePage heading="Styleguide" examples={shown} />,
    },
  ]
}

function plainExamples(context: PageContext): Examples {
  const { content, pictures } = context
  const { site, pages, faq } = content
  const { about, home } = pages
  const booking = bookingOf(site)
  const claims = site.claims.map(({ label, value }) => ({ name: label, text: value }))
  return {
    'Buttons: primary, secondary, with an icon': (
      <p className="buttons">
        <BookingButton booking={booking} />
        <BookingButton booking={booking} kind="secondary" />
        <LinkButton href="/" label={home.galleryLabel} icon="arrow-down" />
      </p>
    ),
    PageHeader: <PageHeader heading={home.headline} intro={home.intro} picture={pictures.get(home.image)} />,
    CallToAction: <CallToAction {...invitation(context, home.callToAction)} />,
    'Stats: two to four': <Stats stats={about?.stats ?? home.stats} />,
    'Rows: with texts': about && <Rows rows={about.features} level={3} />,
    'Rows: in short': about && <Rows rows={inShort(about.features)} level={3} />,
    NamedRows: <NamedRows rows={claims} />,
    'Answers: one is open at a time': faq && (
      <Answers name="styleguide" items={faq.items.slice(0, 3).map(withoutId)} />
    ),
  }
}

/** Ids occur once on a page, and these are on others. */
const withoutId = <Item extends { id: string }>({ id: _, ...item }: Item) => item

function gearExamples(context: PageContext): Examples {
  const [first] = gearSection(context)?.photos ?? []
  if (!first) return {}
  const photo = { ...first, tags: first.tags.map((tag) => ({ ...tag, href: `/gear${tag.href}` })) }
  return {
    LabelledPhoto: <LabelledPhoto {...photo} sizes="100vw" />,
    'LabelledPhoto: cut at its end': <LabelledPhoto {...photo} cut="end" sizes="100vw" />,
    'LabelledPhoto: cut at its start': <LabelledPhoto {...photo} cut="start" sizes="100vw" />,
  }
}

function comparisonExamples(context: PageContext): Examples {
  const section = comparisonSection(context)
  if (!section) return {}
  const { columns, unknown, tabs } = section
  const drawn = tabs
    .slice(0, 2)
    .map(({ name, rows }) => [
      `ComparedRows: ${name}`,
      <ComparedRows key={name} name={name} columns={columns} unknown={unknown} rows={rows} />,
    ])
  return Object.fromEntries(drawn)
}

function priceExamples(context: PageContext): Examples {
  const { pricing } = context.content.pages
  const section = pricingSection(context)
  const ticket = ticketOf(context)
  if (!pricing || !section || !ticket) return {}
  const ending = { date: context.today, printed: context.today, over: '2100-01-01T00:00:00Z' }
  const [one, other, last] = pricing.offers.map(({ title, text, figure }) => ({ title, text, figure }))
  const offers = [one, other && { ...other, figure: undefined }, last && { ...last, ending }]
  return {
    'Offers: with a numeral, without, with a last day': (
      <Offers offers={offers.filter((offer) => offer !== undefined)} />
    ),
    Ticket: <Ticket {...ticket} />,
    'PriceRow, switches and rates of consoles': <PricingSection {...section} />,
  }
}

function tournamentExamples(context: PageContext): Examples {
  const { pages, tournaments } = context.content
  const [tournament] = tournaments?.tournaments ?? []
  if (!pages.tournaments || !pages.tournament || !tournament) return {}
  // One state only: an anchor and a calendar belong to each match.
  const labels = pages.tournaments
  const match = matchOf(tournament, { ...context, labels })
  return {
    Match: match && (
      <ol className="matches">
        <li>
          <Match match={match} labels={labels} />
        </li>
      </ol>
    ),
  }
}

/** Cards are rendered with their guides. */
function guideExamples({ guides }: PageContext): Examples {
  const cards = guides.map(({ card }) => card).join('')
  return {
    'PostCard: the newest takes the room that is left': cards && (
      <ul className="posts posts--all" dangerouslySetInnerHTML={{ __html: cards }} />
    ),
  }
}
