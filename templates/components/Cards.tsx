import type { Html } from '../../src/content/schema/fields.ts'
import { Icon } from './Icon.tsx'
import { Prose } from './Prose.tsx'
import { type Ending, Until, whileOn } from './Until.tsx'

export interface Card {
  title: string
  text: Html
  icon?: string | undefined
  href?: string | undefined
  label?: string | undefined
  /** When it is over, where it is shown for a while. */
  ending?: Ending | undefined
}

/** A grid of small cards under a heading of `level - 1`. */
export function Cards({ cards, level = 3 }: { cards: readonly Card[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <ul className="cards">
      {cards.map(({ title, text, icon, href, label, ending }) => (
        <li key={title} className="card" {...whileOn(ending)}>
          {icon && <Icon name={icon} />}
          <Heading className="card__title">{title}</Heading>
          <Prose text={text} />
          {ending && (
            <p className="card__until">
              <Until ending={ending} />
            </p>
          )}
          {href && (
            <a className="card__link" href={href}>
              {label}
              <Icon name="arrow-right" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
