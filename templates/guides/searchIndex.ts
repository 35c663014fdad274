/** The index for the search of guides: one JSON file with an entry for each guide. */
import { cachedData } from '../../src/cache.ts'
import type { Guide } from '../../src/content/types.ts'
import { textInHtml } from '../../src/render/rewriteHtml.ts'
import { termsOf } from './searchTerms.ts'

/** Without a hash in its name, so that /blog does not change with the texts of guides. */
export const guideIndexPath = '/guides.json'

/** A guide as the search index has it. */
export interface IndexedGuide {
  slug: string
  title: string
  description: string
  category: string
  tags: string[]
  /** The terms of its text, each once. */
  words: string
}

type SearchedGuide = Pick<Guide, Exclude<keyof IndexedGuide, 'words'> | 'html'>

/** The index file of all guides. */
export const guideIndex = (guides: readonly SearchedGuide[]): string => JSON.stringify(guides.map(entryOf))

function entryOf({ slug, title, description, category, tags, html }: SearchedGuide): IndexedGuide {
  const words = cachedData(() => [...new Set(termsOf(textInHtml(html)))].join(' '), 'terms', html)
  return { slug, title, description, category, tags, words }
}
