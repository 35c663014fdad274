import { ready } from '../../templates/parts/attributes.ts'
import { fillBlanks } from '../../templates/parts/blanks.ts'
import { chatLink } from '../../templates/parts/chatLink.ts'
import {
  currentDay,
  each,
  message,
  priceFinder,
  priceLists,
  torn,
} from '../../templates/pricing/attributes.ts'
import { replaceAddress } from '../addressBar.ts'
import { showNow } from '../clock.ts'
import { attempt, one, statusIn } from '../dom.ts'
import { fillThumbBar } from '../thumbBar.ts'
import { type ChosenPrice, choicesOf, chosen, chosenPrice, labelOf } from './chosenPrice.ts'
import { chooseToday } from './finderDay.ts'

/** The parameters of the address by the names of the choices in the price finder. */
const parameters = { screen: 'tier', day: 'day', start: 'start', hours: 'hours', players: 'players' }

/**
 * Connects price finder and price lists. The choices are in the address (`?day=sat&hours=4`), so that they can be shared;
 * the finder and the switches of the lists follow each other; the price is for all players.
 *
 * Styles show the price of a seat for what is chosen, with or without this script, and the lists of what is chosen there.
 */
export function findPrices() {
  const finder = one(priceFinder)
  const lists = one(priceLists)
  if (lists) followAddress(lists, { tier: 'tier' })
  if (finder) {
    // Below the first screen, the page has no inline script for it.
    if (!one(currentDay, finder)) showNow(() => chooseToday())
    const showPrice = showPricesIn(finder, followAddress(finder, parameters))
    const show = (choice: HTMLInputElement | undefined) => attempt(() => showPrice(choice))
    showNow(() => {
      for (const name of ['screen', 'day']) synchronize(lists, chosen(finder, name))
      show(undefined)
    })
    finder.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      synchronize(lists, target)
      show(target)
      remember(finder, parameters)
    })
    lists?.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !followLists(finder, target)) return
      show(undefined)
      remember(finder, parameters)
    })
  } else lists?.addEventListener('change', () => remember(lists, { tier: 'tier' }))
}

/**
 * Chooses what the address names. Everything else stays as it is: the visitor may have chosen before the script came.
 *
 * @returns whether it names anything
 */
function followAddress(root: Element, parameters: Readonly<Record<string, string>>): boolean {
  const address = new URLSearchParams(location.search)
  const named = Object.entries(parameters).flatMap(([name, parameter]) =>
    choicesOf(root, name).filter(({ value }) => value === address.get(parameter)),
  )
  for (const choice of named) choice.checked = true
  return named.length > 0
}

/** The switches of the lists after a choice in the finder. */
function synchronize(lists: HTMLElement | undefined, choice: HTMLInputElement | undefined) {
  if (!lists || !choice) return
  const name = choice.name === 'screen' ? 'tier' : 'week'
  const same = choicesOf(lists, name).find(({ value }) => value.split(' ').includes(choice.value))
  if (same) same.checked = true
}

/** The finder after a choice in the lists. @returns whether it has changed */
function followLists(finder: HTMLElement, choice: HTMLInputElement): boolean {
  const name = choice.name === 'tier' ? 'screen' : 'day'
  const values = choice.value.split(' ')
  if (values.includes(chosen(finder, name)?.value ?? '')) return false
  const same = choicesOf(finder, name).find(({ value }) => values.includes(value))
  if (same) same.checked = true
  return same !== undefined
}

/**
 * Prepares the prices of a finder. If one cannot be calculated, the finder is as without script again.
 *
 * @param isChosen whether the bar at the bottom shows the price from the beginning; else once the visitor has chosen
 * @returns a function that shows the price of what is chosen, and announces a choice of the visitor
 */
function showPricesIn(
  finder: HTMLElement,
  isChosen: boolean,
): (choice: HTMLInputElement | undefined) => void {
  const share = one(each, finder)
  const link = one<HTMLAnchorElement>(message, finder)
  const status = statusIn(finder)
  if (!share || !link || !status) return () => {}
  const chat = link.href
  const template = link.getAttribute(message) ?? ''
  const printedPrices = new Map([...finder.querySelectorAll('b')].map((price) => [price, price.textContent]))
  const sum = replaceSum()
  let label = ''
  // The ticket stays torn until another choice is made.
  link.addEventListener('click', () => {
    finder.setAttribute(torn, '')
    status.textContent = fillBlanks(status.getAttribute(torn) ?? '', { choice: label })
  })
  const reset = () => {
    finder.removeAttribute(ready)
    sum.reset()
    link.href = chat
    status.textContent = ''
    fillThumbBar()
  }

  return (choice) => {
    try {
      isChosen ||= choice !== undefined
      const price = chosenPrice(finder, printedPrices)
      if (!price) return reset()
      const { printed, total, names } = price
      const href = chatLink(chat, messageOf(template, price))
      const day = chosen(finder, 'day')
      label = [day && labelOf(day), names.players, names.hours].join(', ')
      // Everything is known; only now the page changes.
      if (link.href !== href) {
        finder.removeAttribute(torn)
        status.textContent = ''
      }
      sum.show(printed, total)
      share.textContent = price.share
      link.href = href
      if (choice) status.textContent = announcement(finder, choice, price)
      if (isChosen) fillThumbBar({ label, value: total, href })
      finder.setAttribute(ready, '')
    } catch (error) {
      reset()
      throw error
    }
  }
}

/** The sum in place of the printed price, which stays in the page. A new element, so that its figures roll. */
function replaceSum() {
  let replaced: HTMLElement | undefined
  let shown: HTMLElement | undefined
  const reset = () => {
    shown?.remove()
    if (replaced) replaced.hidden = false
    shown = replaced = undefined
  }
  const show = (printed: HTMLElement | undefined, total: string) => {
    if (printed === replaced && shown?.textContent === total) return
    reset()
    if (!printed || printed.textContent === total) return
    replaced = printed
    shown = document.createElement('b')
    shown.textContent = total
    shown.style.setProperty('--characters', String(total.length))
    printed.hidden = true
    printed.after(shown)
  }
  return { show, reset }
}

/** The message to the café. Words in place of a price are for the visitor, not for the desk. */
const messageOf = (template: string, { total, names }: ChosenPrice): string =>
  fillBlanks(total ? template : withoutPrice(template), { ...names, price: total })

/** A message without its blank for the price, and without the words between that and the blank before. */
function withoutPrice(template: string): string {
  const [before = '', after] = template.split('{price}', 2)
  return after === undefined ? template : before.slice(0, before.lastIndexOf('}') + 1) + after
}

/** What screen readers read out after a choice: its name, and the price. */
function announcement(
  finder: HTMLElement,
  choice: HTMLInputElement,
  { total, share, lines, names }: ChosenPrice,
) {
  const isAlone = chosen(finder, 'players')?.value === '1'
  const price = [total, isAlone ? '' : share, ...lines].filter(Boolean).join('. ').replace('..', '.')
  return `${fillBlanks(`{${choice.name}}`, { ...names })}: ${price}`
}

/** Stores the choices in the address, unless they are the initial ones; the day always, because its initial choice changes. */
function remember(root: HTMLElement, parameters: Readonly<Record<string, string>>) {
  const address = new URL(location.href)
  for (const [name, parameter] of Object.entries(parameters)) {
    const choice = chosen(root, name)
    if (!choice) continue
    if (choice.defaultChecked && name !== 'day') address.searchParams.delete(parameter)
    else address.searchParams.set(parameter, choice.value)
  }
  replaceAddress(address)
}
