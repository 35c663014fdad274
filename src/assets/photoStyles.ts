/**
 * Rules for the classes of photographs: the colour shown until they are loaded, the point that must stay visible, the
 * points that have a number.
 */
import { type Picture, photoClasses, pointClasses } from '../../templates/components/Picture.tsx'

/**
 * One rule for each colour and coordinate that is in use, in the layer `base`. There are at most 512 colours and 202
 * coordinates, however many photographs there are; a page gets only those that it uses (criticalCss.ts).
 *
 * @param points on photographs, such as `70% 40%`
 */
export function photoStyles(pictures: Iterable<Picture>, points: Iterable<string>): string {
  const classes = new Set([...[...pictures].flatMap(photoClasses), ...[...points].flatMap(pointClasses)])
  const rules = [...classes].sort().map((name) => `.${name}{${declaration(name)}}`)
  return rules.length > 0 ? `@layer base{${rules.join('')}}` : ''
}

function declaration(name: string): string {
  const value = name.slice(2)
  return name.startsWith('c-') ? `background-color:#${value}` : `--${name.charAt(0)}:${value}%`
}
