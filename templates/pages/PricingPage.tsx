import type { Pages } from '../../src/content/types.ts'
import { LinkButton } from '../components/Button.tsx'
import { type Card, Cards } from '../components/Cards.tsx'
import { ExternalLink } from '../components/ExternalLink.tsx'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { Prose } from '../components/Prose.tsx'
import { Section } from '../components/Section.tsx'
import { PricingSection, type PricingSectionProps } from '../sections/PricingSection.tsx'

export interface PricingPageProps {
  frame: FrameProps
  page: Pages['pricing']
  section: PricingSectionProps
  /** Those of today. */
  offers: readonly Card[]
  payments: readonly string[]
  phone: { href: string; label: string }
  social: ReadonlyArray<{ name: string; url: string }>
}

export function PricingPage({ frame, page, section, offers, payments, phone, social }: PricingPageProps) {
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
      <Section heading={page.contactHeading}>
        <Prose text={page.contactText} />
        <p className="buttons">
          <LinkButton href={phone.href} label={page.callLabel} icon="phone" />
          {social.map(({ name, url }) => (
            <ExternalLink key={name} className="button button--secondary" href={url} label={name} />
          ))}
        </p>
      </Section>
    </PageFrame>
  )
}
