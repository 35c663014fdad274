/** The way to a page from home. */
import type { Crumb } from '../../templates/components/Breadcrumbs.tsx'

/**
 * The trail of a page: home, then the parts of its address, as far as they are pages (spec section 2).
 *
 * @param name of the page itself; made of its address where there is none
 */
export function trail(address: string, isPage: (path: string) => boolean, name?: string): Crumb[] {
  const segments = address.split('/').filter(Boolean)
  const crumbs = segments.map((segment, index): Crumb => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const isLast = index === segments.length - 1
    return {
      name: (isLast ? name : undefined) ?? asWords(segment),
      path: !isLast && isPage(path) ? path : undefined,
    }
  })
  return [{ name: 'Home', path: '/' }, ...crumbs]
}

/** `north-side` → North side */
const asWords = (segment: string) => {
  const words = segment.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
