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

type Example = readonly [name: string, drawn: ReactNode]

export const styleguide: PageFile = (context) => {
  if (context.previewDay === undefined) return []
  const { pages } = context.content
  return [
    {
      path: '/styleguide',
      metadata: { ...pages.home, title: 'Styleguide', noindex: true },
      content: (
        <StyleguidePage
          heading="Styleguide"
          examples={[
            ...frameExamples(context),
            ...aboutExamples(context),
            ...gearExamples(context),
            ...comparisonExamples(context),
            ...priceExamples(context),
            ...tournamentExamples(context),
          ]}
        />
      ),
    },
  ]
}

function frameExamples(context: PageContext): Example[] {
  const { content, pictures } = context
  const { home } = content.pages
  const end = invitation(context, home.callToAction)
  const booking = bookingOf(content.site)
  return [
    [
      'Buttons: primary, secondary, with an icon',
      <p key="buttons" className="buttons">
        <BookingButton booking={booking} />
        <BookingButton booking={booking} kind="secondary" />
        <LinkButton href="/" label={home.galleryLabel} icon="arrow-down" />
      </p>,
    ],
    [
      'PageHeader',
      <PageHeader
        key="header"
        heading={home.headline}
        intro={home.intro}
        picture={pictures.get(home.image)}
      />,
    ],
    ['CallToAction', <CallToAction key="end" {...end} />],
  ]
}

function aboutExamples({ content: { site, pages, faq } }: PageContext): Example[] {
  const { about, home } = pages
  return [
    ['Stats: two to four', <Stats key="stats" stats={about?.stats ?? home.stats} />],
    ...(about
      ? [
          ['Rows: with texts', <Rows key="rows" rows={about.features} level={3} />] as const,
          ['Rows: in short', <Rows key="short" rows={inShort(about.features)} level={3} />] as const,
        ]
      : []),
    [
      'NamedRows',
      <NamedRows key="named" rows={site.claims.map(({ label, value }) => ({ name: label, text: value }))} />,
    ],
    ...(faq
      ? [
          [
            'Answers: one is open at a time',
            <Answers key="answers" name="styleguide" items={faq.items.slice(0, 3).map(withoutId)} />,
          ] as const,
        ]
      : []),
  ]
}

/** Ids occur once on a page, and these are on others. */
const withoutId = <Item extends { id: string }>({ id: _, ...item }: Item) => item

function gearExamples(context: PageContext): Example[] {
  const gear = gearSection(context)
  const [first] = gear?.photos ?? []
  if (!first) return []
  const photo = { ...first, tags: first.tags.map((tag) => ({ ...tag, href: `/gear${tag.href}` })) }
  return [
    ['LabelledPhoto', <LabelledPhoto key="photo" {...photo} sizes="100vw" />],
    ['LabelledPhoto: cut at its end', <LabelledPhoto key="end" {...photo} cut="end" sizes="100vw" />],
    ['LabelledPhoto: cut at its start', <LabelledPhoto key="start" {...photo} cut="start" sizes="100vw" />],
  ]
}

function comparisonExamples(context: PageContext): Example[] {
  const comparison = comparisonSection(context)
  if (!comparison) return []
  const { columns, tabs } = comparison
  return tabs
    .slice(0, 2)
    .map(
      ({ name, rows }): Example => [
        `ComparedRows: ${name}`,
        <ComparedRows key={name} name={name} columns={columns} rows={rows} />,
      ],
    )
}

function priceExamples(context: PageContext): Example[] {
  const { pricing } = context.content.pages
  const section = pricingSection(context)
  const ticket = ticketOf(context)
  if (!pricing || !section) return []
  const ending = { date: context.today, printed: context.today, over: '2100-01-01T00:00:00Z' }
  const offers = pricing.offers.map(({ title, text, figure }) => ({ title, text, figure }))
  return [
    [
      'Offers: with a numeral, without, with a last day',
      <Offers
        key="offers"
        offers={[
          ...offers.slice(0, 1),
          ...offers.slice(1, 2).map((offer) => ({ ...offer, figure: undefined })),
          ...offers.slice(2, 3).map((offer) => ({ ...offer, ending })),
        ]}
      />,
    ],
    ...(ticket ? [['Ticket', <Ticket key="ticket" {...ticket} />] as const] : []),
    ['PriceRow, switches and rates of consoles', <PricingSection key="prices" {...section} />],
  ]
}

function tournamentExamples(context: PageContext): Example[] {
  const { pages, tournaments } = context.content
  const [tournament] = tournaments?.tournaments ?? []
  if (!pages.tournaments || !pages.tournament || !tournament) return []
  // One state only: an anchor and a calendar belong to each match.
  const labels = pages.tournaments
  const match = matchOf(tournament, { ...context, labels })
  return match ? [['Match', <Match key="match" match={match} labels={labels} />]] : []
}
