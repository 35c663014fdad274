/** How heavy pages and files are when they are sent, compressed with brotli. */
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { keeping } from '../../keep.ts'
import { bytesOf, isKept, keyOf, type Site, type SiteFile } from '../../site.ts'

/** In bytes. */
export interface Weight {
  /** Never less than it is; exact where it is little too much. */
  weight: number
  /** How much of it is style, for a page that is too heavy. */
  ofWhichStyle: number
}

/** One TCP first flight: 10 segments of 1,460 bytes (RFC 6928). */
export const mostOfPage = 14_600

/** Weighs, beside the build, every page of which the size alone does not say that it is light. */
export async function weighPages(pages: Site): Promise<ReadonlyMap<string, Weight>> {
  const heavy = [...pages].filter(([, page]) => !isSurelyLight(page))
  return new Map(
    await Promise.all(heavy.map(async ([path, page]) => [path, await weigh(page, mostOfPage)] as const)),
  )
}

/** The real pages come down to between a quarter and a sixth. */
const isSurelyLight = (page: SiteFile) => isKept(page) && page.size <= 3.3 * mostOfPage

/** How heavy a file is, as exactly as the limit asks for. */
export async function weigh(file: SiteFile, limit: number): Promise<Weight> {
  let made: Weight | undefined
  const kept = weightOfFile(file, limit, () => made)
  if (!kept.isMade) made = await weighAnew(bytesOf(file), limit)
  return kept.facts
}

const weightOfFile = keeping(
  'weight',
  (file: SiteFile, limit: number, _made: () => Weight | undefined) => `${limit} ${keyOf(file)}`,
  (_file, _limit, made) => {
    const facts = made()
    if (!facts) throw new Error('a file was not weighed')
    return { facts, text: '' }
  },
)

async function weighAnew(bytes: Uint8Array, limit: number): Promise<Weight> {
  const weight = await weightOf(bytes, limit)
  const style = weight > limit ? /<style>([^<]*)/.exec(Buffer.from(bytes).toString())?.[1] : undefined
  return { weight, ofWhichStyle: style ? brotli(style, 5) : 0 }
}

/**
 * At its strongest, brotli takes 200 ms a page, so what is far from the limit is not compressed, what passes at a weak setting
 * (1 ms) passes, and what does not is left to another thread.
 */
async function weightOf(content: Uint8Array, limit: number): Promise<number> {
  if (content.length <= limit) return content.length
  const weak = brotli(content, 2)
  // What is far too heavy need not be weighed to the byte.
  if (weak <= limit || weak > 4 * limit) return weak
  const usual = brotli(content, 5)
  if (usual <= limit || usual > 2 * limit) return usual
  return (await promisify(brotliCompress)(content, at(constants.BROTLI_MAX_QUALITY))).length
}

const brotli = (content: string | Uint8Array, quality: number) =>
  brotliCompressSync(content, at(quality)).length

const at = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
