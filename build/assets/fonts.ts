/**
 * The display font, cut down to the characters that the pages use. Teko by Indian Type Foundry (OFL 1.1), as complete
 * TTF files from `@expo-google-fonts/teko`: the web font packages split ₹ and Devanagari from the rest.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Site } from '../site/site.ts'
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

/** Kept whatever the pages say, so that a small edit seldom changes the file. */
const always = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))

/**
 * @param pages finished pages; their mark-up does no harm, it is made of characters that are kept anyway
 * @param cacheDirectory a folder that may be deleted at any time
 */
export async function subsetDisplayFont(
  pages: Iterable<string>,
  cacheDirectory: string,
): Promise<DisplayFont> {
  const source = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/teko/600SemiBold/Teko_600SemiBold.ttf',
  )
  const characters = new Set(always)
  for (const page of pages) {
    // Headlines are set in capitals by style, so those of every letter are needed as well.
    for (const character of page + page.toUpperCase()) characters.add(character)
  }
  const text = [...characters].sort().join('')
  const hash = createHash('sha256')
    .update(source.split('node_modules').at(-1) ?? '')
    .update(text)
    .digest('hex')

  const cached = join(cacheDirectory, `${hash.slice(0, 16)}.woff2`)
  const bytes = await readFile(cached).catch(async () => {
    const { default: subsetFont } = await import('subset-font')
    const subset = await subsetFont(await readFile(source), text, { targetFormat: 'woff2' })
    await mkdir(cacheDirectory, { recursive: true })
    await writeFile(`${cached}.${process.pid}`, subset)
    await rename(`${cached}.${process.pid}`, cached)
    return subset
  })
  const href = hashedName('/assets/display.woff2', bytes)
  // `optional`: a text is never drawn again in another font after it was shown, so nothing can shift.
  const styles = `@font-face{font-family:Display;font-weight:600;font-display:optional;src:url(${href}) format("woff2")}${fallback}`
  return { href, styles, files: new Map([[href, bytes]]) }
}
