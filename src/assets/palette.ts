/** Colours that are needed outside the styles, and the accent of the content in them. */

/** They are read from templates/layout/tokens.css, so that each is written once. */
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
