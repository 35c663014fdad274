/** / : the hero, and the sections of all pages that exist, in the order of the spec (section 2, "Home"). */

import { type MadePages, type PageContext, photoOfPlace, pictureOf } from '../../src/pages/pageContext.ts'
import { mention, placeId } from '../../src/seo/jsonLd/node.ts'
import { AboutSection } from '../about/AboutSection.tsx'
import { aboutSectionProps } from '../about/about.tsx'
import { organization, place, website } from '../cafe/cafeJsonLd.ts'
import { statusOf } from '../cafe/status.ts'
import { announcedExceptions } from '../calendar/announcements.ts'
import { ComparisonSection } from '../comparison/ComparisonSection.tsx'
import { comparedPrices, comparisonSectionProps } from '../comparison/comparison.tsx'
import { FaqSection } from '../faq/FaqSection.tsx'
import { faqSectionProps } from '../faq/faq.tsx'
import { GallerySection } from '../gallery/GallerySection.tsx'
import { gallerySectionProps } from '../gallery/gallery.tsx'
import { GearSection, type GearSectionProps } from '../gear/GearSection.tsx'
import { gearSectionProps } from '../gear/gear.tsx'
import { invitation, longFormOf } from '../layout/frameProps.ts'
import { CallToAction } from '../parts/CallToAction.tsx'
import { bookingOf } from '../parts/contact.ts'
import { LongForm } from '../parts/LongForm.tsx'
import { tournamentsPath } from '../parts/routes.ts'
import { Section } from '../parts/Section.tsx'
import type { Subject } from '../parts/subject.ts'
import { priceFinderProps } from '../pricing/finder/finderProps.ts'
import { PriceFinder } from '../pricing/finder/PriceFinder.tsx'
import { PricingSection } from '../pricing/PricingSection.tsx'
import { pricingSectionProps } from '../pricing/pricingSectionProps.ts'
import { nightsOf } from '../tournaments/dates/comingInStatus.ts'
import { Hero, heroSizes } from './Hero.tsx'
import { Nights, type NightsProps } from './Nights.tsx'

export const home: Subject = { makePages }

function makePages(context: PageContext): MadePages {
  const { content, favicon, today } = context
  const { site, pages } = content
  const picture = pictureOf(context, pages.home.image)
  // Each is undefined for a café without its page.
  const finder = priceFinderProps(context, true)
  const gear = gearSectionProps(context)
  const about = aboutSectionProps(context)
  const pricing = pricingSectionProps(context)
  const comparison = comparisonSectionProps(context)
  const faq = faqSectionProps(context)
  const nights = nightsProps(context)
  const besideGallery = [about, gear?.photos[0], gear?.lounge, nights]
  const gallery = gallerySectionProps(context, besideGallery)
  return {
    path: '/',
    metadata: pages.home,
    mainPicture: picture && { picture, sizes: heroSizes },
    content: (
      <Hero
        page={pages.home}
        picture={picture}
        booking={bookingOf(site)}
        status={statusOf(content, today, context.inlineScripts.status)}
        exceptions={announcedExceptions(content, today)}
      />
    ),
    below: (
      <>
        {finder && (
          <Section heading={finder.words.heading} className="home-ticket">
            <PriceFinder {...finder} className="ticket--compact" />
          </Section>
        )}
        {about && <AboutSection {...about} />}
        {gear && (
          <GearSection {...gear} gear={nights ? withoutTournaments(gear.gear) : gear.gear} isCompact />
        )}
        {gallery && <GallerySection {...gallery} />}
        {pricing && <PricingSection {...pricing} isCompact />}
        {nights && <Nights {...nights} />}
        {comparison && (
          <ComparisonSection {...comparison} booking={undefined} prices={comparedPrices(context)} isCompact />
        )}
        {faq && <FaqSection {...faq} />}
        <LongForm text={longFormOf(content, 'home')} hidden />
        <CallToAction {...invitation(context, pages.home.callToAction)} />
      </>
    ),
    jsonLd: {
      page: { '@type': 'WebPage', mainEntity: mention(placeId(site.url)) },
      nodes: [
        organization(site, favicon),
        website(content),
        place(content, today, photoOfPlace(context, pages.home.image)),
      ],
    },
  }
}

/** Undefined without the page of all tournaments, or without any in the next seven days. */
function nightsProps(context: PageContext): NightsProps | undefined {
  const { pages } = context.content
  const picture = pictureOf(context, pages.home.nights?.image)
  const nights = nightsOf(context.content, context.today)
  if (!pages.home.nights || !pages.tournaments || !picture || nights.length === 0) return undefined
  const link = { href: tournamentsPath, label: pages.home.nights.linkLabel }
  return { heading: pages.tournaments.listHeading, picture, link, nights }
}

/** The services without those that the tournaments of the week say better. */
const withoutTournaments = (gear: GearSectionProps['gear']) => ({
  ...gear,
  services: gear.services.filter(({ href }) => href !== tournamentsPath),
})
