/** A mistake in the content of the second café, and the expected message. */

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
  /** Further changes. */
  also?: Change
  /** Words of the changed file: the message must have the place of their beginning. */
  at?: string
  says: RegExp
  remedy: RegExp
  /** How many errors it leads to, when that is more than one. */
  consequences?: number
  /** The lines to paste; an empty text for none. */
  corrected?: string
  /** True if only a comparison with the content before can find it. */
  inChange?: boolean
  /** True if only the check of the finished site can find it. */
  inSite?: boolean
}

/** The guide that most mistakes are made in. */
export const post = 'posts/rainy-day-lan-party-kochi.md'
