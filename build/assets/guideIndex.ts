/** What the search of the guides looks in. */
import type { IndexedGuide } from '../../client/guides/findGuides.ts'
import type { Post } from '../content/types.ts'
import type { Site } from '../site/site.ts'
import { hashedName } from './hashedName.ts'

/**
 * The index of all guides as a file of the site.
 *
 * @returns its address, and the file
 */
export function indexGuides(posts: readonly Post[]): { address: string; files: Site } {
  const guides = posts.map(
    ({ slug, title, description, category, tags, html }): IndexedGuide => ({
      slug,
      title,
      description,
      category,
      tags,
      words: wordsOf(html),
    }),
  )
  const json = JSON.stringify(guides)
  const address = hashedName('/assets/guides.json', json)
  return { address, files: new Map([[address, json]]) }
}

/** The words of a text in the order of their first use; how often one occurs, the search does not ask. */
function wordsOf(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[^;\s]+;/g, ' ')
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words)].join(' ')
}
