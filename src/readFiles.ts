/**
 * Files → bytes. A file that is as it was at the last build of this process is not read again. Read one after the other:
 * for thousands of small files, that takes a fifth of the time of asking for all at once.
 */
import { type BigIntStats, type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { remembering } from './memo.ts'

/** A file that changed so lately could change again without another time stamp (git, "racy git"). In milliseconds. */
const unsettled = 2000

/** The bytes of a file of which the state was just asked for. */
export const readUnchanged = (path: string, stats: BigIntStats): Uint8Array =>
  Date.now() - Number(stats.ctimeMs) < unsettled ? readFileSync(path) : readSettled(path, stats)

const readSettled = remembering(
  (path: string, { dev, ino, size, mtimeNs, ctimeNs }: BigIntStats) =>
    `${path} ${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`,
  (path): Uint8Array => readFileSync(path),
)

/** Every file below a folder, by its path in it with `/`, in alphabetical order; nothing where there is no folder. */
export function readFolder(directory: string): Map<string, Uint8Array> {
  const paths = filesBelow(directory).sort()
  return new Map(
    paths.map((path) => [
      relative(directory, path).split(sep).join('/'),
      readUnchanged(path, statSync(path, { bigint: true })),
    ]),
  )
}

const filesBelow = (directory: string): string[] =>
  (entriesBelow(directory) ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Everything in a folder and in those in it; undefined where there is none that can be read. */
export function entriesBelow(directory: string): Dirent[] | undefined {
  try {
    return readdirSync(directory, { withFileTypes: true, recursive: true })
  } catch {
    return undefined
  }
}
