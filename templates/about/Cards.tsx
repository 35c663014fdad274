import type { Pages } from '../content.ts'
import { linkTo } from '../parts/link.ts'

/** Where to start: links between slashes. */
export const Cards = ({ cards }: Pick<Pages['about'], 'cards'>) => (
  <ul className="band about__cards">
    {cards.map(({ href, title }) => (
      <li key={title}>
        <a {...linkTo(href)}>{title}</a>
      </li>
    ))}
  </ul>
)
