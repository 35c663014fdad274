/**
 * Shows the state that each match has at this moment. It runs inside the page, right after the matches, so that this is done
 * before they are painted and nothing moves; and again when visitors come back to an open page.
 */
import * as data from '../templates/dataAttributes.ts'
import { canBeEntered, type MatchState, type Moments, stateAt } from '../templates/matchState.ts'

const all = (attribute: string, within: ParentNode = document) =>
  within.querySelectorAll<HTMLElement>(`[${attribute}]`)

const moment = (element: Element, attribute: string) => {
  const written = element.getAttribute(attribute)
  return written === null ? undefined : Number(written)
}

const statuses: readonly Moments['status'][] = ['planned', 'moved', 'sold-out', 'cancelled']

const currentState = (element: Element): MatchState =>
  stateAt(Date.now(), {
    status: statuses.find((status) => status === element.getAttribute(data.match)) ?? 'planned',
    opens: moment(element, data.opens),
    closes: moment(element, data.closes),
    starts: moment(element, data.starts) ?? 0,
    ends: moment(element, data.ends) ?? 0,
  })

function showStates() {
  for (const element of all(data.match)) {
    const state = currentState(element)
    element.setAttribute(data.state, state)
    for (const part of all(data.inStates, element))
      part.toggleAttribute(data.shown, (part.getAttribute(data.inStates) ?? '').split(' ').includes(state))
  }
}

/** Exchanges the next match with one of the list, if its registration has closed since the build. */
function replaceNextUp() {
  const [place] = all(data.nextUp)
  const [list] = all(data.matches)
  const [past] = place ? all(data.match, place) : []
  if (!place || !list || !past || canBeEntered(currentState(past))) return
  const [next] = [...all(data.match, list)].filter((match) => canBeEntered(currentState(match)))
  const freed = next?.parentElement
  if (!next || !freed) return
  place.append(next)
  freed.append(past)
  const startOf = (match: Element) => moment(match, data.starts) ?? 0
  const later = [...all(data.match, list)].find((match) => startOf(match) > startOf(past))
  list.insertBefore(freed, later?.parentElement ?? null)
  for (const link of document.querySelectorAll('[href^="#"]'))
    if (link.matches(`[${data.match}]`))
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

function showNow() {
  showStates()
  showToday()
}

showNow()
replaceNextUp()
document.addEventListener('visibilitychange', showNow)
