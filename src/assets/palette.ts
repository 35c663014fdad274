/** Colours that are needed outside the styles, and the accent of the content in them. */

/** Behind everything, the accent, and small words on pictures. They are read from the styles, so that each is written once. */
export type Palette = Record<'ground' | 'accent' | 'smallWords', string>

/** The styles with another accent colour, `#rrggbb`; print keeps its own. @param tokens the names of the colours in the styles */
export const withAccent = (styles: string, tokens: Palette, accent: string | undefined): string =>
  accent === undefined ? styles : styles.replace(tokenPattern(tokens.accent), `--${tokens.accent}:${accent}`)

/**
 * @param styles the bundled styles; the first value of a token is the one for screens
 * @param tokens the names of the colours in the styles
 * @throws if a token is missing, which is a bug of the site
 */
export function paletteOf(styles: string, tokens: Palette): Palette {
  const colourOf = (name: string) => {
    const colour = tokenPattern(name).exec(styles)?.[1]
    if (!colour) throw new Error(`The styles have no colour --${name}`)
    return colour
  }
  const { ground, accent, smallWords } = tokens
  return { ground: colourOf(ground), accent: colourOf(accent), smallWords: colourOf(smallWords) }
}

const tokenPattern = (name: string) => new RegExp(`--${name}:\\s*(#[0-9a-f]{3,8})\\b`, 'i')
