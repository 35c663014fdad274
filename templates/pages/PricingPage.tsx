import type { Pages } from '../../src/content/types.ts'
import { type Card, Cards } from '../components/Cards.tsx'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { Section } from '../components/Section.tsx'
import { PricingSection, type PricingSectionProps } from '../sections/PricingSection.tsx'

export interface PricingPageProps {
  frame: FrameProps
  page: Pages['pricing']
  section: PricingSectionProps
  /** Those of today. */
  offers: readonly Card[]
  payments: readonly string[]
}

export function PricingPage({ frame, page, section, offers, payments }: PricingPageProps) {
  return (
    <PageFrame frame={frame}>
      <PricingSection {...section} />
      <FirstScreenEnd />
      <Section heading={page.notesHeading}>
        <Cards cards={page.notes} />
        <p className="payments">
          <strong>{page.payments}</strong> {payments.join(', ')}
        </p>
      </Section>
      {offers.length > 0 && (
        <Section heading={page.offersHeading}>
          <Cards cards={offers} />
        </Section>
      )}
    </PageFrame>
  )
}
