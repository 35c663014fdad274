import type { Guide } from '../../src/content/types.ts'
import { renderHtml } from '../../src/render/html.ts'
import type { Data } from '../content.ts'
import { Prose } from '../parts/Prose.tsx'

interface Props {
  answer: NonNullable<Guide['answer']>
  /** Its heading. */
  label: string
}

/** The short answer of a guide: what it comes to on the face of a ticket, and the figure that says most on its stub. */
export const ShortAnswer = ({ answer: { text, figure, label: unit }, label }: Props) => (
  <section className="answer">
    <div className="answer__face">
      <h2>{label}</h2>
      <Prose text={text} />
    </div>
    {figure && (
      <p className="answer__stub">
        <strong>{figure}</strong> {unit && <span>{unit}</span>}
      </p>
    )}
  </section>
)

/** The short answer as a part of the text, for the feed and the search; empty for a guide without one. */
export const answerIn = ({ answer }: Guide, words: Data['words']): string =>
  answer ? renderHtml(<ShortAnswer answer={answer} label={words.shortAnswer} />) : ''
