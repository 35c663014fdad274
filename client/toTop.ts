import { toTop } from '../templates/layout/attributes.ts'
import { shown } from '../templates/parts/attributes.ts'
import { replaceAddress } from './addressBar.ts'
import { one, prefersLessMotion } from './dom.ts'
import { onScrolledPast } from './scrolledPast.ts'

const toTheTop = () => scrollTo({ top: 0, behavior: prefersLessMotion() ? 'instant' : 'smooth' })

/**
 * The link back to the top is shown past 300 pixels; a link to the current page scrolls there as well, after 100 ms (spec
 * sections 2 and 9).
 */
export function scrollToTop() {
  const button = one(toTop)
  if (button) onScrolledPast(300, (isPast) => button.toggleAttribute(shown, isPast))
  button?.addEventListener('click', (event) => {
    toTheTop()
    event.preventDefault()
    // The button is about to disappear; keyboard users continue from the top as well.
    document.querySelector('main')?.focus({ preventScroll: true })
  })

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || link.target || link.href !== location.href.replace(/#.*/, '')) return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    setTimeout(toTheTop, 100)
    replaceAddress(link.href)
    event.preventDefault()
  })
}
