/** The prefix of the ids under which a page holds the drawings of its icons. */
export const iconPrefix = 'icon-'

/** A decorative icon by its Lucide name; the drawing itself is once on each page (IconSprite). */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} width="20" height="20" aria-hidden="true">
      <use href={`#${iconPrefix}${name}`} />
    </svg>
  )
}
