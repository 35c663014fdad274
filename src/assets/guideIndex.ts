/** The index for the search of guides: one JSON file with an entry for each guide. */
import { decodeHTML } from 'entities'
import type { IndexedGuide } from '../../client/guides/findGuides.ts'
import { termsOf } from '../../templates/parts/searchTerms.ts'
import type { Post } from '../content/types.ts'
import { textOf } from '../site.ts'

/** Without a hash in its name, so that /blog does not change with the texts of guides. */
export const guideIndexPath = '/guides.json'

/** The index file of all guides. @param entries made by `entryOf` */
export const guideIndex = (entries: readonly Uint8Array[]): string => `[${entries.map(textOf).join()}]`

/** The entry of one guide, as JSON in UTF-8. @param html its text */
export function entryOf(
  { slug, title, description, category, tags }: Pick<Post, Exclude<keyof IndexedGuide, 'words'>>,
  html: string,
): Uint8Array {
  const words = [...new Set(termsOf(textIn(html)))].join(' ')
  const entry: IndexedGuide = { slug, title, description, category, tags, words }
  return Buffer.from(JSON.stringify(entry))
}

/** The text of some HTML. Blocks are two blanks apart, so that no term joins words of two; tags within a line add nothing. */
const textIn = (html: string): string =>
  decodeHTML(html.replaceAll(/<\/?(?:a|code|em|strong)(?:\s[^<>]*)?>/g, '').replaceAll(/<[^<>]*>/g, '  '))
