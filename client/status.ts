import { closedLabel, isOpen, openings, openLabel, openTime, until } from '../templates/parts/attributes.ts'
import { openState } from '../templates/parts/openState.ts'
import { all, setText } from './dom.ts'

/** Brings the status of the build up to date: whether the café is open, and which tournament is next. */
export function showStatus(page: ParentNode = document) {
  for (const status of all(openings, page)) {
    const now = Date.now()
    const state = openState(JSON.parse(status.getAttribute(openings) ?? '[]'), now)
    status.toggleAttribute(isOpen, state?.isOpen === true)
    for (const label of all(openLabel, status)) {
      const usual = usualText(label)
      setText(label, (state && label.getAttribute(state.isOpen ? openLabel : closedLabel)) ?? usual)
    }
    for (const time of all(openTime, status)) {
      const usual = usualText(time)
      setText(time, state?.time ?? usual)
    }
    let isFound = false
    for (const coming of all(until, status)) {
      coming.hidden = isFound || Date.parse(coming.getAttribute(until) ?? '') < now
      isFound ||= !coming.hidden
    }
  }
}

/** The text of the page, which says the usual hours: right also after the last opening that the page knows. */
function usualText(element: HTMLElement): string {
  element.dataset.usual ??= element.textContent ?? ''
  return element.dataset.usual
}
