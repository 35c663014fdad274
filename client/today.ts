import { currentDay, money, ticket } from '../templates/dataAttributes.ts'

/**
 * Chooses the present day of the week, in the time zone of the café: in the price finder, which marks it, and in the switch of
 * the price lists, where they are on the page already.
 */
export function chooseToday(page: Document) {
  const finder = page.querySelector(`[${ticket}]`)
  if (!finder) return
  const { timeZone } = JSON.parse(finder.getAttribute(money) ?? '')
  const today = new Date().toLocaleDateString('en', { weekday: 'short', timeZone }).toLowerCase()
  const choose = (choice: string) => {
    const input = page.querySelector<HTMLInputElement>(choice)
    if (input) input.checked = true
    return input
  }
  choose(`[name=day][value=${today}]`)?.setAttribute(currentDay, '')
  choose(`[name=week][value~=${today}]`)
}
