/** A mistake in the content of the second café, and what is reported about it. */

/** A change of one file. */
export interface Change {
  file: string
  /** Undefined: the whole file is replaced. */
  from?: string | RegExp
  /** Undefined: the file is deleted. */
  to?: string | Uint8Array
}

export interface Mistake extends Change {
  name: string
  /** What is changed besides. */
  also?: Change
  /** Words of the changed file at whose beginning the message must stand. */
  at?: string
  says: RegExp
  remedy: RegExp
  /** How many errors it leads to, when that is more than one. */
  consequences?: number
  /** The lines to paste; an empty text for none. */
  corrected?: string
  /** True for what is only seen in the finished site; all else is found in the content alone. */
  inSite?: boolean
}

/** The guide that most mistakes are made in. */
export const post = 'posts/rainy-day-lan-party-kochi.md'
