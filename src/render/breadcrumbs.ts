/** The breadcrumbs of a page: home, then the parts of its address (spec section 2). */
import type { Crumb } from '../../templates/components/Breadcrumbs.tsx'
import type { Page } from './page.ts'

/**
 * @param paths of all pages; a part of the address without a page of its own is not a link
 * @returns nothing for the home page and the page for unknown addresses
 */
export function breadcrumbs(
  { path, crumb }: Pick<Page, 'path' | 'crumb'>,
  paths: ReadonlySet<string>,
): Crumb[] {
  if (path === '/' || path === notFoundPath) return []
  const segments = path.split('/').filter(Boolean)
  const crumbs = segments.map((segment, index): Crumb => {
    const address = `/${segments.slice(0, index + 1).join('/')}`
    const isLast = index === segments.length - 1
    return {
      name: (isLast ? crumb : undefined) ?? inWords(segment),
      path: !isLast && paths.has(address) ? address : undefined,
    }
  })
  return [{ name: 'Home', path: '/' }, ...crumbs]
}

/** The page for unknown addresses; hosts look for it under this name. */
export const notFoundPath = '/404'

/** `north-side` → North side */
const inWords = (segment: string) => {
  const words = segment.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
