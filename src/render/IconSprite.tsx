import { iconPrefix } from './Icon.tsx'

/** The drawing of an icon: SVG markup on a grid of 24 by 24. */
type IconDrawing = string

interface Props {
  icons: ReadonlyArray<{ name: string; drawing: IconDrawing }>
  /** True for a file of its own. */
  isFile?: boolean
}

/** Drawings that `Icon` shows by reference; the sprite itself is hidden. */
export function IconSprite({ icons, isFile = false }: Props) {
  return (
    <svg xmlns={isFile ? 'http://www.w3.org/2000/svg' : undefined} width="0" height="0" aria-hidden="true">
      {icons.map(({ name, drawing }) => (
        <symbol
          key={name}
          id={`${iconPrefix}${name}`}
          viewBox="0 0 24 24"
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      ))}
    </svg>
  )
}
