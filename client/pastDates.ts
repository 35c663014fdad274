import { until } from '../templates/dataAttributes.ts'

/** Hides announced dates and offers that are over until the site is built again. Their space stays, so that nothing moves. */
export function hidePastDates() {
  for (const date of document.querySelectorAll<HTMLElement>(`[${until}]`)) {
    if (Date.parse(date.getAttribute(until) ?? '') < Date.now()) date.style.visibility = 'hidden'
  }
}
