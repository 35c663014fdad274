/** Files → bytes. A file that is as it was at the last build of this process is not read again. */
import type { BigIntStats } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { remembering } from './memo.ts'

/** A file that changed so lately could change again without another time stamp (git, "racy git"). In milliseconds. */
const unsettled = 2000

/** The bytes of a file of which the state was just asked for. */
export async function readUnchanged(path: string, stats: BigIntStats): Promise<Uint8Array> {
  return Date.now() - Number(stats.ctimeMs) < unsettled ? readFile(path) : readSettled(path, stats)
}

const readSettled = remembering(
  (path: string, { dev, ino, size, mtimeNs, ctimeNs }: BigIntStats) =>
    `${path} ${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`,
  (path) => readFile(path),
)

/** Every file below a folder, by its path in it with `/`, in alphabetical order; nothing where there is no folder. */
export async function readFolder(directory: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const files = await Promise.all(
    paths.map(
      async (path): Promise<[string, Uint8Array]> => [
        relative(directory, path).split(sep).join('/'),
        await readUnchanged(path, await stat(path, { bigint: true })),
      ],
    ),
  )
  return new Map(files)
}
