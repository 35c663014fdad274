import { currentDay, money, ticket } from '../templates/dataAttributes.ts'

/** Chooses the present day of the week in the price finder, in the time zone of the café, and marks it. */
export function chooseToday(page: Document) {
  const finder = page.querySelector(`[${ticket}]`)
  if (!finder) return
  const { timeZone } = JSON.parse(finder.getAttribute(money) ?? '')
  const name = new Date().toLocaleDateString('en', { weekday: 'short', timeZone })
  const day = finder.querySelector<HTMLInputElement>(`[name=day][value=${name.toLowerCase()}]`)
  if (!day) return
  day.checked = true
  day.setAttribute(currentDay, '')
}
