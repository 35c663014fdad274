import { closedLabel, isOpen, openings, openLabel, openTime, until } from '../templates/dataAttributes.ts'
import { openState } from './openState.ts'

/** Brings the status of the build up to date: whether the café is open, and which tournament is next. */
export function showStatus(page: Document) {
  const status = page.querySelector(`[${openings}]`)
  const now = Date.now()
  const state = openState(JSON.parse(status?.getAttribute(openings) ?? '[]'), now)
  const label = status?.querySelector(`[${openLabel}]`)
  const time = status?.querySelector(`[${openTime}]`)
  if (state && label && time) {
    status?.toggleAttribute(isOpen, state.isOpen)
    label.textContent = label.getAttribute(state.isOpen ? openLabel : closedLabel)
    time.textContent = state.time
  }
  let isFound = false
  for (const coming of status?.querySelectorAll<HTMLElement>(`[${until}]`) ?? []) {
    coming.hidden = isFound || Date.parse(coming.getAttribute(until) ?? '') < now
    isFound ||= !coming.hidden
  }
}
