import { until } from '../templates/hooks.ts'

/** A date that is over is no announcement: it is hidden until the site is built again. Its place stays. */
export function hidePastDates() {
  for (const date of document.querySelectorAll<HTMLElement>(`[${until}]`)) {
    if (Date.parse(date.getAttribute(until) ?? '') < Date.now()) date.style.visibility = 'hidden'
  }
}
