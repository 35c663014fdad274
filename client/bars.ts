import { bar } from '../templates/dataAttributes.ts'
import { storeDismissal } from './dismissed.ts'

/** The buttons of the bars; the space of a dismissed bar closes in 150 ms. */
export function dismissBars() {
  for (const item of document.querySelectorAll<HTMLElement>(`[${bar}]`)) {
    item.querySelector('button')?.addEventListener('click', async () => {
      storeDismissal(item)
      const { matches: lessMotion } = matchMedia('(prefers-reduced-motion: reduce)')
      await item.animate({ height: [`${item.offsetHeight}px`, '0'] }, lessMotion ? 0 : 150).finished
      item.remove()
      // The button is gone; keyboard users go on with the next one, or with the page.
      const next = document.querySelector<HTMLElement>(`[${bar}] button`) ?? document.querySelector('main')
      next?.focus({ preventScroll: true })
    })
  }
}
