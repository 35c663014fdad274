import type { Html } from '../../src/content/schema/fields.ts'
import { linkTo } from './link.ts'
import { Prose } from './Prose.tsx'

export interface Row {
  title: string
  text: string | Html
  href?: string | undefined
}

/** Short texts, each under its name, in rows without links. */
export const NamedRows = ({ rows }: { rows: ReadonlyArray<{ name: string; text: string }> }) => (
  <dl className="rows">
    {rows.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

/** Rows with one line each, where the content has one. */
export const inShort = (rows: ReadonlyArray<Row & { short?: string | undefined }>): Row[] =>
  rows.map(({ title, text, short, href }) => ({ title, text: short ?? text, href }))

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
