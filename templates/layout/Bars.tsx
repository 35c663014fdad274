import type { Html } from '../../src/content/schema/fields.ts'
import { Icon } from '../../src/render/Icon.tsx'
import type { Data } from '../content.ts'
import * as shared from '../parts/attributes.ts'
import { fillBlanks } from '../parts/blanks.ts'
import * as data from './attributes.ts'

export interface BarsProps {
  words: Data['words']
  closures: ReadonlyArray<{
    id: string
    heading: string
    /** The heading on the days of the closure. */
    today: string
    /** When it is over. */
    after: string
    /** The instants at which the closure begins, and at which it is over. */
    from: string
    until: string
    /** Whether it has begun. */
    isOn: boolean
  }>
  notices: ReadonlyArray<{ id: string; text: Html; until: string }>
  /** Runs before the bars are painted. */
  script: string
}

/** What a visitor should know before anything else: closed days, other hours, notices. */
export function Bars({ words, closures, notices, script }: BarsProps) {
  return (
    <>
      {closures.length > 0 && (
        <aside className="bars bars--closures" aria-label={words.closures}>
          <ul>
            {closures.map(({ id, heading, today, after, from, until, isOn }) => (
              <li key={id} {...{ [data.bar]: id, [data.from]: from, [shared.until]: until }}>
                <p>
                  <strong>{heading}</strong>
                  <strong hidden {...{ [data.today]: '' }}>
                    {today}
                  </strong>{' '}
                  {after}
                </p>
                {/* On its days, it is the answer to “open now?”. */}
                {!isOn && <DismissButton words={words} text={heading} />}
              </li>
            ))}
          </ul>
        </aside>
      )}
      {notices.length > 0 && (
        <aside className="bars bars--notices" aria-label={words.notices}>
          <ul>
            {notices.map(({ id, text, until }) => (
              <li key={id} {...{ [data.bar]: id, [shared.until]: until }}>
                <div dangerouslySetInnerHTML={{ __html: text.html }} />
                <DismissButton words={words} text={text.text} />
              </li>
            ))}
          </ul>
        </aside>
      )}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}

const DismissButton = ({ words, text }: { words: Data['words']; text: string }) => (
  <button className="needs-script" type="button" aria-label={fillBlanks(words.dismiss, { text })}>
    <Icon name="x" />
  </button>
)
