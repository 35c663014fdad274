import MiniSearch from 'minisearch'

/** A guide as the search index has it. */
export interface IndexedGuide {
  slug: string
  title: string
  description: string
  category: string
  tags: string[]
  /** The words of its text, each once. */
  words: string
}

/** The visitor's query; a guide must match each part that is not empty. */
export interface Wanted {
  q: string
  category: string
  tag: string
}

/**
 * Prepares the search.
 *
 * @returns a function from a query to the slugs of matching guides, best first; without words in the order
 * of the list
 */
export function createFinder(guides: readonly IndexedGuide[]) {
  const index = new MiniSearch<IndexedGuide>({
    idField: 'slug',
    fields: ['title', 'tags', 'category', 'description', 'words'],
    processTerm: fold,
    extractField: (guide, field) => {
      const value = guide[field as keyof IndexedGuide]
      return Array.isArray(value) ? value.join(' ') : value
    },
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      // Longer words are found in spite of a typing mistake.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 4, tags: 3, category: 2, description: 2 },
    },
  })
  index.addAll(guides)

  return ({ q, category, tag }: Wanted): string[] => {
    const fits = new Set(
      guides
        .filter((guide) => (!category || guide.category === category) && (!tag || guide.tags.includes(tag)))
        .map(({ slug }) => slug),
    )
    const ranked = q.trim() ? index.search(q).map(({ id }) => String(id)) : [...fits]
    return ranked.filter((slug) => fits.has(slug))
  }
}

/** Café, CAFE and cafe are one word; the vowel signs of Indian scripts are left alone. */
const fold = (term: string) =>
  term
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
