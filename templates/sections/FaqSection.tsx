import type { Data } from '../../src/content/types.ts'
import { Icon } from '../components/Icon.tsx'
import { Prose } from '../components/Prose.tsx'
import { Section } from '../components/Section.tsx'
import * as data from '../dataAttributes.ts'

export interface FaqSectionProps {
  heading: string
  items: Data['faq']['items']
}

/** Questions that open one at a time: `details` with one name, which needs no script (spec section 2, "FAQ"). */
export function FaqSection({ heading, items }: FaqSectionProps) {
  return (
    <Section id="faq" heading={heading} className="faq">
      <div className="faq__items" {...{ [data.answers]: '' }}>
        {items.map(({ id, question, answer }) => (
          <details key={id} id={`faq-${id}`} name="faq">
            <summary>
              <h3>{question}</h3>
              <Icon name="chevron-down" />
            </summary>
            <Prose text={answer} />
          </details>
        ))}
      </div>
    </Section>
  )
}
