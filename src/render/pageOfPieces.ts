/** A finished page as a file of the site: what it has alone, within what it shares with others. */

import type { Reading } from '../checks/page/readPage.ts'
import type { Kept, KeptText } from '../keep.ts'
import type { PageGroup } from './pageGroups.ts'
import type { OwnFacts } from './pages.ts'

/** What stands around what a page has alone. */
export interface Surrounding {
  /** Other surroundings have other ones. */
  hash: string
  beforeHead: Uint8Array
  /** What stands between head and content: the end of the head, and all above the content. */
  beforeBody: Uint8Array
  end: Uint8Array
  /** What checks want to know of it. */
  reading: () => Reading
}

/** All of a page, from its beginning to its end. */
export const inOrder = (
  own: Uint8Array,
  headBytes: number,
  { beforeHead, beforeBody, end }: Pick<Surrounding, 'beforeHead' | 'beforeBody' | 'end'>,
): Uint8Array[] => [beforeHead, own.subarray(0, headBytes), beforeBody, own.subarray(headBytes), end]

/** Where what pages have alone is read, before it is put in its place. Nearly all of them have less. In bytes. */
export const roomForOwn = Buffer.allocUnsafe(1 << 16)

/** What a page is put together from, by what another thread can find it. */
export interface Pieces {
  /** The key of what the page has alone, and how many bytes of that are its head. */
  ownKey: string
  headBytes: number
  surrounding: Surrounding
}

export class PageOfPieces implements KeptText {
  readonly kind = 'page of pieces'
  readonly key: string
  readonly #own: Kept<OwnFacts>
  readonly #findSurrounding: () => Surrounding
  readonly #group: PageGroup | undefined
  #found: Surrounding | undefined

  /** @param findSurrounding may have to draw the page */
  constructor(
    key: string,
    own: Kept<OwnFacts>,
    findSurrounding: () => Surrounding,
    group: PageGroup | undefined,
  ) {
    this.key = key
    this.#own = own
    this.#findSurrounding = findSurrounding
    this.#group = group
  }

  get #surrounding(): Surrounding {
    this.#found ??= this.#findSurrounding()
    return this.#found
  }

  get around(): Reading {
    return this.#surrounding.reading()
  }

  get own(): Reading {
    return this.#own.facts.reading
  }

  get ofGroup(): Reading | null | undefined {
    return this.#group?.facts.reading
  }

  get pieces(): Pieces {
    const { key, facts } = this.#own
    return { ownKey: key, headBytes: facts.headBytes, surrounding: this.#surrounding }
  }

  get hash(): string {
    return this.#surrounding.hash + this.#own.hash
  }

  get size(): number {
    const { beforeHead, beforeBody, end } = this.#surrounding
    return beforeHead.length + beforeBody.length + end.length + this.#own.size
  }

  bytes(place?: Buffer): Uint8Array {
    const { size } = this
    const whole = place && size <= place.length ? place.subarray(0, size) : Buffer.allocUnsafe(size)
    let at = 0
    for (const piece of inOrder(this.#own.bytes(roomForOwn), this.#own.facts.headBytes, this.#surrounding)) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  }

  toString(): string {
    const { buffer, byteOffset, byteLength } = this.bytes()
    return Buffer.from(buffer, byteOffset, byteLength).toString()
  }

  toJSON(): string {
    return this.key
  }
}
