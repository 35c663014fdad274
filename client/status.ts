import {
  closedLabel,
  early,
  ends,
  isOpen,
  openings,
  openLabel,
  openTime,
  starts,
} from '../templates/parts/attributes.ts'
import { openState } from '../templates/parts/openState.ts'
import { timeTo } from './clock.ts'
import { all, setTextNow } from './dom.ts'

const hour = 3_600_000

/** Brings the status of the build up to date: whether the café is open, and which tournament is next. */
export function showStatus(page: ParentNode = document) {
  for (const status of all(openings, page)) {
    const state = openState(JSON.parse(status.getAttribute(openings) ?? '[]'), Date.now())
    status.toggleAttribute(isOpen, state?.isOpen === true)
    for (const label of all(openLabel, status))
      setTextNow(label, state && label.getAttribute(state.isOpen ? openLabel : closedLabel))
    for (const time of all(openTime, status)) setTextNow(time, state?.time)
    // The first that one can still enter, else the first; of those that are on, the one that began last: an evening of one game
    // within a weekend of another.
    let next: HTMLElement | undefined
    let isClosed = false
    for (const coming of all(ends, status)) {
      coming.hidden = true
      if (timeTo(ends, coming) < 0) continue
      const left = timeTo(starts, coming)
      const isLate = left > 0 && left < Number(coming.getAttribute(early)) * hour
      if (!next || left < 0 || (isClosed && !isLate)) {
        next = coming
        isClosed = isLate
      }
    }
    if (next) next.hidden = false
  }
}
