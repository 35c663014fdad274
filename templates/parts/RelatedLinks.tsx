import type { LongForm as LongFormText } from '../../src/content/types.ts'
import { LongForm } from './LongForm.tsx'
import { linkTo } from './link.ts'

export interface Related {
  heading: string
  links: ReadonlyArray<{ label: string; href: string }>
}

interface Props {
  related: Related | undefined
  /** In place of the heading of the links. */
  longForm?: LongFormText | undefined
}

/** The end of a page, in one line: its long text, which opens on request, and links to further pages. */
export function RelatedLinks({ related, longForm }: Props) {
  if (!related && !longForm) return null
  return (
    <div className="related section">
      {longForm ? <LongForm text={longForm} /> : <h2>{related?.heading}</h2>}
      {related && (
        <nav aria-label={related.heading}>
          <ul className="slashes">
            {related.links.map(({ label, href }) => (
              <li key={href}>
                <a {...linkTo(href)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
