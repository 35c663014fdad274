/** What a site has to know of a piece of HTML to put a document around the page that has it. */
import type { Tag } from '../checks/page/tag.ts'
import { type Parts, partsOf } from './kinds.ts'

export interface PieceFacts {
  parts: Parts
  /** Those in it that are not ASCII, each once. */
  characters: string
}

/**
 * @param html all of it
 * @param above its tags, or those above the fold
 * @param below the others, in a piece that has a fold
 */
export const pieceFacts = (html: string, above: readonly Tag[], below?: readonly Tag[]): PieceFacts => ({
  parts: partsOf(above, below),
  characters: charactersIn(html),
})

/** Every character that is not ASCII, each once. */
export const charactersIn = (text: string) => [...new Set(text.match(/[^\n\x20-\x7e]/gu))].join('')
