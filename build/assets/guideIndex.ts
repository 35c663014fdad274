/** What the search of the guides looks in. */
import type { IndexedGuide } from '../../client/guides/findGuides.ts'
import type { Post } from '../content/types.ts'
import { type KeptText, keeping } from '../keep.ts'
import type { Site } from '../site/site.ts'

/**
 * The index of all guides as a file of the site.
 *
 * @returns its address, and the file
 */
export function indexGuides(posts: readonly Post[]): { address: string; files: Site } {
  const index = indexFile(
    posts.map(({ slug, title, description, category, tags, html }) => ({
      slug,
      title,
      description,
      category,
      tags,
      words: wordsOf(html),
    })),
  )
  const address = `/assets/guides.${index.hash.slice(0, 8)}.json`
  return { address, files: new Map([[address, index]]) }
}

/** Makes what the index needs of each guide, in the order of the guides. */
export function findWords(posts: readonly Post[]): void {
  for (const { html } of posts) wordsOf(html).hash
}

interface Guide extends Omit<IndexedGuide, 'words'> {
  words: KeptText
}

const indexFile = keeping(
  'index of guides',
  (guides: readonly Guide[]) => JSON.stringify(guides),
  (guides) => {
    const indexed = guides.map((guide): IndexedGuide => ({ ...guide, words: String(guide.words) }))
    return { facts: null, text: JSON.stringify(indexed) }
  },
)

/** The words of a text in the order of their first use; how often one occurs, the search does not ask. */
const wordsOf = keeping(
  'words',
  ({ key }: KeptText) => key,
  (html) => {
    const text = String(html)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&[^;\s]+;/g, ' ')
    const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    return { facts: null, text: [...new Set(words)].join(' ') }
  },
)
