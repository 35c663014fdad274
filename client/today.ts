import { currentDay, money, ticket } from '../templates/dataAttributes.ts'
import { one } from './dom.ts'

/**
 * Marks the present day of the week in the price finder, in the time zone of the café, and chooses it, unless the visitor
 * has chosen a day, which is in the address then. The switch of the price lists gets its part of the week, where it has none.
 */
export function chooseToday(page: ParentNode = document) {
  const finder = one(ticket, HTMLElement, page)
  if (!finder) return
  const { timeZone } = JSON.parse(finder.getAttribute(money) ?? '')
  const today = new Date(Date.now()).toLocaleDateString('en', { weekday: 'short', timeZone }).toLowerCase()
  const week = page.querySelector<HTMLInputElement>(`[name=week][value~=${today}]`)
  if (week && !page.querySelector('[name=week]:checked')) week.checked = true
  const day = finder.querySelector<HTMLInputElement>(`[name=day][value=${today}]`)
  if (!day || day.hasAttribute(currentDay)) return
  finder.querySelector(`[${currentDay}]`)?.removeAttribute(currentDay)
  day.setAttribute(currentDay, '')
  if (!/[?&]day=/.test(location.search)) day.checked = true
}
