import { bar, from, today } from '../templates/layout/attributes.ts'
import { until } from '../templates/parts/attributes.ts'
import { isDismissed, storeDismissal } from './dismissed.ts'
import { all, prefersLessMotion } from './dom.ts'

/** Hides bars that are over or dismissed, and says “today” on the days of a closure, whose bar cannot be dismissed then. */
export function showBars() {
  for (const list of document.querySelectorAll<HTMLElement>('.bars')) {
    const items = [...all(bar, list)]
    for (const item of items) {
      const hasPassed = (attribute: string) => Date.parse(item.getAttribute(attribute) ?? '') <= Date.now()
      const isOn = hasPassed(from)
      const button = item.querySelector('button')
      if (button) button.hidden = isOn
      for (const heading of item.querySelectorAll('strong'))
        heading.hidden = heading.hasAttribute(today) !== isOn
      item.hidden = hasPassed(until) || (!isOn && isDismissed(item))
    }
    list.hidden = items.every(({ hidden }) => hidden)
  }
}

/** The buttons of the bars; the space of a dismissed bar closes in 150 ms. */
export function dismissBars() {
  for (const item of all(bar)) {
    item.querySelector('button')?.addEventListener('click', async () => {
      storeDismissal(item)
      const duration = prefersLessMotion() ? 0 : 150
      await item.animate?.({ height: [`${item.offsetHeight}px`, '0'] }, duration).finished
      item.remove()
      showBars()
      // The button is gone; keyboard users go on with the next one, or with the page.
      const next = document.querySelector<HTMLElement>(`[${bar}]:not([hidden]) button`)
      ;(next ?? document.querySelector('main'))?.focus({ preventScroll: true })
    })
  }
}
