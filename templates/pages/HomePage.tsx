import type { LongForm as LongFormText, Pages } from '../../src/content/types.ts'
import { CallToAction, type Invitation } from '../components/CallToAction.tsx'
import { Fold } from '../components/Fold.tsx'
import { LongForm } from '../components/LongForm.tsx'
import { AboutSection } from '../sections/AboutSection.tsx'
import { ComparisonSection, type ComparisonSectionProps } from '../sections/ComparisonSection.tsx'
import { FaqSection, type FaqSectionProps } from '../sections/FaqSection.tsx'
import { GallerySection, type GallerySectionProps } from '../sections/GallerySection.tsx'
import { GearSection, type GearSectionProps } from '../sections/GearSection.tsx'
import { Hero, type HeroProps } from '../sections/Hero.tsx'
import { PricingSection, type PricingSectionProps } from '../sections/PricingSection.tsx'

export interface HomePageProps {
  hero: HeroProps
  about: Pages['about']
  gear: GearSectionProps
  gallery: GallerySectionProps
  pricing: PricingSectionProps
  comparison: ComparisonSectionProps
  faq: FaqSectionProps
  invitation: Invitation
  longForm: LongFormText | undefined
}

/** The sections in the order of spec section 2. */
export function HomePage(props: HomePageProps) {
  return (
    <>
      <Hero {...props.hero} />
      <Fold />
      <AboutSection page={props.about} />
      <GearSection {...props.gear} />
      <GallerySection {...props.gallery} />
      <PricingSection {...props.pricing} />
      <ComparisonSection {...props.comparison} />
      <FaqSection {...props.faq} />
      <CallToAction {...props.invitation} />
      <LongForm text={props.longForm} hidden />
    </>
  )
}
