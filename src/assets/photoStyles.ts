/** Styles that follow from the photographs. */
import { type Picture, photoClasses, pointClasses } from '../render/Picture.tsx'
import { inBaseLayer } from './cssLayers.ts'

/**
 * Rules for the classes of photographs: the colour shown until they are loaded, the focal point, the positions of numbered
 * points. There are at most 512 colours and 202 coordinates, however many photographs there are.
 *
 * @param points on photographs, such as `70% 40%`
 */
export function photoStyles(pictures: Iterable<Picture>, points: Iterable<string>): string {
  const classes = new Set([...[...pictures].flatMap(photoClasses), ...[...points].flatMap(pointClasses)])
  return inBaseLayer([...classes].sort().map((name) => `.${name}{${declaration(name)}}`))
}

function declaration(name: string): string {
  const value = name.slice(2)
  return name.startsWith('c-') ? `background-color:#${value}` : `--${name.charAt(0)}:${value}%`
}
