/**
 * The display font, cut down to the characters that the pages use. Teko by Indian Type Foundry (OFL 1.1), as complete
 * TTF files from `@expo-google-fonts/teko`: the web font packages split ₹ and Devanagari from the rest.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { remembering } from '../memo.ts'
import type { Site } from '../site.ts'
import { cached, hashOf } from './cache.ts'
import { hashedName } from './hashedName.ts'

export interface DisplayFont {
  /** The address of the file, to be fetched with the page. */
  href: string
  /** The rule that declares it. */
  styles: string
  files: Site
}

/** A font of the visitor's system, made as narrow as ours, for a first visit on a line too slow for ours. */
const fallback = `@font-face{font-family:Stand-in;font-weight:600;src:${[
  'Arial Bold',
  'Helvetica Neue Bold',
  'Roboto Bold',
  'Liberation Sans Bold',
  'DejaVu Sans Bold',
]
  .map((name) => `local("${name}")`)
  .join(',')};size-adjust:66%}`

/** The complete font, with every character that it has. */
export const displayFontFile = () =>
  createRequire(import.meta.url).resolve('@expo-google-fonts/teko/600SemiBold/Teko_600SemiBold.ttf')

/** Kept whatever the pages say, so that a small edit seldom changes the file. */
const always = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))

/** Everything that a page may say in the scripts of the font: Latin, Devanagari, signs and currencies. */
export const anyCharacter = [
  [0xa0, 0x24f],
  [0x900, 0x97f],
  [0x2000, 0x22ff],
].map(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join(''),
)

/**
 * @param pages the characters of each page; those of its mark-up do no harm, as they are kept anyway
 * @param cacheDirectory a folder that may be deleted at any time
 */
export const subsetDisplayFont = (pages: Iterable<string>, cacheDirectory: string): Promise<DisplayFont> =>
  subset([...pages], cacheDirectory)

const subset = remembering(
  (pages: readonly string[], cacheDirectory: string) => [cacheDirectory, ...pages].join('\n'),
  makeSubset,
)

async function makeSubset(pages: readonly string[], cacheDirectory: string): Promise<DisplayFont> {
  const source = displayFontFile()
  const written = new Set(always)
  for (const page of pages) for (const character of page) written.add(character)
  // Headlines are set in capitals by style, so those of every letter are needed as well.
  const characters = new Set([...written].flatMap((character) => [character, ...character.toUpperCase()]))
  const text = [...characters].sort().join('')
  const name = hashOf(source.split('node_modules').at(-1) ?? '', text)
  const bytes = await cached(join(cacheDirectory, `${name}.woff2`), async () => {
    const { default: subsetFont } = await import('subset-font')
    return subsetFont(await readFile(source), text, { targetFormat: 'woff2' })
  })
  const href = hashedName('/assets/display.woff2', bytes)
  // `optional`: a text is never drawn again in another font after it was shown, so nothing can shift.
  const styles = `@font-face{font-family:Display;font-weight:600;font-display:optional;src:url(${href}) format("woff2")}${fallback}`
  return { href, styles, files: new Map([[href, bytes]]) }
}
