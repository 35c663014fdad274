import type { Crumb } from '../../src/render/breadcrumbs.ts'

interface Props {
  crumbs: readonly Crumb[]
  /** What screen readers call the breadcrumbs. */
  label: string
}

/** The path from the home page to this page; nothing on the home page (spec section 2). */
export function Breadcrumbs({ crumbs, label }: Props) {
  if (crumbs.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={name}>{path ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
