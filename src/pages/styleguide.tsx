/** /styleguide, in the preview only: each component in its states, with the content of the café (docs/design-system.md). */
import { Answers } from '../../templates/components/Answers.tsx'
import { BookingButton, LinkButton } from '../../templates/components/Button.tsx'
import { CallToAction } from '../../templates/components/CallToAction.tsx'
import { Detail } from '../../templates/components/Detail.tsx'
import { FigureContent } from '../../templates/components/Figure.tsx'
import { HoursExceptions } from '../../templates/components/HoursExceptions.tsx'
import { LabelledPhoto } from '../../templates/components/LabelledPhoto.tsx'
import { LongForm } from '../../templates/components/LongForm.tsx'
import { Offers } from '../../templates/components/Offers.tsx'
import { PageHeader } from '../../templates/components/PageHeader.tsx'
import { RelatedLinks } from '../../templates/components/RelatedLinks.tsx'
import { inShort, NamedRows, Rows } from '../../templates/components/Rows.tsx'
import { ShareButton, ShareStatus } from '../../templates/components/Share.tsx'
import { Stats } from '../../templates/components/Stats.tsx'
import { CurrentState, Status } from '../../templates/components/Status.tsx'
import { Ticket } from '../../templates/components/Ticket.tsx'
import { type Example, StyleguidePage } from '../../templates/pages/StyleguidePage.tsx'
import { AboutSection } from '../../templates/sections/AboutSection.tsx'
import { ComparisonSection } from '../../templates/sections/ComparisonSection.tsx'
import { FaqSection } from '../../templates/sections/FaqSection.tsx'
import { GallerySection } from '../../templates/sections/GallerySection.tsx'
import { GearSection } from '../../templates/sections/GearSection.tsx'
import { GoodToKnow } from '../../templates/sections/GoodToKnow.tsx'
import { PartySection } from '../../templates/sections/PartySection.tsx'
import { PricingSection } from '../../templates/sections/PricingSection.tsx'
import { bookingOf, phoneOf } from '../content/contact.ts'
import { statusOf } from '../render/status.ts'
import { comparisonSection } from './comparison.tsx'
import { formAction } from './contact.tsx'
import { invitation, longFormOf, type PageContext, type PageFile, pictureOf } from './context.ts'
import { faqSection } from './faq.tsx'
import { gallerySection } from './gallery.tsx'
import { gearSection } from './gear.tsx'
import { partyOf } from './party.ts'
import { pricingSection, toolsOf } from './pricing.tsx'
import { formStates, guideExamples, reachMap, tournamentExamples } from './styleguideStates.tsx'
import { ticketOf } from './ticket.ts'

export const styleguide: PageFile = (context) => {
  if (context.previewDay === undefined) return []
  const examples = [
    ...plainExamples(context),
    ...priceExamples(context),
    ...tournamentExamples(context),
    ...formStates(context, formAction(context.content.site)),
    ...guideExamples(context),
    ...sectionExamples(context),
  ]
  return [
    {
      path: '/styleguide',
      metadata: { ...context.content.pages.home, title: 'Styleguide', noindex: true },
      content: (
        <StyleguidePage
          heading="Styleguide"
          examples={examples.filter(({ drawn }) => drawn)}
          script={context.inlineScripts.matches}
        />
      ),
    },
  ]
}

/** For what is shown for a while. */
const never = '2100-01-01T00:00:00Z'

function plainExamples(context: PageContext): Example[] {
  const { content, pictures, today, inlineScripts } = context
  const { site, pages, words, faq } = content
  const { about, home } = pages
  const booking = bookingOf(site)
  const claims = site.claims.map(({ label, value }) => ({ name: label, text: value }))
  const exceptions = [{ text: content.format.dates(today, today), until: never }]
  const status = statusOf(content, today, inlineScripts.state)
  const picture = pictures.get(home.image)
  const [photo] = gearSection(context)?.photos ?? []
  const share = { words, title: home.headline, url: site.url }
  const figure = picture && { picture, caption: picture.alt, playLabel: words.playVideo }
  return [
    {
      name: 'Buttons: primary, secondary, with an icon',
      drawn: (
        <p className="buttons">
          <BookingButton booking={booking} />
          <BookingButton booking={booking} kind="secondary" />
          <LinkButton href="/" label={home.galleryLabel} icon="arrow-down" />
        </p>
      ),
    },
    {
      name: 'Status: what is true now',
      drawn: (
        <div className="hero__strip">
          <Status {...status} />
          <CurrentState script={inlineScripts.state} />
        </div>
      ),
    },
    { name: 'Status: without script', drawn: <Status {...status} openings={[]} coming={[]} /> },
    {
      name: 'PageHeader',
      isWide: true,
      drawn: <PageHeader heading={home.headline} intro={home.intro} picture={picture} />,
    },
    { name: 'PageHeader: without a photograph', drawn: <PageHeader heading={home.headline} /> },
    {
      name: 'CallToAction',
      isWide: true,
      drawn: <CallToAction {...invitation(context, home.callToAction)} />,
    },
    { name: 'Stats: two to four', drawn: <Stats stats={about?.stats ?? home.stats} /> },
    { name: 'Rows: with texts', drawn: about && <Rows rows={about.features} level={3} /> },
    { name: 'Rows: in short', drawn: about && <Rows rows={inShort(about.features)} level={3} /> },
    { name: 'NamedRows', drawn: <NamedRows rows={claims} /> },
    {
      name: 'Detail, HoursExceptions',
      drawn: (
        <ul className="contact__details">
          <Detail icon="phone">{phoneOf(site).label}</Detail>
          <Detail icon="clock">
            {status.hours}
            <HoursExceptions exceptions={exceptions} />
          </Detail>
        </ul>
      ),
    },
    {
      name: 'Answers: one is open at a time',
      drawn: faq && <Answers name="styleguide" items={faq.items.slice(0, 3).map(withoutId)} />,
    },
    {
      name: 'ShareButton, ShareStatus',
      drawn: (
        <>
          <ShareButton {...share} />
          <ShareStatus {...share} />
        </>
      ),
    },
    { name: 'LongForm', drawn: <LongForm text={longFormOf(content, 'pricing')} /> },
    { name: 'RelatedLinks', drawn: <RelatedLinks related={about?.related} /> },
    ...[undefined, 'end', 'start'].map((cut) => ({
      name: `LabelledPhoto: ${cut ? `cut at its ${cut}` : 'whole'}`,
      drawn: photo && (
        <LabelledPhoto {...photo} cut={cut === 'end' || cut === 'start' ? cut : undefined} sizes="100vw" />
      ),
    })),
    {
      name: 'FigureContent: a photograph',
      drawn: figure && (
        <figure>
          <FigureContent {...figure} video={undefined} />
        </figure>
      ),
    },
    { name: 'ReachMap', drawn: reachMap(context) },
  ]
}

/** Ids occur once on a page, and these are on others. */
const withoutId = <Item extends { id: string }>({ id: _, ...item }: Item) => item

function priceExamples(context: PageContext): Example[] {
  const { pricing } = context.content.pages
  const section = pricingSection(context)
  const ticket = ticketOf(context)
  if (!pricing || !section) return []
  const ending = { date: context.today, printed: context.today, over: never }
  const [one, other, last] = pricing.offers.map(({ title, text, figure }) => ({ title, text, figure }))
  const offers = [one, other && { ...other, figure: undefined }, last && { ...last, ending }]
  return [
    {
      name: 'Offers: with a numeral, without, with a last day',
      drawn: <Offers offers={offers.filter((offer) => offer !== undefined)} />,
    },
    { name: 'Ticket', drawn: ticket && <Ticket {...ticket} /> },
    {
      name: 'PricingSection: switches, rows, consoles, PriceListTools',
      isWide: true,
      drawn: <PricingSection {...section} tools={toolsOf(section, context.content)} />,
    },
  ]
}

/** The sections of the home page, as it shows them. */
function sectionExamples(context: PageContext): Example[] {
  const { content } = context
  const { about } = content.pages
  const [gear, gallery] = [gearSection(context), gallerySection(context)]
  const [comparison, faq, party] = [comparisonSection(context), faqSection(context), partyOf(context)]
  return [
    {
      name: 'AboutSection',
      drawn: about && <AboutSection page={about} picture={pictureOf(context, about.image)} />,
    },
    { name: 'GearSection', drawn: gear && <GearSection {...gear} compact /> },
    { name: 'GallerySection', drawn: gallery && <GallerySection {...gallery} /> },
    { name: 'ComparisonSection', drawn: comparison && <ComparisonSection {...comparison} /> },
    { name: 'FaqSection', drawn: faq && <FaqSection {...faq} /> },
    { name: 'PartySection', drawn: party && <PartySection {...party} /> },
    { name: 'GoodToKnow', drawn: <GoodToKnow site={content.site} words={content.words} /> },
  ].map((example) => ({ ...example, isWide: true }))
}
