/** The index for the search of guides: one JSON file with an entry for each guide. */
import type { IndexedGuide } from '../../client/guides/findGuides.ts'
import type { Post } from '../content/types.ts'
import { textOf } from '../site.ts'

/** Without a hash in its name, so that /blog does not change with the texts of guides. */
export const guideIndexPath = '/guides.json'

/** The index file of all guides. @param entries made by `entryOf` */
export const guideIndex = (entries: readonly Uint8Array[]): string => `[${entries.map(textOf).join()}]`

/** The entry of one guide, as JSON in UTF-8. @param html its text */
export function entryOf({ slug, title, description, category, tags }: Post, html: string): Uint8Array {
  const entry: IndexedGuide = { slug, title, description, category, tags, words: wordsIn(html) }
  return Buffer.from(JSON.stringify(entry))
}

/** The words of a text in the order of their first use, each once: the search does not count them. */
function wordsIn(html: string): string {
  const text = html.replaceAll(/<[^<>]*>|&[^;\s<&]+;/g, ' ')
  // Most are ASCII, and \p{L} is slow.
  const word = /(?:[a-z0-9]|(?=\P{ASCII})[\p{L}\p{M}\p{N}])+/gu
  return [...new Set(text.toLowerCase().match(word))].join(' ')
}
