/**
 * The cache: files that take long to make, at paths that name everything they are made of. It may be deleted at any time.
 *
 * Each file ends with a checksum of its path and content. A file that is missing, truncated, damaged or copied from
 * another path is a miss, and its content is made again. Where nothing can be written (a full disk, a missing
 * permission), a build takes longer and nothing else changes.
 */
import { createHash, randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
export function writeCached(path: string, content: Uint8Array): void {
  inMemory.set(path, content)
  writeChecked(path, [content])
}

/** Forgets what is in memory, as a new process would. For tests. */
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
  return checksumOf(path, [content]).equals(file.subarray(-checksumBytes)) ? content : undefined
}

/**
 * Writes under a unique name and then renames, so that neither a killed build nor two builds at the same time leave a
 * mixture.
 */
function writeChecked(path: string, chunks: readonly Uint8Array[]): void {
  const unfinished = join(dirname(path), `.${randomUUID()}`)
  try {
    mkdirSync(dirname(path), { recursive: true })
    const file = openSync(unfinished, 'wx')
    try {
      for (const chunk of [...chunks, checksumOf(path, chunks)]) writeFileSync(file, chunk)
    } finally {
      closeSync(file)
    }
    renameSync(unfinished, path)
  } catch {
    try {
      rmSync(unfinished, { force: true })
    } catch {
      // Its folder may be a file.
    }
  }
}

function readIfPresent(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** Includes the names of the file and its folder, so that a copy under another name is a miss. */
function checksumOf(path: string, chunks: readonly Uint8Array[]): Buffer {
  const name = crc32(`${basename(dirname(path))}/${basename(path)}`)
  const checksum = Buffer.alloc(checksumBytes)
  checksum.writeUInt32BE(chunks.reduce((sum, chunk) => crc32(chunk, sum), name))
  return checksum
}

/**
 * Results of a pure function from earlier builds, in two files: facts as JSON, a line each, and byte arrays one after the
 * other, because they are long and need no parsing. Whatever is wrong with the files, results are made again.
 */
export class ResultCache<Result extends object> {
  readonly #path: string | undefined
  readonly #version: string
  #entries = new Map<string, Entry<Result>>()
  readonly #used = new Set<string>()
  #isChanged = false

  /**
   * @param path of the files, without extension; undefined for a cache in memory
   * @param version of the code; results of another version are ignored
   */
  constructor(path: string | undefined, version: string) {
    this.#path = path
    this.#version = version
    if (path) this.#entries = this.#readFiles(path)
  }

  /** @param key a hash of everything that the result depends on */
  get(key: string): Result | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#used.add(key)
    entry.result ??= parseResult(entry) as Result
    return entry.result
  }

  /**
   * Adds a result.
   *
   * @param result plain data; its own fields may be byte arrays
   * @returns the result as it will come from the cache: it shares no memory with the texts that it was made from
   */
  set(key: string, result: Result): Result {
    const stored = storedResult(result)
    this.#entries.set(key, { ...stored, result: parseResult(stored) as Result })
    this.#used.add(key)
    this.#isChanged = true
    return this.get(key) ?? result
  }

  /** Ends a build: what it did not use is forgotten, and the files are written if anything changed. */
  save(): void {
    const used = new Map([...this.#entries].filter(([key]) => this.#used.has(key)))
    const isChanged = this.#isChanged || used.size !== this.#entries.size
    this.#entries = used
    this.#used.clear()
    this.#isChanged = false
    if (!this.#path || !isChanged) return
    // Both files carry the same id, so that files of two builds are not taken for those of one.
    const id = randomUUID()
    const lines = [...used].map(([key, { json, bytes }]) => `${key} ${bytes.length} ${json}`)
    const head = JSON.stringify({ version: this.#version, id })
    writeChecked(`${this.#path}.json`, [Buffer.from([head, ...lines].join('\n'))])
    writeChecked(`${this.#path}.bytes`, [Buffer.from(id), ...[...used.values()].map(({ bytes }) => bytes)])
  }

  #readFiles(path: string): Map<string, Entry<Result>> {
    const stored = new Map<string, Entry<Result>>()
    const facts = readChecked(`${path}.json`)
    const bytes = readChecked(`${path}.bytes`)
    if (!facts || !bytes) return stored
    const [head = '', ...lines] = facts.toString().split('\n')
    const { version, id } = JSON.parse(head)
    let at = id.length
    if (version !== this.#version || bytes.toString('latin1', 0, at) !== id) return stored
    for (const line of lines) {
      const [key = '', length] = line.split(' ', 2)
      const end = at + Number(length)
      stored.set(key, { json: line.slice(line.indexOf('{')), bytes: bytes.subarray(at, end) })
      at = end
    }
    return stored
  }
}

/** A result as the files hold it. */
interface StoredResult {
  /** Its fields as JSON; for those that are byte arrays, `lengths` has their names and lengths. */
  json: string
  /** Its byte arrays, one after the other. */
  bytes: Uint8Array
}

interface Entry<Result> extends StoredResult {
  /** Parsed when it is first used. */
  result?: Result
}

function storedResult(result: object): StoredResult {
  const fields = Object.entries(result)
  const arrays = fields.filter(([, value]) => value instanceof Uint8Array)
  const facts = fields.filter(([, value]) => !(value instanceof Uint8Array))
  const lengths = arrays.map(([name, { length }]) => [name, length])
  return {
    json: JSON.stringify({ ...Object.fromEntries(facts), lengths }),
    bytes: Buffer.concat(arrays.map(([, array]) => array)),
  }
}

function parseResult({ json, bytes }: StoredResult) {
  const { lengths, ...result } = JSON.parse(json)
  let at = 0
  for (const [name, length] of lengths) {
    result[name] = bytes.subarray(at, at + length)
    at += length
  }
  return result
}
