export interface Related {
  heading: string
  links: ReadonlyArray<{ label: string; href: string; text: string }>
}

/** Where to go next, at the end of a page. */
export function RelatedLinks({ related }: { related: Related | undefined }) {
  if (!related) return null
  return (
    <nav className="related section" aria-label={related.heading}>
      <h2 className="section__heading">{related.heading}</h2>
      <ul>
        {related.links.map(({ label, href, text }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
