import type { Html } from '../../src/content/schema/fields.ts'
import { linkTo } from './link.ts'
import { Prose } from './Prose.tsx'
import { type Ending, Until, whileOn } from './Until.tsx'

export interface Offer {
  title: string
  href?: string | undefined
  /** What one saves or gets, such as `10%`. */
  figure?: string | undefined
  text: Html
  /** When it is over, where it is shown for a while. */
  ending?: Ending | undefined
}

/** A list with large numerals. */
export function Offers({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className="offers">
      {offers.map(({ title, href, figure, text, ending }) => (
        <li key={title} {...whileOn(ending)}>
          {figure && <p className="offers__figure">{figure}</p>}
          <div>
            <h3>{href ? <a {...linkTo(href)}>{title}</a> : title}</h3>
            <Prose text={text} />
            {ending && (
              <p className="offers__until">
                <Until ending={ending} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
