/** Pages in groups: what is to be known of thousands of pages, most of which are as they were, lies in a few results. */

import { joinPages, type Reading } from '../checks/page/readPage.ts'
import { inGroups } from '../inGroups.ts'
import { type Kept, keeping } from '../keep.ts'
import type { Parts } from './kinds.ts'
import { type Page, partsWithin } from './pages.ts'
import { charactersIn } from './pieces.ts'

export interface GroupedPage extends Page {
  group: PageGroup
}

export type PageGroup = Kept<{
  /** What the pages have alone that is not ASCII, each character once. */
  characters: string
  /** The parts of what the pages have alone, each once, and which of them each page has. */
  parts: readonly Parts[]
  partsOf: readonly number[]
  /** What holds for each of the pages; null where they differ in more than where they lead. */
  reading: Reading | null
}>

/** The same pages, which tell of themselves by their groups; so all are drawn if one is asked. */
export const groupPages = (pages: readonly Page[]): GroupedPage[] =>
  inGroups(pages).flatMap((members) => {
    const group = groupOf(members)
    const partsAt = (at: number) => {
      const parts = group.facts.parts[group.facts.partsOf[at] ?? 0]
      if (!parts) throw new Error('a group knows the parts of all its pages')
      return parts
    }
    return members.map((page, at) => ({ ...page, group, parts: () => partsWithin(page.frame, partsAt(at)) }))
  })

const groupOf = keeping(
  'group of pages',
  (pages: readonly Page[]) => pages.map(({ own }) => own.key).join('\n'),
  (pages) => {
    const facts = pages.map(({ own }) => own.facts)
    const words = facts.map(({ parts }) => JSON.stringify(parts))
    const different = [...new Set(words)]
    return {
      facts: {
        characters: charactersIn(facts.map(({ characters }) => characters).join('')),
        parts: different.map((part): Parts => JSON.parse(part)),
        partsOf: words.map((part) => different.indexOf(part)),
        reading: joinPages(facts.map(({ reading }) => reading)),
      },
      text: '',
    }
  },
  { isHeld: true },
)

/** What the pages show that is not ASCII; of many pages, the same is told once. */
export function charactersOn(pages: readonly GroupedPage[]): ReadonlySet<string> {
  const frames = new Set(pages.map(({ frame }) => frame))
  const pieces = [...frames].flatMap(({ above, below }) => [above(), below()])
  const groups = new Set(pages.map(({ group }) => group))
  return new Set([...pieces, ...groups].map(({ facts }) => facts.characters))
}
