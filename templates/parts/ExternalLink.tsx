import { Icon } from '../../src/render/Icon.tsx'
import { linkTo } from './link.ts'

/** A link to another site, in a new tab, and marked as such. */
export function ExternalLink({
  href,
  label,
  className,
}: {
  href: string
  label: string
  className?: string
}) {
  return (
    <a className={className} {...linkTo(href)}>
      {label}
      <Icon name="arrow-up-right" />
    </a>
  )
}
