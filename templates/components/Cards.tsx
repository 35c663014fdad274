import type { Html } from '../../src/content/schema/fields.ts'
import { Icon } from './Icon.tsx'
import { Prose } from './Prose.tsx'

interface Card {
  title: string
  text: Html
  icon?: string | undefined
}

/** A grid of small cards under a heading of level 2. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="cards">
      {cards.map(({ title, text, icon }) => (
        <li key={title} className="card">
          {icon && <Icon name={icon} />}
          <h3 className="card__title">{title}</h3>
          <Prose text={text} />
        </li>
      ))}
    </ul>
  )
}
