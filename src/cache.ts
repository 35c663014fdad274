/**
 * The cache: files that take long to make, at paths that name everything they are made of. It may be deleted at any time.
 *
 * Each file ends with a checksum of its path and content. A file that is missing, truncated, damaged or copied from
 * another path is a miss, and its content is made again. Where nothing can be written (a full disk, a missing
 * permission), a build takes longer and nothing else changes.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'

/** Content by path, because the preview builds again and again in one process. */
const inMemory = new Map<string, Uint8Array>()

const checksumBytes = 4

/**
 * The content of the cached file at `path`; on a miss it is made and written there.
 *
 * @param path names everything that the content depends on, usually by a hash
 * @param make makes the content; when it fails, so does this function, and nothing is cached
 */
export async function cachedFile(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const found = readCached(path)
  if (found) return found
  const made = await make()
  writeCached(path, made)
  return made
}

/**
 * The content of the cached file at `path`; undefined on a miss. It reads synchronously: many small files are read several
 * times faster one after the other than all at once.
 */
export function readCached(path: string): Uint8Array | undefined {
  const content = inMemory.get(path) ?? readChecked(path)
  if (content) inMemory.set(path, content)
  return content
}

/** Writes a file of the cache. Failure to write is ignored. */
function writeCached(path: string, content: Uint8Array): void {
  inMemory.set(path, content)
  writeChecked(path, content)
}

let textFolder: string | undefined

/** Names the folder for what is made of texts, which belongs to this version of the generator. Until then, none is cached. */
export function cacheTextsIn(folder: string): void {
  textFolder = folder
}

/**
 * What `make` makes of texts and nothing else: plain data, cached as JSON.
 *
 * @param kind a folder of its own
 */
export function cachedData<Data>(make: () => Data, kind: string, ...texts: string[]): Data {
  if (textFolder === undefined) return make()
  const path = join(textFolder, kind, `${hashOf(...texts)}.json`)
  const found = readCached(path)
  // Its checksum says that it is what this function wrote.
  if (found) return JSON.parse(Buffer.from(found).toString())
  const made = make()
  writeCached(path, Buffer.from(JSON.stringify(made)))
  return made
}

/** Empties the cache in memory, as in a new process. For tests. */
export const forgetCachedFiles = (): void => inMemory.clear()

/** 16 hexadecimal digits of SHA-256 for the given parts. Their lengths are hashed too: `ab`, `c` differs from `a`, `bc`. */
export function hashOf(...parts: ReadonlyArray<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex').slice(0, 16)
}

function readChecked(path: string): Buffer | undefined {
  const file = readIfPresent(path)
  if (!file || file.length < checksumBytes) return undefined
  const content = file.subarray(0, -checksumBytes)
  return checksumOf(path, content).equals(file.subarray(-checksumBytes)) ? content : undefined
}

/**
 * Writes under a unique name and then renames, so that neither a killed build nor two builds at the same time leave a
 * mixture.
 */
function writeChecked(path: string, content: Uint8Array): void {
  const unfinished = join(dirname(path), `.${randomUUID()}`)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(unfinished, Buffer.concat([content, checksumOf(path, content)]))
    renameSync(unfinished, path)
  } catch {
    try {
      rmSync(unfinished, { force: true })
    } catch {
      // Its folder may be a file.
    }
  }
}

/** Undefined where there is no file, or it cannot be read. */
function readIfPresent(path: string): Buffer | undefined {
  try {
    // Reading a pipe or a device might never end.
    return statSync(path).isFile() ? readFileSync(path) : undefined
  } catch {
    return undefined
  }
}

/** Includes the names of the file and its folder, so that a copy under another name is a miss. */
function checksumOf(path: string, content: Uint8Array): Buffer {
  const checksum = Buffer.alloc(checksumBytes)
  checksum.writeUInt32BE(crc32(content, crc32(`${basename(dirname(path))}/${basename(path)}`)))
  return checksum
}
