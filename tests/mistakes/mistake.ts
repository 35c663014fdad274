/** A mistake in the content of the second café; messages.txt has what is said about it. */

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
  /** True if only a comparison with the content before can find it. */
  inChange?: boolean
  /** True if only the check of the finished site can find it. */
  inSite?: boolean
}

/** The guide that most mistakes are made in. */
export const guideFile = 'posts/rainy-day-lan-party-kochi.md'
