/**
 * What the last build wrote, and what its files looked like to the file system, so that a site which is as it was left need
 * not be read to know that. Kept in the cache; without it, or where a file looks otherwise, the file itself is read.
 */
import { type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { keep, readKept } from '../assets/cache.ts'
import { isKept, type Site } from '../site.ts'
import { digest } from '../store.ts'

export interface Written {
  /** Whether a file, which looks like this now, has the content of this hash. */
  has(path: string, stats: Stats, hash: string): boolean
  /** Whether it was asked for a file that it does not know. */
  readonly isStale: boolean
}

/** A line each: what the file looks like, its hash and its path in the site. */
export function readWritten(cache: string, directory: string): Written {
  const kept = readKept(pathOf(cache, directory))
  const lines = new Set(kept?.toString().split('\n'))
  let isStale = false
  return {
    has(path, stats, hash) {
      const isKnown = lines.has(lineOf(path, stats, hash))
      isStale ||= !isKnown
      return isKnown
    },
    get isStale() {
      return isStale
    },
  }
}

/**
 * @param directory the site as it was just written
 * @param unchanged what those of its files look like that were there before
 */
export async function keepWritten(
  cache: string,
  directory: string,
  site: Site,
  unchanged: ReadonlyMap<string, Stats>,
): Promise<void> {
  const lines = [...site].flatMap(([path, content]) => {
    if (!isKept(content)) return []
    const stats = unchanged.get(path) ?? statSync(join(directory, path), { throwIfNoEntry: false })
    return stats ? [lineOf(path, stats, content.hash)] : []
  })
  await keep(pathOf(cache, directory), Buffer.from(lines.join('\n')))
}

/** Whoever changes a file changes its time, or puts another one in its place. */
const lineOf = (path: string, { dev, ino, size, mtimeMs }: Stats, hash: string) =>
  `${dev} ${ino} ${size} ${mtimeMs} ${hash} ${path}`

const pathOf = (cache: string, directory: string) => join(cache, 'written', digest(directory))
