import { header, opaque } from '../templates/layout/attributes.ts'
import { ready } from '../templates/parts/attributes.ts'
import { one } from './dom.ts'
import { onScrolledPast } from './scrolledPast.ts'

/**
 * Keeps the header in view, and makes it opaque once the page is scrolled by more than 50 pixels (spec section 9). Without
 * script it scrolls away, because it would stay transparent.
 */
export function followScroll() {
  const bar = one(header)
  if (!bar) return
  onScrolledPast(50, (isPast) => {
    bar.toggleAttribute(opaque, isPast)
    bar.setAttribute(ready, '')
  })
}
