import * as shared from '../../templates/parts/attributes.ts'
import * as data from '../../templates/tournaments/attributes.ts'
import {
  canBeEntered,
  type DateState,
  type Moments,
  stateAt,
} from '../../templates/tournaments/dates/states.ts'
import { all } from '../dom.ts'

/** Shows the state that each tournament has at this moment, the next one that can be entered, and the present day of the week. */
export function showTournaments() {
  showStates()
  showNextUp()
  showToday()
}

const moment = (element: Element, attribute: string) => {
  const written = element.getAttribute(attribute)
  return written === null ? undefined : Number(written)
}

const statuses: readonly Moments['status'][] = ['planned', 'moved', 'sold-out', 'cancelled']

const currentState = (element: Element): DateState =>
  stateAt(Date.now(), {
    status: statuses.find((status) => status === element.getAttribute(data.tournamentDate)) ?? 'planned',
    opens: moment(element, data.opens),
    closes: moment(element, data.closes),
    starts: moment(element, data.starts) ?? 0,
    ends: moment(element, data.ends) ?? 0,
  })

function showStates() {
  for (const element of all(data.tournamentDate)) {
    const state = currentState(element)
    element.setAttribute(data.state, state)
    for (const part of all(data.inStates, element))
      part.toggleAttribute(shared.shown, (part.getAttribute(data.inStates) ?? '').split(' ').includes(state))
  }
}

/** Puts the next tournament that can be entered into its place, in exchange for the one that is there. */
function showNextUp() {
  const [place] = all(data.nextUp)
  const [list] = all(data.tournaments)
  const [shown] = place ? all(data.tournamentDate, place) : []
  if (!place || !list || !shown) return
  const startOf = (card: Element) => moment(card, data.starts) ?? 0
  const listed = [...all(data.tournamentDate, list)]
  const byStart = [shown, ...listed].sort((one, other) => startOf(one) - startOf(other))
  const next = byStart.find((card) => canBeEntered(currentState(card)))
  const freed = next?.parentElement
  if (!next || !freed || next === shown) return
  place.append(next)
  freed.append(shown)
  const later = listed.find((card) => card !== next && startOf(card) > startOf(shown))
  list.insertBefore(freed, later?.parentElement ?? null)
  for (const link of document.querySelectorAll('[href^="#"]'))
    if (link.matches(`[${data.tournamentDate}]`))
      link.toggleAttribute(data.next, link.getAttribute('href') === `#${next.id}`)
}

const dayLength = 86_400_000
const hourLength = 3_600_000

/** Marks the present day of the week, and the time on it. */
function showToday() {
  for (const item of all(data.day)) {
    const passed = Date.now() - (moment(item, data.day) ?? 0)
    if (passed < 0 || passed >= dayLength) item.removeAttribute('aria-current')
    else {
      item.setAttribute('aria-current', 'date')
      item.style.setProperty('--now', String(passed / hourLength))
    }
  }
}
