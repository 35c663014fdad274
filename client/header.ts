import { hooks } from '../templates/hooks.ts'

/** How far a page is scrolled before the header covers it, in pixels (spec section 9). */
const threshold = 50

/** Makes the header opaque once the page is scrolled; an observer asks for no layout while scrolling. */
export function followScroll() {
  const header = document.querySelector(`[${hooks.header}]`)
  if (!header) return
  const top = document.createElement('div')
  top.style.cssText = `position:absolute;top:0;height:${threshold}px;width:1px`
  document.body.prepend(top)
  new IntersectionObserver(([entry]) => header.toggleAttribute(hooks.opaque, !entry?.isIntersecting)).observe(
    top,
  )
}
