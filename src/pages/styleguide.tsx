/** /styleguide, in the preview of `npm run styleguide` only: each component in its states, with the content of the café (docs/design-system.md). */
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
import { examples, StyleguidePage } from '../../templates/pages/StyleguidePage.tsx'
import { AboutSection } from '../../templates/sections/AboutSection.tsx'
import { ComparisonSection } from '../../templates/sections/ComparisonSection.tsx'
import { FaqSection } from '../../templates/sections/FaqSection.tsx'
import { GallerySection } from '../../templates/sections/GallerySection.tsx'
import { GearSection } from '../../templates/sections/GearSection.tsx'
import { GoodToKnow } from '../../templates/sections/GoodToKnow.tsx'
import { PartySection } from '../../templates/sections/PartySection.tsx'
import { PricingSection } from '../../templates/sections/PricingSection.tsx'
import { bookingOf, phoneOf, shareUrl } from '../render/contact.ts'
import { statusOf } from '../render/status.ts'
import { comparisonSection } from './comparison.tsx'
import { formAction } from './contact.tsx'
import { invitation, longFormOf, type PageContext, type PageFile, pictureOf } from './context.ts'
import { faqSection } from './faq.tsx'
import { gallerySection } from './gallery.tsx'
import { gearSection } from './gear.tsx'
import { priceListText } from './priceListText.ts'
import { partyOf, pricingSection } from './pricing.tsx'
import { formExamples, guideExamples, reachMap, tournamentExamples } from './styleguideStates.tsx'
import { ticketOf } from './ticket.ts'

export const styleguide: PageFile = (context) => {
  if (!context.styleguide) return undefined
  return {
    path: '/styleguide',
    metadata: { ...context.content.pages.home, title: 'Styleguide', noindex: true },
    content: (
      <StyleguidePage heading="Styleguide" script={context.inlineScripts.matches}>
        {plainExamples(context)}
        {priceExamples(context)}
        {tournamentExamples(context)}
        {formExamples(context, formAction(context.content.site))}
        {guideExamples(context)}
        {sectionExamples(context)}
      </StyleguidePage>
    ),
  }
}

/** The end of things that are shown for a while. */
const never = '2100-01-01T00:00:00Z'

function plainExamples(context: PageContext) {
  const { content, pictures, today, inlineScripts } = context
  const { site, pages, words, faq } = content
  const { about, home } = pages
  const booking = bookingOf(site)
  const status = statusOf(content, today, inlineScripts.state)
  const picture = pictures.get(home.image)
  const [photo] = gearSection(context)?.photos ?? []
  const share = { words, title: home.headline, url: site.url }
  return examples(
    {
      'Buttons: primary, secondary, with an icon': (
        <p className="buttons">
          <BookingButton booking={booking} />
          <BookingButton booking={booking} kind="secondary" />
          <LinkButton href="/" label={home.galleryLabel} icon="arrow-down" />
        </p>
      ),
      'Status: what is true now': (
        <div className="hero__strip">
          <Status {...status} />
          <CurrentState script={inlineScripts.state} />
        </div>
      ),
      'Status: without script': (
        <div className="hero__strip">
          <Status {...status} openings={[]} coming={[]} />
        </div>
      ),
      'PageHeader: without a photograph': <PageHeader heading={home.headline} />,
      'Stats: two to four': <Stats stats={about?.stats ?? home.stats} />,
      'Rows: with texts': about && <Rows rows={about.features} level={3} />,
      'Rows: in short': about && <Rows rows={inShort(about.features)} level={3} />,
      NamedRows: <NamedRows rows={site.claims.map(({ label, value }) => ({ name: label, text: value }))} />,
      'Detail, HoursExceptions': (
        <ul className="contact__details">
          <Detail icon="phone">{phoneOf(site).label}</Detail>
          <Detail icon="clock">
            {status.hours}
            <HoursExceptions exceptions={[{ text: content.format.dates(today, today), until: never }]} />
          </Detail>
        </ul>
      ),
      'Answers: one is open at a time': faq && (
        <Answers name="styleguide" items={faq.items.slice(0, 3).map(withoutId)} />
      ),
      'ShareButton, ShareStatus': (
        <>
          <ShareButton {...share} />
          <ShareStatus {...share} />
        </>
      ),
      LongForm: <LongForm text={longFormOf(content, 'pricing')} />,
      RelatedLinks: <RelatedLinks related={about?.related} />,
      'LabelledPhoto: whole': photo && <LabelledPhoto {...photo} sizes="100vw" />,
      'LabelledPhoto: cut at its end': photo && <LabelledPhoto {...photo} cut="end" sizes="100vw" />,
      'LabelledPhoto: cut at its start': photo && <LabelledPhoto {...photo} cut="start" sizes="100vw" />,
      'FigureContent: a photograph': picture && (
        <figure>
          <FigureContent
            picture={picture}
            caption={picture.alt}
            playLabel={words.playVideo}
            video={undefined}
          />
        </figure>
      ),
      ReachMap: reachMap(context),
    },
    {
      PageHeader: <PageHeader heading={home.headline} intro={home.intro} picture={picture} />,
      CallToAction: <CallToAction {...invitation(context, home.callToAction)} />,
    },
  )
}

/** Ids must be unique on a page; the entries of these lists occur twice. */
const withoutId = <Item extends { id: string }>({ id: _, ...item }: Item) => item

function priceExamples(context: PageContext) {
  const { site, pages } = context.content
  const { pricing } = pages
  const section = pricingSection(context)
  const ticket = ticketOf(context)
  if (!pricing || !section) return null
  const ending = { date: context.today, printed: context.today, over: never }
  const [one, other, last] = pricing.offers.map(({ title, text, figure }) => ({ title, text, figure }))
  const offers = [one, other && { ...other, figure: undefined }, last && { ...last, ending }]
  return examples(
    {
      'Offers: with a numeral, without, with a last day': (
        <Offers offers={offers.filter((offer) => offer !== undefined)} />
      ),
      Ticket: ticket && <Ticket {...ticket} />,
    },
    {
      'PricingSection: switches, rows, consoles, PriceListTools': (
        <PricingSection
          {...section}
          shareUrl={shareUrl(priceListText(section, context.content))}
          profile={{ name: site.name, url: site.map.url }}
        />
      ),
    },
  )
}

/** The sections of the home page, as it shows them. */
function sectionExamples(context: PageContext) {
  const { site, words, pages } = context.content
  const { about } = pages
  const [gear, gallery] = [gearSection(context), gallerySection(context)]
  const [comparison, faq, party] = [comparisonSection(context), faqSection(context), partyOf(context)]
  const sections = {
    AboutSection: about && <AboutSection page={about} picture={pictureOf(context, about.image)} />,
    GearSection: gear && <GearSection {...gear} compact />,
    GallerySection: gallery && <GallerySection {...gallery} />,
    ComparisonSection: comparison && <ComparisonSection {...comparison} />,
    FaqSection: faq && <FaqSection {...faq} />,
    PartySection: party && <PartySection {...party} />,
    GoodToKnow: <GoodToKnow site={site} words={words} />,
  }
  return examples({}, sections)
}
