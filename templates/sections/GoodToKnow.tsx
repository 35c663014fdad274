import type { Data } from '../../src/content/types.ts'
import { NamedRows } from '../components/Rows.tsx'
import { Section } from '../components/Section.tsx'

export interface GoodToKnowProps {
  heading: string
  amenities: Data['site']['amenities']
}

/** What one asks before a visit; nothing while the café has not said it. */
export const GoodToKnow = ({ heading, amenities }: GoodToKnowProps) =>
  amenities.length > 0 && (
    <Section id="good-to-know" heading={heading} className="good-to-know">
      <NamedRows rows={amenities} />
    </Section>
  )
