import {
  closedLabel,
  ends,
  isOpen,
  openings,
  openLabel,
  openTime,
  starts,
} from '../templates/parts/attributes.ts'
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
    // Of those that are on, the one that began last: an evening of one game within a weekend of another.
    let next: HTMLElement | undefined
    for (const coming of all(ends, status)) {
      coming.hidden = true
      const isOver = Number(coming.getAttribute(ends)) < now
      if (!isOver && (!next || Number(coming.getAttribute(starts)) < now)) next = coming
    }
    if (next) next.hidden = false
  }
}
