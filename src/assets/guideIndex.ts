/** The index for the search of guides: one JSON file with an entry for each guide. */
import type { IndexedGuide } from '../../client/guides/findGuides.ts'
import type { Post } from '../content/types.ts'

/** Without a hash in its name, so that /blog does not change with the texts of guides. */
export const guideIndexPath = '/guides.json'

/** The index file of all guides. */
export const guideIndex = (guides: ReadonlyArray<{ post: Post; words: string }>): string =>
  JSON.stringify(
    guides.map(
      ({ post: { slug, title, description, category, tags }, words }): IndexedGuide => ({
        slug,
        title,
        description,
        category,
        tags,
        words,
      }),
    ),
  )

/** The words of a text in the order of their first use, each once: the search does not count them. */
export function wordsIn(html: string): string {
  const text = html.replaceAll(/<[^>]*>|&[^;\s<]+;/g, ' ')
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))].join(' ')
}
