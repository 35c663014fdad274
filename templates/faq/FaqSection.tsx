import type { Data } from '../content.ts'
import { Answers } from '../parts/Answers.tsx'
import * as data from '../parts/attributes.ts'
import { Section } from '../parts/Section.tsx'

export interface FaqSectionProps {
  heading: string
  items: Data['faq']['items']
}

/** Questions, one open at a time (spec section 2, "FAQ"). */
export function FaqSection({ heading, items }: FaqSectionProps) {
  return (
    <Section id="faq" heading={heading} className="answers-section">
      <Answers
        name="faq"
        items={items.map(({ id, ...item }) => ({ ...item, id: `faq-${id}` }))}
        dataAttributes={{ [data.answers]: '' }}
      />
    </Section>
  )
}
