/** The part of the cache that keeps results of a pure function, such as guides. */
import { closeSync, ftruncateSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { readIfPresent } from './cache.ts'

/** A result as the file holds it: a line of JSON, then its byte arrays, which are long and need no parsing. */
interface Entry<Result> {
  content: Buffer
  isWritten: boolean
  /** Parsed when it is first used. */
  result?: Result
}

/**
 * Results of earlier builds, in one file. Each has a line with its key, length and checksum before it. New results are
 * appended. After damage in the file, that result and the following ones are made again.
 */
export class ResultCache<Result extends object> {
  readonly #path: string | undefined
  readonly #version: string
  readonly #entries = new Map<string, Entry<Result>>()
  readonly #used = new Set<string>()
  /** How many bytes from the beginning of the file are complete results. */
  #size = 0

  /**
   * @param path of the file; undefined for a cache in memory
   * @param version of the code; results of another version are ignored
   */
  constructor(path: string | undefined, version: string) {
    this.#path = path
    this.#version = version
    const file = path === undefined ? undefined : readIfPresent(path)
    if (file) this.#read(file)
  }

  /** @param key a hash of everything that the result depends on */
  get(key: string): Result | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#used.add(key)
    entry.result ??= parseResult(entry.content) as Result
    return entry.result
  }

  /**
   * Adds a result.
   *
   * @param result plain data; its own fields may be byte arrays
   * @returns the result as it will come from the cache: it shares no memory with the texts that it was made from
   */
  set(key: string, result: Result): Result {
    this.#entries.set(key, { content: contentOf(result), isWritten: false })
    return this.get(key) ?? result
  }

  /** Ends a build: drops unused results, and appends new ones to the file. */
  save(): void {
    for (const key of this.#entries.keys()) if (!this.#used.has(key)) this.#entries.delete(key)
    this.#used.clear()
    if (this.#path !== undefined) this.#write(this.#path)
  }

  #write(path: string) {
    const all = [...this.#entries]
    const usedSize = all.reduce((sum, [, { content }]) => sum + content.length, 0)
    // A file that is more than half unused is rewritten.
    const start = this.#size <= 2 * usedSize ? this.#size : 0
    const entries = start > 0 ? all.filter(([, { isWritten }]) => !isWritten) : all
    if (start === this.#size && entries.length === 0) return
    const chunks = entries.flatMap(([key, { content }]) => [this.#headOf(key, content), content])
    writeFrom(start, path, chunks)
    this.#size = chunks.reduce((sum, chunk) => sum + chunk.length, start)
    for (const [, entry] of entries) entry.isWritten = true
  }

  #read(file: Buffer) {
    for (;;) {
      const lineEnd = file.indexOf('\n', this.#size) + 1
      const head = file.subarray(this.#size, lineEnd)
      const [key = '', length] = head.toString('latin1').split(' ', 2)
      const content = file.subarray(lineEnd, lineEnd + Number(length))
      if (lineEnd === 0 || !head.equals(this.#headOf(key, content))) return
      this.#entries.set(key, { content, isWritten: true })
      this.#size = lineEnd + content.length
    }
  }

  /** The line before a result. */
  #headOf(key: string, content: Buffer): Buffer {
    const checksum = crc32(content, crc32(`${this.#version} ${key}`))
    return Buffer.from(`${key} ${content.length} ${checksum}\n`)
  }
}

function contentOf(result: object): Buffer {
  const fields = Object.entries(result)
  const arrays = fields.filter(([, value]) => value instanceof Uint8Array)
  const facts = fields.filter(([, value]) => !(value instanceof Uint8Array))
  const lengths = arrays.map(([name, { length }]) => [name, length])
  const json = JSON.stringify({ ...Object.fromEntries(facts), lengths })
  return Buffer.concat([Buffer.from(`${json}\n`), ...arrays.map(([, array]) => array)])
}

function parseResult(content: Buffer) {
  let at = content.indexOf('\n') + 1
  const { lengths, ...result } = JSON.parse(content.toString('utf8', 0, at))
  for (const [name, length] of lengths) {
    result[name] = content.subarray(at, at + length)
    at += length
  }
  return result
}

/** Replaces what a file has after its first `size` bytes. Failure is ignored: the next build uses the complete results. */
function writeFrom(size: number, path: string, chunks: readonly Uint8Array[]): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    // What is there may be no file.
    if (size === 0) rmSync(path, { force: true })
    const file = openSync(path, 'a')
    try {
      ftruncateSync(file, size)
      for (const chunk of chunks) writeFileSync(file, chunk)
    } finally {
      closeSync(file)
    }
  } catch {}
}
