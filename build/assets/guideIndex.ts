/** What the search of the guides looks in. */
import type { IndexedGuide } from '../../client/guides/findGuides.ts'
import type { Post } from '../content/types.ts'
import { type KeptText, keeping, onDemand } from '../keep.ts'

/** Not named after what is in it, so that the page of the search stays the same whatever guides say. */
export const guideIndexPath = '/guides.json'

/** The index of all guides as a file of the site. */
export const indexGuides = (posts: readonly Post[]): KeptText =>
  onDemand(() =>
    indexFile(
      posts.map(({ slug, title, description, category, tags, html }) => ({
        slug,
        title,
        description,
        category,
        tags,
        words: wordsOf(html),
      })),
    ),
  )

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
  // Words need no quoting, so that thousands of guides are put together as they lie in the store.
  (guides) => {
    const pieces = guides.flatMap((guide, index) => {
      const entry: IndexedGuide = { ...guide, words: '' }
      const withoutEnd = JSON.stringify(entry).slice(0, -'"}'.length)
      return [Buffer.from((index === 0 ? '[' : '"},') + withoutEnd), guide.words.bytes()]
    })
    return { facts: null, text: Buffer.concat([...pieces, Buffer.from(guides.length > 0 ? '"}]' : '[]')]) }
  },
)

/** The words of a text in the order of their first use; how often one occurs, the search does not ask. */
const wordsOf = keeping(
  'words',
  ({ key }: KeptText) => key,
  (html) => {
    const text = String(html).replaceAll(/<[^>]*>|&[^;\s<]+;/g, ' ')
    const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    return { facts: null, text: [...new Set(words)].join(' ') }
  },
)
