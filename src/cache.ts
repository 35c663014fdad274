/**
 * The cache: files that take long to make, at paths that name everything they are made of. It may be deleted at any time.
 *
 * Each file ends with a checksum of its path and content. A file that is missing, truncated, damaged or copied from
 * another path is a miss, and its content is made again. Where nothing can be written (a full disk, a missing
 * permission), a build takes longer and nothing else changes.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Content by path, because the preview builds again and again in one process. */
const inMemory = new Map<string, Uint8Array>()

const checksumBytes = 32

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
  await writeCached(path, made)
  return made
}

/**
 * The content of the cached file at `path`; undefined on a miss. It reads synchronously: many small files are read several
 * times faster one after the other than all at once.
 */
export function readCached(path: string): Uint8Array | undefined {
  const known = inMemory.get(path)
  if (known) return known
  const file = readIfPresent(path)
  if (!file || file.length < checksumBytes) return undefined
  const content = file.subarray(0, -checksumBytes)
  if (!checksumOf(path, content).equals(file.subarray(-checksumBytes))) return undefined
  inMemory.set(path, content)
  return content
}

/**
 * Writes a file of the cache. It is written under a unique name and then renamed, so that neither a killed build nor two
 * builds at the same time leave a mixture. Failure to write is ignored.
 */
export async function writeCached(path: string, content: Uint8Array): Promise<void> {
  inMemory.set(path, content)
  const unfinished = join(dirname(path), `.${randomUUID()}`)
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(unfinished, Buffer.concat([content, checksumOf(path, content)]))
    await rename(unfinished, path)
  } catch {
    await rm(unfinished, { force: true }).catch(() => {})
  }
}

/** Forgets what is in memory, as a new process would. For tests. */
export const forgetCachedFiles = (): void => inMemory.clear()

/** 16 hexadecimal digits of SHA-256 for the given parts. Their lengths are hashed too: `ab`, `c` differs from `a`, `bc`. */
export function hashOf(...parts: ReadonlyArray<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex').slice(0, 16)
}

function readIfPresent(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** Includes the names of the file and its folder, so that a copy under another name is a miss. */
const checksumOf = (path: string, content: Uint8Array) =>
  createHash('sha256')
    .update(`${basename(dirname(path))}/${basename(path)}\0`)
    .update(content)
    .digest()

/**
 * Results of a pure function from earlier builds, in two files: facts as JSON, a line each, and texts as bytes, because long
 * texts inside JSON are slow to read. Whatever is wrong with the files, results are made again; nothing else depends on them.
 */
export class ResultCache<Result extends object> {
  readonly #path: string | undefined
  readonly #version: string
  readonly #textFields: ReadonlyArray<string & keyof Result>
  /** What the files hold: the facts as JSON, and the texts one after the other. */
  #stored = new Map<string, StoredResult>()
  /** What this build used, and what the build before used. */
  #used = new Map<string, Result>()
  #usedBefore = new Map<string, Result>()

  /**
   * @param path of the files, without extension; undefined for a cache in memory
   * @param version of the code; results of another version are ignored
   * @param textFields the fields of a result that are long strings; all others must be plain data
   */
  constructor(path: string | undefined, version: string, textFields: ReadonlyArray<string & keyof Result>) {
    this.#path = path
    this.#version = version
    this.#textFields = textFields
    if (path) this.#stored = this.#readFiles(path)
  }

  /** @param key a hash of everything that the result depends on */
  get(key: string): Result | undefined {
    const result = this.#used.get(key) ?? this.#usedBefore.get(key) ?? this.#parse(key)
    if (result) this.#used.set(key, result)
    return result
  }

  set(key: string, result: Result): void {
    this.#used.set(key, result)
  }

  /** Ends a build: what it did not use is forgotten, and the files are written if anything changed. */
  async save(): Promise<void> {
    const used = this.#used
    this.#usedBefore = used
    this.#used = new Map()
    const isUnchanged =
      used.size === this.#stored.size && [...used.keys()].every((key) => this.#stored.has(key))
    if (!this.#path || isUnchanged) return
    const entries = [...used].map(([key, result]): [string, StoredResult] => [
      key,
      this.#stored.get(key) ?? this.#toStored(result),
    ])
    // Both files carry the same id, so that files of two builds are not taken for those of one.
    const id = randomUUID()
    const head = JSON.stringify({ version: this.#version, id })
    const lines = entries.map(([key, { json, texts }]) => `${key} ${texts.length} ${json}`)
    await writeCached(`${this.#path}.json`, Buffer.from([head, ...lines].join('\n')))
    await writeCached(
      `${this.#path}.texts`,
      Buffer.concat([Buffer.from(id), ...entries.map(([, { texts }]) => texts)]),
    )
  }

  #readFiles(path: string): Map<string, StoredResult> {
    const stored = new Map<string, StoredResult>()
    const facts = readCached(`${path}.json`)
    const texts = readCached(`${path}.texts`)
    if (!facts || !texts) return stored
    const [head = '', ...lines] = Buffer.from(facts).toString().split('\n')
    const { version, id } = JSON.parse(head)
    let at = id.length
    if (version !== this.#version || Buffer.from(texts.subarray(0, at)).toString() !== id) return stored
    for (const line of lines) {
      const [key = '', length] = line.split(' ', 2)
      const end = at + Number(length)
      const json = line.slice(line.indexOf('{'))
      stored.set(key, { json, texts: texts.subarray(at, end) })
      at = end
    }
    return stored
  }

  #parse(key: string): Result | undefined {
    const stored = this.#stored.get(key)
    if (!stored) return undefined
    const { lengths, ...facts } = JSON.parse(stored.json)
    let at = 0
    for (const [index, field] of this.#textFields.entries()) {
      const end = at + lengths[index]
      facts[field] = Buffer.from(stored.texts.subarray(at, end)).toString()
      at = end
    }
    return facts
  }

  #toStored(result: Result): StoredResult {
    const texts = this.#textFields.map((field) => Buffer.from(String(result[field])))
    const lengths = texts.map(({ length }) => length)
    const noTexts = Object.fromEntries(this.#textFields.map((field) => [field, undefined]))
    return { json: JSON.stringify({ ...result, ...noTexts, lengths }), texts: Buffer.concat(texts) }
  }
}

interface StoredResult {
  json: string
  texts: Uint8Array
}
