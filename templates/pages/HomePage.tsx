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
  about: Pages['about'] | undefined
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
      {props.about && <AboutSection page={props.about} />}
      {props.gear && <GearSection {...props.gear} />}
      {props.gallery && <GallerySection {...props.gallery} />}
      {props.pricing && <PricingSection {...props.pricing} />}
      {props.comparison && <ComparisonSection {...props.comparison} />}
      {props.faq && <FaqSection {...props.faq} />}
      <CallToAction {...props.invitation} />
      <LongForm text={props.longForm} hidden />
    </>
  )
}
