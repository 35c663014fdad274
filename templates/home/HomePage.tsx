import type { LongForm as LongFormText } from '../../src/content/types.ts'
import { AboutSection, type AboutSectionProps } from '../about/AboutSection.tsx'
import { ComparisonSection, type ComparisonSectionProps } from '../comparison/ComparisonSection.tsx'
import { FaqSection, type FaqSectionProps } from '../faq/FaqSection.tsx'
import { GallerySection, type GallerySectionProps } from '../gallery/GallerySection.tsx'
import { GearSection, type GearSectionProps } from '../gear/GearSection.tsx'
import { CallToAction, type Invitation } from '../parts/CallToAction.tsx'
import { LongForm } from '../parts/LongForm.tsx'
import { Section } from '../parts/Section.tsx'
import { PriceFinder, type PriceFinderProps } from '../pricing/PriceFinder.tsx'
import { PricingSection, type PricingSectionProps } from '../pricing/PricingSection.tsx'

interface HomePageProps {
  finder: PriceFinderProps | undefined
  about: AboutSectionProps | undefined
  gear: GearSectionProps | undefined
  gallery: GallerySectionProps | undefined
  pricing: PricingSectionProps | undefined
  comparison: ComparisonSectionProps | undefined
  faq: FaqSectionProps | undefined
  invitation: Invitation
  longForm: LongFormText | undefined
}

/** The sections below the hero in the order of spec section 2; those whose page the café has. */
export function HomePage(props: HomePageProps) {
  return (
    <>
      {props.finder && (
        <Section heading={props.finder.words.heading} className="home-ticket">
          <PriceFinder {...props.finder} className="ticket--compact" />
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
