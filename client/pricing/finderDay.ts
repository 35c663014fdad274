import { currentDay, money, priceFinder } from '../../templates/pricing/attributes.ts'
import { one } from '../dom.ts'

/**
 * Marks the present day of the week in the price finder, by the clock of the café, and chooses it, unless the visitor has
 * chosen a day, which is in the address then. The switch of the price lists follows the finder.
 */
export function chooseToday(page: ParentNode = document) {
  const finder = one(priceFinder, page)
  if (!finder) return
  const { utcOffset } = JSON.parse(finder.getAttribute(money) ?? '')
  // `Fri, 27 Nov …` in every engine (ECMA-262). Formatting a date in a time zone would take 30 ms the first time.
  const today = new Date(Date.now() + utcOffset).toUTCString().slice(0, 3)
  const input = (selector: string) => page.querySelector<HTMLInputElement>(selector)
  const day = input(`[name=day][value=${today} i]`)
  if (day && !day.hasAttribute(currentDay)) {
    finder.querySelector(`[${currentDay}]`)?.removeAttribute(currentDay)
    day.setAttribute(currentDay, '')
    if (!location.search.includes('day=')) day.checked = true
  }
  const week = input(`[name=week][value~=${input('[name=day]:checked')?.value}]`)
  if (week) week.checked = true
}
