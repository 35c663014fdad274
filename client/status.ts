import { closedLabel, ends, isOpen, openings, openLabel, openTime } from '../templates/parts/attributes.ts'
import { openState } from '../templates/parts/openState.ts'
import { all, setTextNow } from './dom.ts'

/** Brings the status of the build up to date: whether the café is open, and which tournament is next. */
export function showStatus(page: ParentNode = document) {
  for (const status of all(openings, page)) {
    const now = Date.now()
    const state = openState(JSON.parse(status.getAttribute(openings) ?? '[]'), now)
    status.toggleAttribute(isOpen, state?.isOpen === true)
    for (const label of all(openLabel, status))
      setTextNow(label, state && label.getAttribute(state.isOpen ? openLabel : closedLabel))
    for (const time of all(openTime, status)) setTextNow(time, state?.time)
    let isFound = false
    for (const coming of all(ends, status)) {
      coming.hidden = isFound || Number(coming.getAttribute(ends)) < now
      isFound ||= !coming.hidden
    }
  }
}
