/** The parts that make a page or a font heavy, by words that staff recognize, with their places in the content. */
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { decodeHTML } from 'entities'
import { otherScript } from '../assets/fonts.ts'
import { findInTexts } from '../content/placeIn.ts'
import type { Source } from '../content/source.ts'
import type { Place } from '../diagnostics/positions.ts'
import { occurrencesOf } from '../text.ts'

export type ContentPlace = Place & { file: string }

const mostNamed = 3

/**
 * The heaviest parts of the main element of a page, the heaviest first; none below a twentieth of the page, as in long
 * lists. The place is that of the heading; undefined if the heading contains references or markup.
 *
 * @param weight of the whole page after brotli, in bytes
 */
export async function heaviestParts(page: string, weight: number, source: Source) {
  const main = page.slice(Math.max(0, page.indexOf('<main')), page.lastIndexOf('</main>'))
  const least = weight / 20
  const parts = await Promise.all(
    main
      .split(/(?=<h2\b)/)
      .slice(1)
      // The parts of a long list are too small anyway.
      .filter((html) => Buffer.byteLength(html) > least)
      .map(async (html) => ({
        bytes: await weightOf(Buffer.from(html)),
        heading: textIn(html.slice(0, Math.max(0, html.indexOf('</h2>')))),
      })),
  )
  return parts
    .filter(({ heading, bytes }) => heading !== '' && bytes > least)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, mostNamed)
    .map((part) => ({
      ...part,
      place: findInTexts(source, (line) => occurrencesOf(part.heading, line))[0]?.place,
    }))
}

/** Words in the other script of the display font. */
const otherLetters = new RegExp(
  `\\p{Script=${otherScript}}[\\p{Script=${otherScript}}\\p{M}\\u200c\\u200d ]*`,
  'u',
)

/** The words in the other script of the display font that pages show, the first of each line, with their places. */
export const heavyWordsOn = (pages: readonly string[], source: Source) =>
  findInTexts(source, (line) => [otherLetters.exec(line)].filter((match) => match !== null))
    .map(({ place, found }) => ({ ...place, found: found.trim() }))
    .filter(({ found }) => pages.some((page) => page.includes(found)))

/** The length after brotli, compressed in a thread of Node's own: the other checks go on. */
export async function weightOf(content: Uint8Array, quality = 5): Promise<number> {
  const { length } = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  })
  return length
}

const textIn = (html: string) => decodeHTML(html.replaceAll(/<[^<>]*>/g, '')).trim()

/** The first places as text, and how many more there are: `content/faq.yaml:3 and 2 more`. */
export function listedPlaces(places: readonly ContentPlace[]): string {
  const named = places.slice(0, mostNamed).map(({ file, line }) => `${file}:${line}`)
  const more = places.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
