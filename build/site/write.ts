/**
 * The only place that writes the site. Everything is written into a folder beside the old one, which then takes its
 * place, so that a build that fails or is stopped leaves the last good site as it was.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Site } from './site.ts'

/** Replaces the folder `directory` by the site. */
export async function writeSite(site: Site, directory: string): Promise<void> {
  const beside = join(dirname(directory), `${basename(directory)}.next-${process.pid}`)
  const old = join(dirname(directory), `${basename(directory)}.old-${process.pid}`)
  await rm(beside, { recursive: true, force: true })
  try {
    const folders = new Set([...site.keys()].map((path) => dirname(join(beside, path))))
    for (const folder of folders) await mkdir(folder, { recursive: true })
    await Promise.all([...site].map(([path, content]) => writeFile(join(beside, path), content)))
    const hadOld = await rename(directory, old).then(() => true, isMissing)
    await rename(beside, directory)
    if (hadOld) await rm(old, { recursive: true, force: true })
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

const isMissing = (error: unknown): false => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
  throw error
}

/** Files that are published as they are, from a folder that may be missing. */
export async function readPublic(directory: string): Promise<Site> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const files = await Promise.all(
    paths.map(
      async (path): Promise<[string, Uint8Array]> => [
        `/${relative(directory, path).split(sep).join('/')}`,
        await readFile(path),
      ],
    ),
  )
  return new Map(files)
}
