import type { Data } from '../content.ts'
import { Section } from './Section.tsx'

interface Props {
  site: Data['site']
  words: Data['words']
}

/** Answers to questions before a visit; nothing while the content has none. */
export const GoodToKnow = ({ site: { amenities }, words }: Props) =>
  amenities.length > 0 && (
    <Section id="good-to-know" heading={words.goodToKnow} className="good-to-know">
      <dl className="rows">
        {amenities.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
