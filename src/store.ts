/**
 * Where results outlast the process: an index, which is read whole, and a few segments, files with texts and facts one
 * behind the other, to which only the process that made them appends. Two threads of one build share what they make: each
 * appends to a segment of its own, and tells the other where a result lies as soon as it is there.
 *
 * Nothing else depends on what is here: what cannot be written or read, or is not what it was, is made again.
 */
import { hash, randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, readSync, rmSync, writevSync } from 'node:fs'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { generator } from './generator.ts'

/** Where a result lies. */
export interface Entry {
  /** Stands for its text. */
  hash: string
  segment: string
  /** Where its text begins; the facts follow. */
  offset: number
  /** How long the text is. */
  textBytes: number
  factsBytes: number
  /** CRC-32 of the facts: what a disk does to them, it shows. */
  factsSum: number
  /** How many builds went by that did not ask for it. */
  age: number
}

/** Raise it when the form of the files changes. */
const version = 4
/** With more segments than this, everything is written into one again. */
const mostSegments = 8
/** How many results are written, and told, together. */
const atOnce = 32
/** A file that no index names may belong to a build that is still running. In milliseconds. */
const leftOver = 3_600_000

/** 128 bits of SHA-256, for which processors have had instructions of their own for years. */
export const digest = (text: string | Uint8Array) => (text.length === 0 ? nothing : hashOf(text))

const hashOf = (text: string | Uint8Array) => hash('sha256', text).slice(0, 32)

const digests = new WeakMap<object, string>()

/**
 * Stands for plain data in a key. An object that many keys have in common is put into words once; it may never be changed.
 */
export function digestOf(data: object): string {
  const known = digests.get(data)
  if (known !== undefined) return known
  const made = digest(JSON.stringify(data))
  digests.set(data, made)
  return made
}

/** Many results are facts alone. */
const nothing = hashOf('')

export class Store {
  readonly directory: string
  readonly #entries: Map<string, Entry>
  /** The segments of the index that was found. */
  readonly #found: ReadonlySet<string>
  /** Handles of segments that were opened. */
  readonly #handles = new Map<string, number>()
  /** What this thread made, in its order. */
  readonly #made: [key: string, entry: Entry][] = []
  /** Segments that were written in this run, which need not be distrusted. */
  readonly #ownSegments = new Set<string>()
  /** For facts, of which nothing is left here once they are read. */
  readonly #room = Buffer.allocUnsafe(1 << 16)
  #isWriting: boolean
  /** Whether there is something that the index does not know. */
  #isNew = false
  #end = 0
  /** How much of it is on the disk, and what is not yet. */
  #written = 0
  #waiting: Uint8Array[] = []
  /** How many of the results made here the other thread knows. */
  #told = 0
  #segment = ''
  #partner: MessagePort | undefined
  #onMany: { count: number; call: () => void } | undefined

  /**
   * Opens what earlier builds left in a folder; a damaged or foreign index counts for nothing.
   *
   * @param isWriting whether results of this process are kept there
   */
  constructor(directory: string, isWriting: boolean) {
    this.directory = directory
    this.#isWriting = isWriting
    const { entries, segments } = readIndex(directory) ?? { entries: [], segments: [] }
    this.#entries = new Map(entries)
    this.#found = new Set(segments)
  }

  /** How many results there are. */
  get size(): number {
    return this.#entries.size
  }

  find(key: string): Entry | undefined {
    const known = this.#entries.get(key)
    if (known || !this.#partner) return known
    this.#listen(this.#partner)
    return this.#entries.get(key)
  }

  /**
   * @param room where the text may be put instead of into memory of its own, until the room is used again
   * @returns undefined for a text that is not there, or not what it was
   */
  textOf({ segment, offset, textBytes, hash }: Entry, room?: Buffer): Uint8Array | undefined {
    return this.#read(segment, offset, textBytes, (bytes) => digest(bytes) === hash, room)
  }

  /** @returns JSON; undefined where it is not there, or not what it was */
  factsOf({ segment, offset, textBytes, factsBytes, factsSum }: Entry): string | undefined {
    return this.#read(
      segment,
      offset + textBytes,
      factsBytes,
      (bytes) => crc32(bytes) === factsSum,
      this.#room,
    )?.toString()
  }

  #read(
    segment: string,
    offset: number,
    length: number,
    isWhole: (bytes: Uint8Array) => boolean,
    room?: Buffer,
  ): Buffer | undefined {
    if (length === 0) return Buffer.alloc(0)
    if (segment === this.#segment && offset + length > this.#written) this.#flush()
    const bytes = room && length <= room.length ? room.subarray(0, length) : Buffer.allocUnsafe(length)
    try {
      if (readSync(this.#handleOf(segment), bytes, 0, length, offset) !== length) return undefined
    } catch {
      return undefined
    }
    return this.#ownSegments.has(segment) || isWhole(bytes) ? bytes : undefined
  }

  #handleOf(segment: string): number {
    const handle = this.#handles.get(segment) ?? openSync(join(this.directory, segment), 'r')
    this.#handles.set(segment, handle)
    return handle
  }

  /**
   * @param facts as JSON
   * @returns where it lies; undefined where nothing can be kept
   */
  add(key: string, hash: string, text: Uint8Array, facts: string): Entry | undefined {
    const factsAsBytes = Buffer.from(facts)
    const entry = this.#append([text, factsAsBytes], {
      hash,
      textBytes: text.length,
      factsBytes: factsAsBytes.length,
      factsSum: crc32(factsAsBytes),
      age: 0,
    })
    if (!entry) return undefined
    this.#isNew = true
    this.#entries.set(key, entry)
    this.#made.push([key, entry])
    if (this.#made.length - this.#told >= atOnce) this.#flush()
    if (this.#made.length === this.#onMany?.count) this.#onMany.call()
    return entry
  }

  #append(pieces: readonly Uint8Array[], what: Omit<Entry, 'segment' | 'offset'>): Entry | undefined {
    if (!this.#segment) this.#begin()
    if (!this.#isWriting) return undefined
    const entry = { ...what, segment: this.#segment, offset: this.#end }
    for (const piece of pieces) {
      this.#waiting.push(piece)
      this.#end += piece.length
    }
    return entry
  }

  #begin() {
    if (!this.#isWriting) return
    const name = `${process.pid}-${randomBytes(6).toString('hex')}.results`
    try {
      mkdirSync(this.directory, { recursive: true })
      this.#handles.set(name, openSync(join(this.directory, name), 'w+'))
    } catch {
      this.#isWriting = false
      return
    }
    this.#segment = name
    this.#ownSegments.add(name)
  }

  /** Tells the other thread of everything that was made until now. */
  tell() {
    this.#flush()
  }

  /** Writes what waits, and tells the other thread. */
  #flush() {
    if (this.#waiting.length > 0) {
      const length = this.#end - this.#written
      try {
        if (writevSync(this.#handleOf(this.#segment), this.#waiting, this.#written) !== length)
          throw new Error('full')
      } catch {
        this.#giveUp()
      }
      this.#waiting = []
      this.#written = this.#end
    }
    const told = this.#told
    this.#told = this.#made.length
    if (this.#isWriting && told < this.#made.length) this.#partner?.postMessage(this.#made.slice(told))
  }

  /** Where the disk is full, say. What is not there is made again when somebody asks for it. */
  #giveUp() {
    this.#isWriting = false
    try {
      rmSync(join(this.directory, this.#segment))
    } catch {
      // It is removed with what is left over.
    }
  }

  /** Calls back once, when this thread has made so many results. */
  whenMade(count: number, call: () => void) {
    this.#onMany = { count: this.#made.length + count, call }
  }

  /** From now on, what this thread makes is told to another one, and what that one makes is found here. */
  share(port: MessagePort) {
    this.#partner = port
    this.#told = 0
    this.#flush()
  }

  /** Nothing more is told or found, and nobody is called back. */
  stopSharing() {
    this.#onMany = undefined
    if (this.#partner) this.#listen(this.#partner)
    this.#partner?.close()
    this.#partner = undefined
  }

  #listen(port: MessagePort) {
    for (let told = receiveMessageOnPort(port); told; told = receiveMessageOnPort(port)) {
      const made: [string, Entry][] = told.message
      for (const [key, entry] of made) {
        this.#ownSegments.add(entry.segment)
        if (!this.#entries.has(key)) this.#entries.set(key, entry)
        this.#isNew = true
      }
    }
  }

  /**
   * Writes down what is there, if there is anything new, beside whatever another build may be reading or writing at the
   * same time.
   *
   * @param asked the keys that this build asked for; what two builds in turn did not ask for is forgotten
   * @returns whether there was
   */
  async save(asked: ReadonlySet<string>): Promise<boolean> {
    if (!this.#isNew) return false
    this.#flush()
    if (this.#isWriting) await this.#saveIndex(asked)
    await this.#removeLeftOvers()
    return true
  }

  async #saveIndex(asked: ReadonlySet<string>) {
    const isFull = new Set([...this.#entries.values()].map(({ segment }) => segment)).size > mostSegments
    for (const [key, entry] of this.#entries) {
      const age = asked.has(key) ? 0 : entry.age + 1
      const kept = isFull && age === 0 ? this.#moved(entry) : isFull ? undefined : entry
      if (!kept || age >= 2) this.#entries.delete(key)
      else if (kept !== entry || age !== entry.age) this.#entries.set(key, { ...kept, age })
    }
    this.#flush()
    if (!this.#isWriting) return
    await writeIndex(this.directory, this.#entries)
    this.#isNew = false
  }

  /** The same entry in the segment of this thread. */
  #moved(entry: Entry): Entry | undefined {
    if (entry.segment === this.#segment) return entry
    const text = this.textOf(entry)
    const facts = this.factsOf(entry)
    if (!text || facts === undefined) return undefined
    const moved = this.#append([text, Buffer.from(facts)], entry)
    if (this.#waiting.length >= 2 * atOnce) this.#flush()
    return moved
  }

  /** Segments that the index names no more, and those that none named, unless another build may be about to. */
  async #removeLeftOvers() {
    const named = new Set([...this.#entries.values()].map(({ segment }) => segment))
    for (const name of await readdir(this.directory)) {
      if (name === indexName || name === this.#segment || named.has(name)) continue
      const path = join(this.directory, name)
      if (this.#found.has(name) || (await ageOf(path)) > leftOver) await rm(path, { force: true })
    }
  }

  close() {
    this.stopSharing()
    for (const handle of this.#handles.values()) closeSync(handle)
    this.#handles.clear()
  }
}

/** How long ago a file or folder was changed, in milliseconds; 0 for one that is gone. */
export const ageOf = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )

interface IndexHead {
  version: number
  generator: string
  segments: string[]
}

const indexName = 'index'

/**
 * A line each: a checksum of the rest, a head, and then each entry.
 *
 * @returns no entries for results of another generator, and nothing for what is no index
 */
function readIndex(directory: string): { entries: [string, Entry][]; segments: string[] } | undefined {
  try {
    const [checksum, body] = firstLine(readFileSync(join(directory, indexName), 'utf8'))
    if (digest(body) !== checksum) return undefined
    const [headText, lines] = firstLine(body)
    const head: IndexHead = JSON.parse(headText)
    const { segments } = head
    if (head.version !== version) return undefined
    if (head.generator !== generator) return { entries: [], segments }
    const entries = lines.split('\n').map((line): [string, Entry] => {
      const [key = '', hash = '', segment, offset, textBytes, factsBytes, factsSum, age] = line.split(' ')
      const entry: Entry = {
        hash,
        segment: segments[Number(segment)] ?? '',
        offset: Number(offset),
        textBytes: Number(textBytes),
        factsBytes: Number(factsBytes),
        factsSum: Number(factsSum),
        age: Number(age),
      }
      return [key, entry]
    })
    return { entries, segments }
  } catch {
    return undefined
  }
}

function firstLine(text: string): [line: string, rest: string] {
  const end = text.indexOf('\n')
  return [text.slice(0, end), text.slice(end + 1)]
}

async function writeIndex(directory: string, entries: ReadonlyMap<string, Entry>) {
  const numbers = new Map<string, number>()
  for (const { segment } of entries.values()) if (!numbers.has(segment)) numbers.set(segment, numbers.size)
  const head: IndexHead = { version, generator, segments: [...numbers.keys()] }
  const lines = [...entries].map(([key, { hash, segment, offset, textBytes, factsBytes, factsSum, age }]) =>
    [key, hash, numbers.get(segment), offset, textBytes, factsBytes, factsSum, age].join(' '),
  )
  const body = [JSON.stringify(head), ...lines].join('\n')
  const path = join(directory, indexName)
  const beside = `${path}.${process.pid}`
  try {
    await writeFile(beside, `${digest(body)}\n${body}`)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
