/**
 * The display font, cut down to the characters that the pages use. Teko by Indian Type Foundry (OFL 1.1), as complete
 * TTF files from `@expo-google-fonts/teko`: the web font packages split ₹ and Devanagari from the rest.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cachedFile, hashOf } from '../cache.ts'
import type { Site } from '../siteFiles.ts'
import { centreDash } from './centredDash.ts'
import { hashedName } from './hashedName.ts'

/**
 * Fonts of the visitor's system with the width and height of ours, until ours has come. At each size, the letters of Arial are
 * as wide as ours, and the lines are as high: so nothing moves. WebKit on Linux finds fonts by their families, and bold ones by
 * itself.
 */
const fonts = ['Arial Bold', 'Roboto Bold', 'Liberation Sans Bold', 'Roboto', 'Liberation Sans']
/** For systems where those have no rupee sign. */
const fontsWithRupee = ['DejaVu Sans Bold', 'Helvetica Neue Bold', 'DejaVu Sans']

/** Above and below the baseline, of the size of the letters (the `hhea` table of the font). */
const height = { ascent: 0.958, descent: 0.475 }

function standIn(names: readonly string[], size: number, range = '') {
  const percent = (part: number) => `${((part * 100) / size).toFixed()}%`
  const source = names.map((name) => `local("${name}")`).join()
  const limit = range && `;unicode-range:${range}`
  return `@font-face{font-family:Stand-in;font-weight:600;src:${source};size-adjust:${size * 100}%;ascent-override:${percent(height.ascent)};descent-override:${percent(height.descent)}${limit}}`
}

const fallback =
  standIn(fonts, 0.66) +
  standIn(fonts, 0.74, 'U+61-7A') +
  standIn(fonts, 0.79, 'U+30-39') +
  standIn(fontsWithRupee, 0.66, 'U+20B9')

const require = createRequire(import.meta.url)

export const displayFontFile = () =>
  require.resolve('@expo-google-fonts/teko/600SemiBold/Teko_600SemiBold.ttf')

/** Always included (ASCII), so that a small edit seldom changes the file. */
const always = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))

/**
 * The display font with the characters of the given pages and their capitals.
 *
 * @param pages the characters of each page; markup need not be removed, because ASCII is always included
 */
export async function subsetDisplayFont(pages: Iterable<string>, cacheDirectory: string) {
  const source = displayFontFile()
  const used = new Set(always)
  for (const page of pages) for (const character of page) used.add(character)
  // Styles set headlines in capitals, so the capital of every letter is needed as well.
  const characters = new Set([...used].flatMap((character) => [character, ...character.toUpperCase()]))
  const text = [...characters].sort().join('')
  const name = hashOf(source.split('node_modules').at(-1) ?? '', 'even dash', text)
  const bytes = await cachedFile(join(cacheDirectory, `${name}.woff2`), async () => {
    const { default: subsetFont } = await import('subset-font')
    return subsetFont(await centreDash(await readFile(source)), text, { targetFormat: 'woff2' })
  })
  const href = hashedName('/assets/display.woff2', bytes)
  // `swap`: seen on the first visit, as soon as it has come. Nothing moves, because the stand-in takes the same place.
  const styles = `@font-face{font-family:Display;font-weight:600;font-display:swap;src:url(${href})}${fallback}`
  const files: Site = new Map([[href, bytes]])
  return { href, styles, files }
}
