import { currentDay, money, priceFinder } from '../templates/pricing/attributes.ts'
import { one } from './dom.ts'

/**
 * Marks the present day of the week in the price finder, in the time zone of the café, and chooses it, unless the visitor
 * has chosen a day, which is in the address then. The switch of the price lists follows the finder.
 */
export function chooseToday(page: ParentNode = document) {
  const finder = one(priceFinder, page)
  if (!finder) return
  const { timeZone } = JSON.parse(finder.getAttribute(money) ?? '')
  const today = new Date(Date.now()).toLocaleDateString('en', { weekday: 'short', timeZone }).toLowerCase()
  const input = (selector: string) => page.querySelector<HTMLInputElement>(selector)
  const day = input(`[name=day][value=${today}]`)
  if (day && !day.hasAttribute(currentDay)) {
    finder.querySelector(`[${currentDay}]`)?.removeAttribute(currentDay)
    day.setAttribute(currentDay, '')
    if (!/[?&]day=/.test(location.search)) day.checked = true
  }
  const week = input(`[name=week][value~=${input('[name=day]:checked')?.value ?? today}]`)
  if (week) week.checked = true
}
