/** What the search of the guides looks in. */
import type { IndexedGuide } from '../../client/guides/findGuides.ts'
import type { Post } from '../content/types.ts'
import { inGroups } from '../inGroups.ts'
import { type KeptText, keeping, onDemand } from '../keep.ts'

/** Not named after what is in it, so that the page of the search stays the same whatever guides say. */
export const guideIndexPath = '/guides.json'

/** The index of all guides as a file of the site. */
export const indexGuides = (posts: readonly Post[]): KeptText =>
  onDemand(() => indexFile(inGroups(posts).map((group) => entriesOf(group))))

/** Makes what the index needs of each guide, in the order of the guides. */
export function findWords(posts: readonly Post[]): void {
  for (const { html } of posts) wordsOf(html).hash
}

const indexFile = keeping(
  'index of guides',
  (groups: readonly KeptText[]) => groups.map(({ key }) => key).join('\n'),
  (groups) => {
    const pieces = groups.flatMap((entries, at) => [Buffer.from(at === 0 ? '' : ','), entries.bytes()])
    return { facts: null, text: Buffer.concat([Buffer.from('['), ...pieces, Buffer.from(']')]) }
  },
)

/** Some guides as JSON, with commas between them. */
const entriesOf = keeping(
  'entries of the index of guides',
  // The text of a guide stands for its whole file.
  (posts: readonly Post[]) => posts.map(({ slug, html }) => `${slug} ${html.key}`).join('\n'),
  // Words need no quoting, so that they are put in as they lie in the store.
  (posts) => {
    const pieces = posts.flatMap(({ slug, title, description, category, tags, html }, at) => {
      const entry: IndexedGuide = { slug, title, description, category, tags, words: '' }
      const withoutEnd = JSON.stringify(entry).slice(0, -'"}'.length)
      return [Buffer.from((at === 0 ? '' : ',') + withoutEnd), wordsOf(html).bytes(), Buffer.from('"}')]
    })
    return { facts: null, text: Buffer.concat(pieces) }
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
