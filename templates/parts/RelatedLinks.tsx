import { linkTo } from './link.ts'

export interface Related {
  heading: string
  links: ReadonlyArray<{ label: string; href: string }>
}

/** Links to further pages at the end of a page, in one line. */
export function RelatedLinks({ related }: { related: Related | undefined }) {
  if (!related) return null
  return (
    <nav className="related section" aria-label={related.heading}>
      <h2>{related.heading}</h2>
      <ul className="slashes">
        {related.links.map(({ label, href }) => (
          <li key={href}>
            <a {...linkTo(href)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
