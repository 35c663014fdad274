import type { Crumb } from '../../src/render/breadcrumbs.ts'

interface Props {
  crumbs: readonly Crumb[]
  /** What screen readers call the breadcrumbs. */
  label: string
}

/** How many characters of a trail fit one line of a phone. */
const longest = 32

/** The path from the home page to this page; nothing on the home page (spec section 2). */
export function Breadcrumbs({ crumbs, label }: Props) {
  if (crumbs.length === 0) return null
  const isLong = crumbs.map(({ name }) => name).join('').length > longest
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={name} className={isLong && !path ? 'breadcrumbs__long' : undefined}>
            {path ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
