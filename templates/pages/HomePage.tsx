import type { LongForm as LongFormText } from '../../src/content/types.ts'
import { CallToAction, type Invitation } from '../components/CallToAction.tsx'
import { Fold } from '../components/Fold.tsx'
import { LongForm } from '../components/LongForm.tsx'
import { Section } from '../components/Section.tsx'
import { Ticket, type TicketProps } from '../components/Ticket.tsx'
import { AboutSection, type AboutSectionProps } from '../sections/AboutSection.tsx'
import { ComparisonSection, type ComparisonSectionProps } from '../sections/ComparisonSection.tsx'
import { FaqSection, type FaqSectionProps } from '../sections/FaqSection.tsx'
import { GallerySection, type GallerySectionProps } from '../sections/GallerySection.tsx'
import { GearSection, type GearSectionProps } from '../sections/GearSection.tsx'
import { Hero, type HeroProps } from '../sections/Hero.tsx'
import { PricingSection, type PricingSectionProps } from '../sections/PricingSection.tsx'

interface HomePageProps {
  hero: HeroProps
  ticket: TicketProps | undefined
  about: AboutSectionProps | undefined
  gear: GearSectionProps | undefined
  gallery: GallerySectionProps | undefined
  pricing: PricingSectionProps | undefined
  comparison: ComparisonSectionProps | undefined
  faq: FaqSectionProps | undefined
  invitation: Invitation
  longForm: LongFormText | undefined
}

/** The sections in the order of spec section 2; those whose page the café has. */
export function HomePage(props: HomePageProps) {
  return (
    <>
      <Hero {...props.hero} />
      <Fold />
      {props.ticket && (
        <Section heading={props.ticket.words.heading} className="home-ticket">
          <Ticket {...props.ticket} className="ticket--compact" />
        </Section>
      )}
      {props.about && <AboutSection {...props.about} />}
      {props.gear && <GearSection {...props.gear} compact />}
      {props.gallery && <GallerySection {...props.gallery} />}
      {props.pricing && <PricingSection {...props.pricing} isCompact />}
      {props.comparison && <ComparisonSection {...props.comparison} compact />}
      {props.faq && <FaqSection {...props.faq} />}
      <LongForm text={props.longForm} hidden />
      <CallToAction {...props.invitation} />
    </>
  )
}
