/** Texts as servers send them, for those that do not compress well themselves: Brotli and gzip at their best. */
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cachedFile, hashOf } from '../cache.ts'
import { bytesOf, type Site } from '../site.ts'
import { serverFolder } from './hosts.ts'
import { isText } from './mediaType.ts'

/** Endings of compressed files, the best first, and what makes them. */
const encodings = {
  br: (text: Uint8Array) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Uint8Array) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * The compressed forms of every text of a site, `/about.html.br` and `/about.html.gz` beside `/about.html`.
 *
 * @param cache the folder of those that were made before, by the hash of their text
 */
export async function compressed(site: Site, cache: string): Promise<Site> {
  const texts = [...site].filter(([path]) => isText(path) && !path.startsWith(serverFolder))
  const files = await Promise.all(
    texts.flatMap(([path, content]) =>
      Object.entries(encodings).map(async ([ending, compress]) => {
        const bytes = bytesOf(content)
        const made = await cachedFile(join(cache, `${hashOf(bytes)}.${ending}`), () => compress(bytes))
        return [`${path}.${ending}`, made] as const
      }),
    ),
  )
  return new Map(files)
}
