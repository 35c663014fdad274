/** Styles that are made of the content, and colours that are needed outside the styles. */
import { type Picture, photoClasses, pointClasses } from '../render/Picture.tsx'

/** Colours that are needed outside the styles. They are read from templates/layout/tokens.css, so that each is written once. */
export type Palette = Record<'ink' | 'accent' | 'ice', string>

/** The styles with another accent colour, `#rrggbb`; print keeps its own. */
export const withAccent = (styles: string, accent: string | undefined): string =>
  accent === undefined ? styles : styles.replace(tokenPattern('accent'), `--accent:${accent}`)

/**
 * @param styles the bundled styles; the first value of a token is the one for screens
 * @throws if a token is missing, which is a bug of the generator
 */
export function paletteOf(styles: string): Palette {
  const token = (name: string) => {
    const colour = tokenPattern(name).exec(styles)?.[1]
    if (!colour) throw new Error(`templates/layout/tokens.css has no colour --${name}`)
    return colour
  }
  return { ink: token('ink'), accent: token('accent'), ice: token('ice') }
}

const tokenPattern = (name: string) => new RegExp(`--${name}:\\s*(#[0-9a-f]{3,8})\\b`, 'i')

/**
 * Rules for the classes of photographs: the colour shown until they are loaded, the focal point, the positions of numbered
 * points. There are at most 512 colours and 202 coordinates, however many photographs there are.
 *
 * @param points on photographs, such as `70% 40%`
 */
export function photoStyles(pictures: Iterable<Picture>, points: Iterable<string>): string {
  const classes = new Set([...[...pictures].flatMap(photoClasses), ...[...points].flatMap(pointClasses)])
  return inBase([...classes].sort().map((name) => `.${name}{${declaration(name)}}`))
}

function declaration(name: string): string {
  const value = name.slice(2)
  return name.startsWith('c-') ? `background-color:#${value}` : `--${name.charAt(0)}:${value}%`
}

/** Rules of the layer for elements and classes that many parts share, minified. */
export function inBase(rules: readonly string[]): string {
  return rules.length > 0 ? `@layer base{${rules.join('')}}` : ''
}
