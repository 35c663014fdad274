import { until } from '../templates/parts/attributes.ts'
import { all } from './dom.ts'

/** Hides announced dates and offers that are over until the site is built again. Their space stays, so that nothing moves. */
export function hidePastDates() {
  for (const date of all(until)) {
    const isOver = Date.parse(date.getAttribute(until) ?? '') < Date.now()
    date.style.visibility = isOver ? 'hidden' : ''
  }
}
