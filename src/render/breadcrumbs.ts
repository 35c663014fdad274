/** The breadcrumbs of a page: home, then the parts of its address (spec section 2). */

import type { Crumb } from '../../templates/layout/Breadcrumbs.tsx'
import { locationsId } from '../../templates/layout/Footer.tsx'
import type { Content } from '../content/types.ts'
import { capitalized } from '../text.ts'
import type { Page } from './page.ts'

/** @returns nothing for the home page and the page for unknown addresses */
export function breadcrumbs(
  { path, crumb }: Pick<Page, 'path' | 'crumb'>,
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
      path: isLast ? undefined : paths.has(address) ? address : listsOfPages[address],
    }
  })
  return [{ name: words.home, path: '/' }, ...crumbs]
}

/** The lists of pages below a part of an address that has no page of its own. */
const listsOfPages: Readonly<Record<string, string>> = { '/location': `/#${locationsId}` }

/** The page for unknown addresses; hosts look for it under this name. */
export const notFoundPath = '/404'

/** The name of a part of an address; without one, the part itself: `north-side` → North side. */
function nameOf(segment: string, { addressNames }: Content['words']) {
  const entry = addressNames.find(({ part }) => part === segment)
  return entry?.name ?? capitalized(segment.replaceAll('-', ' '))
}
