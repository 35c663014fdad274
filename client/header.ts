import { header, opaque } from '../templates/dataAttributes.ts'
import { one } from './dom.ts'
import { onScrolledPast } from './scrolledPast.ts'

/** Makes the header opaque once the page is scrolled by more than 50 pixels (spec section 9). */
export function followScroll() {
  const bar = one(header, HTMLElement)
  if (bar) onScrolledPast(50, (isPast) => bar.toggleAttribute(opaque, isPast))
}
