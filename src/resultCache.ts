/** The part of the cache that keeps results of a pure function, such as guides. */
import { closeSync, ftruncateSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { readChecked, readIfPresent, writeChecked } from './cache.ts'

/**
 * Results of a pure function from earlier builds, in two files: facts as JSON, a line each, and byte arrays one after the
 * other, because they are long and need no parsing. The facts have a checksum of the byte arrays, so that files of two builds
 * are not taken for those of one. Whatever is wrong with the files, results are made again.
 */
export class ResultCache<Result extends object> {
  readonly #path: string | undefined
  readonly #version: string
  #entries = new Map<string, Entry<Result>>()
  #written: Written = { size: 0, checksum: 0 }
  readonly #used = new Set<string>()

  /**
   * @param path of the files, without extension; undefined for a cache in memory
   * @param version of the code; results of another version are ignored
   */
  constructor(path: string | undefined, version: string) {
    this.#path = path
    this.#version = version
    if (path) this.#readFiles(path)
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
    return this.get(key) ?? result
  }

  /** Ends a build: what it did not use is forgotten, and the files are written if anything changed. */
  save(): void {
    const used = new Map([...this.#entries].filter(([key]) => this.#used.has(key)))
    const isSmaller = used.size < this.#entries.size
    this.#entries = used
    this.#used.clear()
    const added = [...used.values()].filter(({ start }) => start === undefined)
    if (this.#path && (isSmaller || added.length > 0)) this.#writeFiles(this.#path, added)
  }

  /** New bytes are written after those of earlier builds, until more than half of the file is out of use. */
  #writeFiles(path: string, added: Entry<Result>[]) {
    const all = [...this.#entries.values()]
    const usedSize = all.reduce((sum, { bytes }) => sum + bytes.length, 0)
    const isAppended = this.#written.size <= 2 * usedSize
    const entries = isAppended ? added : all
    const written = isAppended ? this.#written : { size: 0, checksum: 0 }
    writeFrom(
      written.size,
      `${path}.bytes`,
      entries.map(({ bytes }) => bytes),
    )
    for (const entry of entries) {
      entry.start = written.size
      written.size += entry.bytes.length
      written.checksum = crc32(entry.bytes, written.checksum)
    }
    this.#written = written
    const head = JSON.stringify({ version: this.#version, ...written })
    const lines = [...this.#entries].map(
      ([key, { start, bytes, json }]) => `${key} ${start} ${bytes.length} ${json}`,
    )
    writeChecked(`${path}.json`, Buffer.from([head, ...lines].join('\n')))
  }

  #readFiles(path: string) {
    const facts = readChecked(`${path}.json`)
    const bytes = readIfPresent(`${path}.bytes`)
    if (!facts || !bytes) return
    const [head = '', ...lines] = facts.toString().split('\n')
    const { version, ...written }: Written & { version: string } = JSON.parse(head)
    if (version !== this.#version || crc32(bytes.subarray(0, written.size)) !== written.checksum) return
    this.#written = written
    for (const line of lines) {
      const [key = '', start, length] = line.split(' ', 3)
      this.#entries.set(key, {
        json: line.slice(line.indexOf('{')),
        bytes: bytes.subarray(Number(start), Number(start) + Number(length)),
        start: Number(start),
      })
    }
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
  /** Where its bytes begin in the file; undefined before they are written. */
  start?: number
  /** Parsed when it is first used. */
  result?: Result
}

/** What counts of the file of bytes: this many of them, from its beginning, with this CRC-32. */
interface Written {
  size: number
  checksum: number
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

/** Replaces what a file has after its first `size` bytes. Failure is ignored. */
function writeFrom(size: number, path: string, chunks: readonly Uint8Array[]): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const file = openSync(path, 'a')
    try {
      ftruncateSync(file, size)
      for (const chunk of chunks) writeFileSync(file, chunk)
    } finally {
      closeSync(file)
    }
  } catch {}
}
