/** The colours that are needed outside the styles, read from them, so that each is written once (templates/styles/tokens.css). */
export interface Palette {
  /** The background of every page. */
  ink: string
  volt: string
  ice: string
}

/** The styles with another accent colour, `#rrggbb`; print keeps its own. */
export const withAccent = (styles: string, accent: string | undefined): string =>
  accent === undefined ? styles : styles.replace(tokenPattern('volt'), `--volt:${accent}`)

/**
 * @param styles the bundled styles; the first value of a token is the one for screens
 * @throws when a token is gone, which is a mistake of the generator
 */
export function paletteOf(styles: string): Palette {
  const token = (name: string) => {
    const colour = tokenPattern(name).exec(styles)?.[1]
    if (!colour) throw new Error(`templates/styles/tokens.css has no colour --${name}`)
    return colour
  }
  return { ink: token('ink'), volt: token('volt'), ice: token('ice') }
}

const tokenPattern = (name: string) => new RegExp(`--${name}:\\s*(#[0-9a-f]{3,8})\\b`, 'i')
