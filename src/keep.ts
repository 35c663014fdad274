/**
 * Results that outlast the process: what costs time for each guide or page is kept in the cache, so that the next build
 * makes only what changed. As in `memo`, only pure functions are kept, under a key that says everything their result
 * depends on; the generator's own code belongs to it. So nothing can be out of date, whatever was edited, restored or
 * switched to in between, and the cache may be deleted at any time.
 */
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { identityOf, recalling, remembering, withoutMemory } from './memo.ts'
import type { Options } from './options.ts'
import { ageOf, digest, type Entry, Store } from './store.ts'

/** What a kept function makes: a long text, and what is to be known of it without reading it. */
export interface Made<Facts> {
  /** Plain data, as JSON can hold it, if the result lasts. */
  facts: Facts
  /** In UTF-8, if it is not a string. */
  text: string | Uint8Array
  /** False for a result that holds only for this process, such as one with messages. */
  lasting?: boolean
}

/** A text that may not have been made or read yet. */
export interface KeptText {
  /** The name of the function that makes it. */
  readonly kind: string
  /** Stands for everything that the text is made of: what has the same key has the same text. */
  readonly key: string
  /** Stands for the text itself, which this makes or reads; other texts have other hashes. */
  readonly hash: string
  toString(): string
  /**
   * The same in UTF-8.
   *
   * @param room where it may be put instead of into memory of its own, until the room is used again
   */
  bytes(room?: Buffer): Uint8Array
  /** How many bytes it has. */
  readonly size: number
  /** In keys, a text is named by its own key. */
  toJSON(): string
}

/** A result of a kept function. Nothing is made before somebody asks for it. */
export interface Kept<Facts> extends KeptText {
  readonly facts: Facts
  /** Whether it was made already, in this build or an earlier one. */
  readonly isMade: boolean
}

/** As JSON; nothing at all where there are none, so that nothing is read. */
const inWords = (facts: unknown) => (facts === null ? '' : JSON.stringify(facts))
const factsIn = <Facts>(words: string): Facts => JSON.parse(words || 'null')

class Result<Facts> implements Kept<Facts> {
  readonly kind: string
  readonly key: string
  readonly #make: () => Made<Facts>
  /** Where it lies, as far as it is known. */
  #entry: Entry | undefined
  #hash: string | undefined
  /** What does not lie in the store. */
  #made: { facts: Facts; bytes: Uint8Array } | undefined

  readonly #facts: () => Facts

  constructor(kind: string, key: string, isHeld: boolean, make: () => Made<Facts>) {
    this.kind = kind
    this.key = key
    this.#make = make
    this.#facts = recalling(() => this.#findFacts(), isHeld || isPreview)
  }

  get #stored(): Entry | undefined {
    this.#entry ??= store?.find(this.key)
    return this.#entry
  }

  #makeNow(): { facts: Facts; bytes: Uint8Array } {
    const { facts, text, lasting = true } = withoutMemory(this.#make)
    const bytes = typeof text === 'string' ? Buffer.from(text) : text
    this.#made = { facts, bytes }
    if (!lasting || isPreview) return this.#made
    const json = inWords(facts)
    this.#hash = digest(bytes)
    this.#entry = store?.add(this.key, this.#hash, bytes, json)
    // As a later build will find them; and pieces of a text would hold all of it in memory.
    const made = { facts: factsIn<Facts>(json), bytes }
    this.#made = this.#entry ? undefined : made
    return made
  }

  #findFacts(): Facts {
    const json = this.#stored && store?.factsOf(this.#stored)
    return json === undefined ? this.#makeNow().facts : factsIn(json)
  }

  get isMade(): boolean {
    return this.#made !== undefined || this.#stored !== undefined
  }

  get facts(): Facts {
    return this.#made ? this.#made.facts : this.#facts()
  }

  get hash(): string {
    this.#hash ??= this.#stored?.hash ?? digest(this.bytes())
    return this.#hash
  }

  get size(): number {
    return this.#stored?.textBytes ?? this.bytes().length
  }

  bytes(room?: Buffer): Uint8Array {
    return this.#made?.bytes ?? (this.#stored && store?.textOf(this.#stored, room)) ?? this.#makeNow().bytes
  }

  toString(): string {
    const { buffer, byteOffset, byteLength } = this.bytes(room)
    return Buffer.from(buffer, byteOffset, byteLength).toString()
  }

  toJSON(): string {
    return this.key
  }
}

/** For bytes of which a string is made at once. */
const room = Buffer.allocUnsafe(1 << 16)

/** The keys of everything that this build asked for. */
let asked = new Set<string>()
let store: Store | undefined
/**
 * Whether nothing is written. A preview goes through all facts at every save, and must neither put them into words nor
 * look for them again each time that memory was tidied.
 */
let isPreview = false

/**
 * Gives a function a memory on disk.
 *
 * @param kind a name that no other kept function has
 * @param keyOf everything that the result depends on, as a text; other things must give another text
 * @param make pure
 * @param isHeld true for facts that a build asks for so often that they are worth their memory
 */
export function keeping<Args extends readonly unknown[], Facts>(
  kind: string,
  keyOf: (...args: Args) => string,
  make: (...args: Args) => Made<Facts>,
  { isHeld } = { isHeld: false },
): (...args: Args) => Kept<Facts> {
  const resultOf = remembering(
    (madeOf: string, _args: Args) => `${store && identityOf(store)}\n${madeOf}`,
    (madeOf: string, args: Args) =>
      new Result(kind, digest(`${kind}\n${madeOf}`), isHeld, () => make(...args)),
  )
  return (...args) => {
    const result = resultOf(keyOf(...args), args)
    asked.add(result.key)
    return result
  }
}

/** A text that is made, or looked for, when somebody asks for it, and again at the next build. */
export function onDemand(make: () => string | KeptText): KeptText {
  let found: KeptText | undefined
  const text = () => {
    found ??= asText(make())
    return found
  }
  return {
    kind: 'on demand',
    get key() {
      return text().key
    },
    get hash() {
      return text().hash
    },
    get size() {
      return text().size
    },
    bytes: (room) => text().bytes(room),
    toString: () => String(text()),
    toJSON: () => text().toJSON(),
  }
}

function asText(made: string | KeptText): KeptText {
  if (typeof made !== 'string') return made
  const bytes = Buffer.from(made)
  const hash = digest(bytes)
  return {
    kind: 'text',
    key: hash,
    hash,
    size: bytes.length,
    bytes: () => bytes,
    toString: () => made,
    toJSON: () => hash,
  }
}

/** Results of content that was not built for so long are forgotten. In milliseconds. */
const forgotten = 30 * 24 * 3_600_000

/**
 * From now on, results are looked for in the folder that the cache has for this content, once in a process.
 *
 * @param isWriting whether new ones are written there, too
 */
export function openKept({ cache, content }: Pick<Options, 'cache' | 'content'>, isWriting: boolean): Store {
  const directory = join(cache, 'results', digest(content))
  if (store?.directory === directory) return store
  store?.close()
  store = new Store(directory, isWriting)
  isPreview = !isWriting
  return store
}

/** Called when a build is done. Where nothing can be written, the next build takes longer; nothing else depends on it. */
export async function saveKept(): Promise<void> {
  const keys = asked
  asked = new Set()
  const isNew = await store?.save(keys).catch(() => false)
  if (store && isNew) await forgetOldContent(dirname(store.directory))
}

/** Removes what is kept of content that is not built here any more, from the folder where each has its own. */
async function forgetOldContent(results: string) {
  for (const name of await readdir(results).catch(() => [])) {
    const path = join(results, name)
    if (/^[0-9a-f]{32}$/.test(name) && (await ageOf(path)) > forgotten)
      await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}
