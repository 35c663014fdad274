import { ends, live, onNow, starts, startsIn } from '../../templates/parts/attributes.ts'
import { timeTo } from '../clock.ts'
import { all, setTextNow } from '../dom.ts'

/** From when on a tournament begins soon, in milliseconds: three hours. */
const soon = 10_800_000

/** Marks the tournaments that are on or begin soon, and those that are over, and says so in their labels. */
export function showLive() {
  for (const item of all(starts)) {
    const left = timeTo(starts, item)
    const state = timeTo(ends, item) < 0 ? 'over' : left < soon ? 'now' : ''
    item.setAttribute(live, state)
    for (const label of all(onNow, item)) {
      const words = state === 'now' ? label.getAttribute(left > 0 ? startsIn : onNow) : undefined
      setTextNow(label, words?.replace('{time}', hoursIn(left)))
    }
  }
}

/** Less than ten hours as “1 h 40”. @param time in milliseconds; begun minutes count */
const hoursIn = (time: number) => new Date(time + 59_999).toISOString().slice(12, 16).replace(':', ' h ')
