/** Files → bytes. They are read one after the other: for many small files, that is faster than all at once. */
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Site } from './site.ts'

/** Every file below a folder, by its path in it with `/`, in alphabetical order; none where the folder is missing. */
export function readFolder(directory: string): Map<string, Uint8Array> {
  const paths = (entriesBelow(directory) ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return new Map(paths.map((path) => [relative(directory, path).split(sep).join('/'), readFileSync(path)]))
}

/** The files of a folder that are published as they are, such as `public/`, by their paths in the site. */
export const readPublic = (directory: string): Site =>
  new Map([...readFolder(directory)].map(([path, bytes]) => [`/${path}`, bytes]))

/** Everything in a folder and the folders in it; undefined where the folder cannot be read. */
export function entriesBelow(directory: string): Dirent[] | undefined {
  try {
    return readdirSync(directory, { withFileTypes: true, recursive: true })
  } catch {
    return undefined
  }
}
