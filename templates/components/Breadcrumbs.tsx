export interface Crumb {
  name: string
  /** Absent for the page itself, and for a level that has no page of its own. */
  path?: string | undefined
}

/** The way from home to this page; nothing on the home page (spec section 2). */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={name}>
            {path ? (
              <a href={path}>{name}</a>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
