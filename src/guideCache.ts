/**
 * The results of `makeGuide` of earlier builds, in two files: facts as JSON, a line each, and texts as bytes. Whatever is
 * wrong with the files, guides are made again; nothing else depends on them.
 */
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readCached, writeCached } from './cache.ts'
import type { Guide } from './pages/guides.ts'

/** The texts of a guide; all else is a fact. */
const texts = ['head', 'body', 'card', 'article', 'words'] as const satisfies ReadonlyArray<keyof Guide>

interface Entry {
  /** The facts as JSON. */
  line: string
  /** All texts in UTF-8, one behind the other. */
  bytes: Uint8Array
}

export class GuideCache {
  readonly #directory: string | undefined
  readonly #version: string
  readonly #entries = new Map<string, Entry>()
  readonly #used = new Map<string, Guide>()
  /** The guides of the build before, for the preview. */
  #before = new Map<string, Guide>()
  #isNew = false

  /**
   * @param directory where the files are; undefined for a cache in memory only
   * @param version of the generator; results of another one do not count
   * @param content the folder of the content, which has files of its own
   */
  constructor(directory: string | undefined, version: string, content: string) {
    const name = createHash('sha256').update(content).digest('hex').slice(0, 16)
    this.#directory = directory && join(directory, 'guides', name)
    this.#version = version
    if (this.#directory) this.#read(this.#directory)
  }

  /** @param key a hash of everything that the guide is made of */
  get(key: string): Guide | undefined {
    const known = this.#used.get(key) ?? this.#before.get(key) ?? this.#parse(key)
    if (known) this.#used.set(key, known)
    return known
  }

  set(key: string, guide: Guide) {
    this.#used.set(key, guide)
    this.#isNew = true
  }

  /** Ends a build: what it did not use is forgotten, and what is new is written. */
  async save(): Promise<void> {
    const isChanged = this.#isNew || this.#used.size !== this.#entries.size
    const guides = this.#used
    this.#before = new Map(guides)
    this.#used.clear()
    this.#isNew = false
    if (!this.#directory || !isChanged) return
    const entries = [...guides].map(([key, guide]): [string, Entry] => [
      key,
      this.#entries.get(key) ?? entryOf(key, guide),
    ])
    // Both files carry the same id, so that halves of two builds are not taken for one.
    const id = randomUUID()
    const lines = [JSON.stringify({ version: this.#version, id }), ...entries.map(([, { line }]) => line)]
    await writeCached(
      `${this.#directory}.texts`,
      Buffer.concat([Buffer.from(id), ...entries.map(([, { bytes }]) => bytes)]),
    )
    await writeCached(`${this.#directory}.json`, Buffer.from(lines.join('\n')))
  }

  #read(directory: string) {
    const facts = readCached(`${directory}.json`)
    const bytes = readCached(`${directory}.texts`)
    if (!facts || !bytes) return
    const [head = '', ...lines] = Buffer.from(facts).toString().split('\n')
    const { version, id } = JSON.parse(head)
    if (version !== this.#version || id !== Buffer.from(bytes.subarray(0, id.length)).toString()) return
    let from = id.length
    for (const line of lines) {
      const length = Number(line.slice(keyLength + 1, line.indexOf(' ', keyLength + 1)))
      this.#entries.set(line.slice(0, keyLength), { line, bytes: bytes.subarray(from, from + length) })
      from += length
    }
  }

  #parse(key: string): Guide | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const { lengths, ...facts } = JSON.parse(entry.line.slice(entry.line.indexOf('{')))
    let from = 0
    const read = texts.map((name, index) => {
      const start = from
      from += lengths[index]
      return [name, Buffer.from(entry.bytes.subarray(start, from)).toString()]
    })
    return { ...facts, ...Object.fromEntries(read) }
  }
}

/** Of SHA-256 in hexadecimal digits. */
const keyLength = 64

/** A line: the key, how many bytes the texts have, and the facts. */
function entryOf(key: string, guide: Guide): Entry {
  const parts = texts.map((name) => Buffer.from(guide[name]))
  const lengths = parts.map(({ length }) => length)
  const facts = { ...guide, ...Object.fromEntries(texts.map((name) => [name, undefined])), lengths }
  const bytes = Buffer.concat(parts)
  return { line: `${key} ${bytes.length} ${JSON.stringify(facts)}`, bytes }
}
