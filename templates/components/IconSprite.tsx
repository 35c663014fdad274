import { createElement } from 'react'
import { iconPrefix } from './Icon.tsx'

/** The drawing of an icon: SVG elements with their attributes, on a grid of 24. */
export type IconDrawing = ReadonlyArray<readonly [tag: string, attributes: Record<string, string>]>

interface Props {
  icons: ReadonlyArray<{ name: string; drawing: IconDrawing }>
  /** True for a file of its own. */
  isFile?: boolean
}

/** Drawings to be shown by reference; in a page, they are hidden themselves. */
export function IconSprite({ icons, isFile = false }: Props) {
  return (
    <svg xmlns={isFile ? 'http://www.w3.org/2000/svg' : undefined} width="0" height="0" aria-hidden="true">
      {icons.map(({ name, drawing }) => (
        <symbol key={name} id={`${iconPrefix}${name}`} viewBox="0 0 24 24">
          {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
        </symbol>
      ))}
    </svg>
  )
}
