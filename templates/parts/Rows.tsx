import type { Html } from '../../src/content/schema/fields.ts'
import { linkTo } from './link.ts'
import { Prose } from './Prose.tsx'

export interface Row {
  title: string
  text: string | Html
  href?: string | undefined
}

/** A list of titles with a line about each, under a heading of `level - 1`. A row with a link can be clicked everywhere. */
export function Rows({ rows, level = 3 }: { rows: readonly Row[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <ul className="rows">
      {rows.map(({ title, text, href }) => (
        <li key={title}>
          <Heading>{href ? <a {...linkTo(href)}>{title}</a> : title}</Heading>
          {typeof text === 'string' ? <p>{text}</p> : <Prose text={text} />}
        </li>
      ))}
    </ul>
  )
}
