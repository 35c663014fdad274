import type { Pages } from '../../src/content/types.ts'
import { Cards } from '../components/Cards.tsx'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { Section } from '../components/Section.tsx'
import { PricingSection, type PricingSectionProps } from '../sections/PricingSection.tsx'

export interface PricingPageProps {
  frame: FrameProps
  page: Pages['pricing']
  section: PricingSectionProps
  payments: readonly string[]
}

export function PricingPage({ frame, page, section, payments }: PricingPageProps) {
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
      <Section heading={page.offersHeading}>
        <Cards cards={page.offers} />
      </Section>
    </PageFrame>
  )
}
