import { Rows } from './Rows.tsx'

export interface Related {
  heading: string
  links: ReadonlyArray<{ label: string; href: string; text: string }>
}

/** Links to further pages, at the end of a page. */
export function RelatedLinks({ related }: { related: Related | undefined }) {
  if (!related) return null
  return (
    <nav className="related section" aria-label={related.heading}>
      <h2 className="section__heading">{related.heading}</h2>
      <Rows rows={related.links.map(({ label, ...link }) => ({ ...link, title: label }))} />
    </nav>
  )
}
