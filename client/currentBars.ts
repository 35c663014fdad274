/**
 * Removes bars that are over or dismissed, and says “today” on the days of a closure. It runs inside the page, right after
 * the bars, so that all of this is done before they are painted and nothing moves.
 */
import { bar, from, today, until } from '../templates/dataAttributes.ts'
import { isDismissed } from './dismissed.ts'

for (const item of document.querySelectorAll(`[${bar}]`)) {
  const hasPassed = (attribute: string) => Date.parse(item.getAttribute(attribute) ?? '') <= Date.now()
  if (hasPassed(until)) item.remove()
  else if (hasPassed(from)) {
    item.querySelector('button')?.remove()
    for (const heading of item.querySelectorAll(`[${today}]`))
      heading.textContent = heading.getAttribute(today)
  } else if (isDismissed(item)) item.remove()
}
