/** The index for the search of guides: one JSON file with an entry for each guide. */
import { decodeHTML } from 'entities'
import type { IndexedGuide } from '../../client/guides/findGuides.ts'
import { termsOf } from '../../templates/parts/searchTerms.ts'
import type { Post } from '../content/types.ts'

/** Without a hash in its name, so that /blog does not change with the texts of guides. */
export const guideIndexPath = '/guides.json'

interface Guide {
  post: Pick<Post, Exclude<keyof IndexedGuide, 'words'>>
  /** Its text. */
  html: string
}

/** The index file of all guides. */
export const guideIndex = (guides: readonly Guide[]): string => JSON.stringify(guides.map(entryOf))

function entryOf({ post: { slug, title, description, category, tags }, html }: Guide): IndexedGuide {
  const words = [...new Set(termsOf(textIn(html)))].join(' ')
  return { slug, title, description, category, tags, words }
}

/** The text of some HTML. Blocks are two blanks apart, so that no term joins words of two; tags within a line add nothing. */
const textIn = (html: string): string =>
  decodeHTML(html.replaceAll(/<\/?(?:a|code|em|strong)(?:\s[^<>]*)?>/g, '').replaceAll(/<[^<>]*>/g, '  '))
