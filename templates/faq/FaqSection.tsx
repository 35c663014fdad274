import type { Data } from '../content.ts'
import { Answers } from '../parts/Answers.tsx'
import * as data from '../parts/attributes.ts'
import { Section } from '../parts/Section.tsx'

export interface FaqSectionProps {
  heading: string
  items: Data['faq']['items']
  /** On its own page: in large type, with the answer beside it on wide screens. */
  isLarge?: boolean
  /** Below the questions. */
  children?: React.ReactNode
}

/** Questions, one open at a time (spec section 2, "FAQ"). */
export function FaqSection({ heading, items, isLarge = false, children }: FaqSectionProps) {
  return (
    <Section
      id="faq"
      heading={heading}
      isHeadingHidden={isLarge}
      className={isLarge ? `questions ${children ? 'questions--ask' : ''}` : 'answers-section'}
    >
      <Answers
        name="faq"
        items={items.map(({ id, ...item }) => ({ ...item, id: `faq-${id}` }))}
        isFirstOpen={isLarge}
        dataAttributes={{ [data.answers]: '' }}
      >
        {children}
      </Answers>
    </Section>
  )
}
