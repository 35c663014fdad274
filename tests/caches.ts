/** Caches for builds that are to begin with nothing. */
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './cafes.ts'

/** A cache with encoded pictures and nothing else. */
export async function newCache(folder: string, name: string): Promise<string> {
  const cache = join(folder, name)
  await rm(cache, { recursive: true, force: true })
  await mkdir(cache)
  for (const kind of ['images', 'share', 'icons', 'fonts'])
    await symlink(join(root, '.cache', kind), join(cache, kind))
  return cache
}
