/** How heavy pages and files are when they are sent, compressed with brotli. */
import { brotliCompressSync, constants } from 'node:zlib'
import { keeping } from '../../keep.ts'
import { digest } from '../../store.ts'
import { bytesOf, isKept, keyOf, type SiteFile } from '../site.ts'

/** In bytes. */
export interface PageWeight {
  /** Never less than it is; exact where it is too much. */
  weight: number
  /** How much of it is style, for a page that is too heavy. */
  ofWhichStyle: number
}

/** One TCP first flight: 10 segments of 1,460 bytes (RFC 6928). */
export const mostOfPage = 14_600

/** How heavy a page is. */
export const weighPage = (page: SiteFile): PageWeight =>
  isSurelyLight(page) ? { weight: mostOfPage, ofWhichStyle: 0 } : weightOfPage(page).facts

/** The real pages come down to between a quarter and a sixth. */
const isSurelyLight = (page: SiteFile) => isKept(page) && page.size <= 3.3 * mostOfPage

const weightOfPage = keeping(
  'weight of page',
  (page: SiteFile) => keyOf(page),
  (page) => {
    const bytes = bytesOf(page)
    const weight = weightOf(bytes, mostOfPage)
    const style = weight > mostOfPage ? /<style>([^<]*)/.exec(Buffer.from(bytes).toString())?.[1] : undefined
    return { facts: { weight, ofWhichStyle: style ? brotli(style, 5) : 0 }, text: '' }
  },
)

export const weightOfFile = keeping(
  'weight',
  (content: Uint8Array, limit: number) => `${digest(content)} ${limit}`,
  (content, limit) => ({ facts: weightOf(content, limit), text: '' }),
)

/**
 * As exactly as the limit asks for: at its strongest, brotli takes 100 ms a page, so what is far from the limit is not
 * compressed, and what passes at a weak setting (1 ms) passes.
 */
function weightOf(content: Uint8Array, limit: number): number {
  if (content.length <= limit) return content.length
  const weak = brotli(content, 2)
  // What is far too heavy need not be weighed to the byte.
  if (weak <= limit || weak > 4 * limit) return weak
  const usual = brotli(content, 5)
  return usual <= limit || usual > 2 * limit ? usual : brotli(content, constants.BROTLI_MAX_QUALITY)
}

const brotli = (content: string | Uint8Array, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
