/**
 * Results that outlast the process: what costs time for each guide or page is kept in the cache, so that the next build
 * makes only what changed. As in `memo`, only pure functions are kept, under a key that says everything their result
 * depends on; the generator's own code belongs to it. So nothing can be out of date, whatever was edited, restored or
 * switched to in between, and the cache may be deleted at any time.
 *
 * On disk there is an index, which is read whole, and a few segments: files with texts one behind the other, which are
 * written once and never changed. A text is read when somebody asks for it, and made again if it is not what it was.
 */
import { createHash, randomBytes } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generator } from './generator.ts'
import { remembering, withoutMemory } from './memo.ts'

/** What a kept function makes: a long text, and what is to be known of it without reading it. */
export interface Made<Facts> {
  /** Plain data, as JSON can hold it, if the result lasts. */
  facts: Facts
  text: string
  /** False for a result that holds only for this process, such as one with messages. */
  lasting?: boolean
}

interface Settings {
  /** False for texts that are seldom asked for: only what is known of them is written to the cache. */
  isTextKept: boolean
}

/** A text that may not have been made or read yet. */
export interface KeptText {
  /** Stands for everything that the text is made of: what has the same key has the same text. */
  readonly key: string
  /** Stands for the text itself, which this makes or reads; other texts have other hashes. */
  readonly hash: string
  toString(): string
  /** The same in UTF-8. */
  bytes(): Uint8Array
  /** How many bytes it has. */
  readonly size: number
  /** In keys, a text is named by its own key. */
  toJSON(): string
}

/** A result of a kept function. Nothing is made before somebody asks for it. */
export interface Kept<Facts> extends KeptText {
  readonly facts: Facts
  /** Lets go of a text that will hardly be asked for again. */
  release(): void
}

/** A result as it lies in the cache. */
interface Written {
  hash: string
  place: Place
  /** As JSON, which is only read when it is needed. */
  facts: string
  /** How many builds went by that did not ask for it. */
  age: number
}

interface Place {
  segment: string
  offset: number
  bytes: number
}

class Result<Facts> implements Kept<Facts> {
  readonly key: string
  readonly isTextKept: boolean
  /** Where it lies in the cache. */
  written: Written | undefined
  readonly #make: () => Made<Facts>
  #made: { facts: Facts; bytes: Uint8Array | undefined; lasting: boolean } | undefined
  #hash: string | undefined
  #facts: { value: Facts } | undefined

  constructor(key: string, make: () => Made<Facts>, written: Written | undefined, isTextKept: boolean) {
    this.key = key
    this.#make = make
    this.written = written
    this.isTextKept = isTextKept
  }

  #madeNow() {
    if (this.#made) return this.#made
    const { facts, text, lasting = true } = withoutMemory(this.#make)
    // A copy: pieces of a text would hold all of it in memory.
    const own: Facts = lasting ? JSON.parse(JSON.stringify(facts)) : facts
    this.#made = { facts: own, bytes: Buffer.from(text), lasting }
    return this.#made
  }

  get facts(): Facts {
    if (!this.written) return this.#madeNow().facts
    this.#facts ??= { value: JSON.parse(this.written.facts) }
    return this.#facts.value
  }

  get hash(): string {
    this.#hash ??= this.written?.hash ?? (this.isTextKept ? digest(this.bytes()) : this.key)
    return this.#hash
  }

  get size(): number {
    const size = this.written?.place.bytes ?? notWritten
    return size === notWritten ? this.bytes().length : size
  }

  bytes(): Uint8Array {
    const known = this.#made?.bytes ?? readText(this.written)
    if (known) return known
    // Released, or damaged in the cache.
    if (this.#made) this.#made = undefined
    return this.#madeNow().bytes ?? new Uint8Array()
  }

  toString(): string {
    return new TextDecoder().decode(this.bytes())
  }

  toJSON(): string {
    return this.key
  }

  release() {
    if (this.#made) this.#made = { ...this.#made, bytes: undefined }
  }

  /** Whether somebody asked for it and it is not in the cache, though it may be. */
  get isFresh(): boolean {
    return !this.written && this.#made?.lasting === true
  }

  /** The text is in the cache from now on, and need not be held here. */
  writtenTo(place: Place) {
    this.written = { hash: this.hash, place, facts: JSON.stringify(this.facts), age: 0 }
    this.#made = undefined
  }
}

/** What this build asked for, by key. */
let asked = new Map<string, Result<unknown>>()
/** What earlier processes left. */
let left = new Map<string, Written>()
let folder: string | undefined
/** The files of texts, with their handles once they were opened. */
const segments = new Map<string, number | undefined>()

/** In the place of a length: the text is made again when it is asked for. */
const notWritten = -1
/** Raise it when the form of the files changes. */
const version = 2
/** With more segments than this, all texts are written into one again. */
const mostSegments = 8
/** A file that no index names may belong to a build that is still running. In milliseconds. */
const leftOver = 3_600_000

/**
 * Gives a function a memory on disk.
 *
 * @param kind a name that no other kept function has
 * @param keyOf everything that the result depends on, as a text; other things must give another text
 * @param make pure
 */
export function keeping<Args extends readonly unknown[], Facts>(
  kind: string,
  keyOf: (...args: Args) => string,
  make: (...args: Args) => Made<Facts>,
  { isTextKept }: Settings = { isTextKept: true },
): (...args: Args) => Kept<Facts> {
  const resultOf = remembering(
    (key: string, _args: Args) => `${folder} ${key}`,
    (key: string, args: Args) => new Result(key, () => make(...args), left.get(key), isTextKept),
  )
  return (...args) => {
    const key = digest(`${kind}\n${keyOf(...args)}`)
    const result = resultOf(key, args)
    asked.set(key, result)
    return result
  }
}

/** A text that is made when somebody asks for it, and again at the next build. */
export function onDemand(make: () => string): KeptText {
  let made: Buffer | undefined
  const bytes = () => {
    made ??= Buffer.from(make())
    return made
  }
  const hash = () => digest(bytes())
  return {
    get key() {
      return hash()
    },
    get hash() {
      return hash()
    },
    get size() {
      return bytes().length
    },
    bytes,
    toString: () => bytes().toString('utf8'),
    toJSON: hash,
  }
}

/** 128 bits of SHA-256: nobody gains from two texts of one hash, because whoever edits the content may write anything. */
export const digest = (text: string | Uint8Array) =>
  createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Reads what earlier builds left in a folder, once in a process; a damaged or foreign index counts for nothing. */
export function openKept(directory: string) {
  if (folder === directory) return
  closeSegments()
  folder = directory
  const index = readIndex(directory)
  left = index?.entries ?? new Map()
  for (const name of index?.segments ?? []) segments.set(name, undefined)
}

interface IndexHead {
  version: number
  generator: string
  segments: string[]
}

const indexIn = (directory: string) => join(directory, 'index')

/** A line each: a checksum of the rest, a head, the number of different facts, these, and then each result. */
function readIndex(directory: string) {
  try {
    const [checksum, body] = firstLine(readFileSync(indexIn(directory), 'utf8'))
    if (digest(body) !== checksum) return undefined
    const [headText, lines] = firstLine(body)
    const head: IndexHead = JSON.parse(headText)
    if (head.version !== version || head.generator !== generator) return undefined
    const entries = new Map<string, Written>()
    const [count, ...rest] = lines.split('\n')
    const table = rest.splice(0, Number(count))
    for (const line of rest) {
      const [key = '', hash = '', segment, offset, bytes, age, fact] = line.split(' ')
      const facts = table[Number(fact)] ?? 'null'
      const place = {
        segment: head.segments[Number(segment)] ?? '',
        offset: Number(offset),
        bytes: Number(bytes),
      }
      entries.set(key, { hash, place, facts, age: Number(age) })
    }
    return { segments: head.segments, entries }
  } catch {
    return undefined
  }
}

function firstLine(text: string): [line: string, rest: string] {
  const end = text.indexOf('\n')
  return [text.slice(0, end), text.slice(end + 1)]
}

function readText(written: Written | undefined): Uint8Array | undefined {
  if (!folder || !written || written.place.bytes === notWritten) return undefined
  const { place, hash } = written
  const bytes = Buffer.allocUnsafe(place.bytes)
  try {
    const file = segments.get(place.segment) ?? openSync(join(folder, place.segment), 'r')
    segments.set(place.segment, file)
    if (readSync(file, bytes, 0, place.bytes, place.offset) !== place.bytes) return undefined
  } catch {
    return undefined
  }
  return digest(bytes) === hash ? bytes : undefined
}

/**
 * Called when a build is done: writes what it made anew, beside whatever another build may be reading or writing there
 * at the same time. Where nothing can be written, the next build takes longer; nothing else depends on it.
 *
 * @param isWanted false where another build will soon follow in this process
 */
export async function saveKept(isWanted: boolean): Promise<void> {
  const results = [...asked]
  asked = new Map()
  if (!isWanted || !folder) return
  await write(results, folder).catch(() => {})
}

async function write(results: readonly [string, Result<unknown>][], folder: string) {
  const fresh = results.filter(([, result]) => result.isFresh)
  if (fresh.length === 0) return
  await mkdir(folder, { recursive: true })
  const isFull = segments.size >= mostSegments
  const name = `${process.pid}-${randomBytes(6).toString('hex')}.texts`
  const texts: Uint8Array[] = []
  let offset = 0
  for (const [, result] of isFull ? results.filter(([, { written }]) => written).concat(fresh) : fresh) {
    if (!result.isTextKept) {
      result.writtenTo({ segment: name, offset: 0, bytes: notWritten })
      continue
    }
    const bytes = result.bytes()
    texts.push(bytes)
    result.writtenTo({ segment: name, offset, bytes: bytes.length })
    offset += bytes.length
  }
  await writeFile(join(folder, name), texts)
  if (isFull) closeSegments()
  segments.set(name, undefined)
  const now = new Map(results.map(([key, { written }]) => [key, written]))
  const before = isFull ? [] : [...left].filter(([key, { age }]) => age === 0 && !now.has(key))
  left = new Map()
  for (const [key, written] of now) if (written) left.set(key, { ...written, age: 0 })
  for (const [key, written] of before) left.set(key, { ...written, age: 1 })
  await writeIndex(folder)
  await removeLeftOvers(folder)
}

async function writeIndex(directory: string) {
  const names = [...segments.keys()]
  const numbers = new Map(names.map((name, index) => [name, index]))
  const head: IndexHead = { version, generator, segments: names }
  // What is to be known of most pages is the same.
  const table = new Map<string, number>()
  const lines = [...left].map(([key, { hash, place, age, facts }]) => {
    const fact = table.get(facts) ?? table.size
    table.set(facts, fact)
    return [key, hash, numbers.get(place.segment), place.offset, place.bytes, age, fact].join(' ')
  })
  const body = [JSON.stringify(head), table.size, ...table.keys(), ...lines].join('\n')
  const beside = `${indexIn(directory)}.${process.pid}`
  await writeFile(beside, `${digest(body)}\n${body}`)
  await rename(beside, indexIn(directory))
}

function closeSegments() {
  for (const file of segments.values()) if (file !== undefined) closeSync(file)
  segments.clear()
}

/** Segments that no index names any more, except for those that another build may be about to name. */
async function removeLeftOvers(directory: string) {
  for (const name of await readdir(directory)) {
    if (name === 'index' || segments.has(name)) continue
    const { mtimeMs } = await stat(join(directory, name)).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > leftOver) await rm(join(directory, name), { force: true })
  }
}
