/** A visitor dismisses a bar by its id and text: another text under the same id is shown again. */
import { bar } from '../templates/layout/attributes.ts'

const keyOf = (item: Element) => bar + item.getAttribute(bar)

/** False without storage. */
export function isDismissed(item: Element): boolean {
  try {
    return localStorage.getItem(keyOf(item)) === item.textContent
  } catch {
    return false
  }
}

/** Without storage, the bar comes back on the next page. */
export function storeDismissal(item: Element) {
  try {
    localStorage.setItem(keyOf(item), item.textContent ?? '')
  } catch {}
}
