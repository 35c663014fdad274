/** What a site has to know of a piece of HTML to put a document around the page that has it. */
import { type Parts, partsOf } from './kinds.ts'

export interface PieceFacts {
  parts: Parts
  /** Every character in it that is not ASCII, each once. */
  characters: string
}

/** @param below what stands below the fold, in a piece that has one */
export const pieceFacts = (above: string, below?: string): PieceFacts => {
  const html = above + (below ?? '')
  return {
    parts: partsOf(above, below),
    characters: [...new Set(html.match(/[^\n\x20-\x7e]/gu))].join(''),
  }
}
