import * as z from 'zod'
import { refuse } from './metadata.ts'

/** The lightest surface of a page, on which the accent must be readable: `--panel-raised` in templates/layout/tokens.css. */
export const lightestSurface = '#1a202d'

/** The contrast that text needs (WCAG 2.2, 1.4.3, level AA). */
const leastContrast = 4.5

/** The accent colour, `#rrggbb`. It is the colour of links and of the background of the main button. */
export const accentColour = () =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { abort: true })
    .meta({
      expects: 'a colour of # and six digits from 0 to f, in quotes, such as "#c8ff2e"',
      examples: ['#c8ff2e'],
    })
    .superRefine((colour, context) => {
      const ratio = contrast(colour, lightestSurface)
      if (ratio >= leastContrast) return
      const message = `This colour is too dark for the dark pages: its contrast is ${ratio.toFixed(1)} to 1, and text needs ${leastContrast} to 1.`
      refuse(context, message, { rule: 'low-contrast', remedy: 'Choose a lighter shade of it.' })
    })

/** The contrast of two colours, `#rrggbb`, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** From 0 for black to 1 for white (WCAG 2.2, "relative luminance"). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
