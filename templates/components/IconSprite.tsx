import { createElement } from 'react'
import { iconPrefix } from './Icon.tsx'

/** The drawing of an icon: SVG elements with their attributes, on a grid of 24. */
export type IconDrawing = ReadonlyArray<readonly [tag: string, attributes: Record<string, string>]>

/** All drawings that a page uses, hidden, to be shown by reference. */
export function IconSprite({ icons }: { icons: ReadonlyArray<{ name: string; drawing: IconDrawing }> }) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {icons.map(({ name, drawing }) => (
        <symbol key={name} id={`${iconPrefix}${name}`} viewBox="0 0 24 24">
          {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
        </symbol>
      ))}
    </svg>
  )
}
