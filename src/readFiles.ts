/** Reads folders. Files are read synchronously, which is faster for many small ones. */
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Site } from './site.ts'

/** All files in a folder and its subfolders, by relative path with `/`, sorted; empty where the folder is missing. */
export function readFolder(directory: string): Map<string, Uint8Array> {
  const paths = (entriesBelow(directory) ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return new Map(paths.map((path) => [relative(directory, path).split(sep).join('/'), readFileSync(path)]))
}

/** The files of a folder that is published as it is, such as `public/`, by their paths in the site. */
export const readPublic = (directory: string): Site =>
  new Map([...readFolder(directory)].map(([path, bytes]) => [`/${path}`, bytes]))

/** All entries of a folder and its subfolders; undefined where the folder cannot be read. */
export function entriesBelow(directory: string): Dirent[] | undefined {
  try {
    return readdirSync(directory, { withFileTypes: true, recursive: true })
  } catch {
    return undefined
  }
}
