import MiniSearch, { type Query } from 'minisearch'
import type { IndexedGuide } from '../../templates/guides/searchIndex.ts'
import { alternativesOf, termsOf } from '../../templates/guides/searchTerms.ts'

/** The visitor's query; a guide must match each part that is not empty. */
export interface Wanted {
  q: string
  category: string
  tag: string
}

/**
 * Prepares the search.
 *
 * @returns a function from a query to the slugs of matching guides, best first; without a query in the order of the list
 */
export function createFinder(guides: readonly IndexedGuide[]) {
  const index = new MiniSearch<IndexedGuide>({
    idField: 'slug',
    fields: ['title', 'tags', 'category', 'description', 'words'],
    tokenize: (text, field) => (field === 'words' ? text.split(' ') : termsOf(text)),
    extractField: (guide, field) => {
      const value = guide[field as keyof IndexedGuide]
      return Array.isArray(value) ? value.join(', ') : value
    },
    searchOptions: {
      boost: { title: 4, tags: 3, category: 2, description: 2 },
      tokenize: (term) => [term],
    },
  })
  index.addAll(guides)

  const search = (query: string): string[] => {
    const alternatives = alternativesOf(query)
    const end = alternatives.at(-1)?.[0] ?? ''
    const queries = alternatives.map((terms) => ({
      combineWith: 'OR' as const,
      queries: terms.map((term) => termQuery(term, term === terms[0], term.endsWith(end))),
    }))
    return index.search({ combineWith: 'AND', queries }).map(({ id }) => String(id))
  }
  return ({ q, category, tag }: Wanted): string[] => {
    const fits = new Set(
      guides
        .filter((guide) => (!category || guide.category === category) && (!tag || guide.tags.includes(tag)))
        .map(({ slug }) => slug),
    )
    return q.trim() ? search(q).filter((slug) => fits.has(slug)) : [...fits]
  }
}

/**
 * How a term of a query is compared with those of the guides.
 *
 * @param isWord whether it is a word of the query, not several joined
 * @param isEnd whether the query ends with it, so that the visitor may still be typing it
 */
const termQuery = (term: string, isWord: boolean, isEnd: boolean): Query => ({
  queries: [term],
  // A finished 24 is not the beginning of 240.
  prefix: /\D/.test(term) || (isEnd && term.length > 1),
  // Words of five letters or more are found in spite of a typing mistake, but beach is not reach.
  fuzzy: isWord && /^\D{5,}$/.test(term) && 0.2,
  boostDocument: (_slug, found) => Number(found[0] === term[0] || term.length > 7),
})
