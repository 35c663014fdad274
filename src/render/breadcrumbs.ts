/** The breadcrumbs of a page: home, then the parts of its address (spec section 2). */

import type { Content } from '../content/types.ts'
import { capitalized } from '../text.ts'
import type { Page } from './page.ts'

export interface Crumb {
  name: string
  /** Absent for the page itself. */
  path?: string | undefined
}

/** @returns nothing for the home page and the page for unknown addresses */
export function breadcrumbs(
  { path, crumb, list }: Pick<Page, 'path' | 'crumb' | 'list'>,
  paths: ReadonlySet<string>,
  words: Content['words'],
): Crumb[] {
  if (path === '/' || path === notFoundPath) return []
  const segments = path.split('/').filter(Boolean)
  const crumbs = segments.map((segment, index): Crumb => {
    const address = `/${segments.slice(0, index + 1).join('/')}`
    const isLast = index === segments.length - 1
    return {
      name: (isLast ? crumb : undefined) ?? nameOf(segment, words),
      path: isLast ? undefined : paths.has(address) ? address : list,
    }
  })
  return [{ name: words.home, path: '/' }, ...crumbs]
}

/** The page for unknown addresses; hosts look for it under this name. */
export const notFoundPath = '/404'

/** The name of a part of an address; without one, the part itself: `north-side` → North side. */
function nameOf(segment: string, { addressNames }: Content['words']) {
  const entry = addressNames.find(({ part }) => part === segment)
  return entry?.name ?? capitalized(segment.replaceAll('-', ' '))
}
