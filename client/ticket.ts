import { fillBlanks } from '../templates/blanks.ts'
import {
  chosenTier,
  controllers,
  currentDay,
  each,
  forHours,
  forScreens,
  hourly,
  inWords,
  isConsole,
  message,
  money,
  priceLists,
  ticket,
} from '../templates/dataAttributes.ts'
import { one } from './dom.ts'
import { fillThumbBar } from './thumbBar.ts'
import { chooseToday } from './today.ts'

/** The parameters of the address by the names of the choices in the price finder. */
const parameters = { screen: 'tier', day: 'day', start: 'start', hours: 'hours', players: 'players' }

/**
 * Connects price finder and price lists. The choices are in the address (`?day=sat&hours=4`), so that they can be shared;
 * the finder and the switches of the lists follow each other; the price is for all players.
 */
export function findPrices() {
  const finder = one(ticket, HTMLElement)
  const lists = one(priceLists, HTMLElement)
  const address = new URLSearchParams(location.search)
  if (finder) {
    if (!finder.querySelector(`[${currentDay}]`)) chooseToday(document)
    for (const [name, parameter] of Object.entries(parameters)) restore(finder, name, address.get(parameter))
    // The styles have followed the choices; only the sum and the message are left.
    const first = showTotal(finder)
    if (Object.values(parameters).some((parameter) => address.has(parameter))) showInBar(finder, first)
    finder.addEventListener('change', ({ target }) => {
      const shown = showTotal(finder)
      showInBar(finder, shown)
      if (target instanceof HTMLInputElement) {
        synchronize(lists, target)
        announce(finder, [shown.names[target.name], ...shown.lines])
      }
      remember(finder)
    })
  }
  if (!lists) return
  if (!finder) restore(lists, 'tier', address.get('tier'))
  for (const name of ['screen', 'day']) synchronize(lists, finder && chosen(finder, name))
  showTier(lists)
  lists.addEventListener('change', ({ target }) => {
    showTier(lists)
    if (finder && target instanceof HTMLInputElement && followLists(finder, target)) {
      showInBar(finder, showTotal(finder))
      // The last announcement is out of date.
      announce(finder, [])
      remember(finder)
    } else remember(lists)
  })
}

const choicesOf = (root: Element, name: string) => [
  ...root.querySelectorAll<HTMLInputElement>(`input[name=${name}]`),
]

const chosen = (root: Element, name: string) => choicesOf(root, name).find(({ checked }) => checked)

/** Chooses the value in the address, else the initial one, because browsers restore the last choice. */
function restore(root: Element, name: string, value: string | null) {
  const choices = choicesOf(root, name)
  const choice =
    choices.find((choice) => choice.value === value) ??
    choices.find((choice) => choice.hasAttribute(currentDay)) ??
    choices.find(({ defaultChecked }) => defaultChecked)
  if (choice) choice.checked = true
}

/** The switches of the lists after a choice in the finder. */
function synchronize(lists: HTMLElement | undefined, choice: HTMLInputElement | undefined) {
  if (!lists || !choice) return
  const name = choice.name === 'screen' ? 'tier' : 'week'
  const same = choicesOf(lists, name).find(({ value }) => value.split(' ').includes(choice.value))
  if (!same) return
  same.checked = true
  showTier(lists)
}

/** The finder after a choice in the lists. @returns whether it can follow */
function followLists(finder: HTMLElement, choice: HTMLInputElement): boolean {
  const name = choice.name === 'tier' ? 'screen' : 'day'
  const values = choice.value.split(' ')
  if (values.includes(chosen(finder, name)?.value ?? '')) return true
  const same = choicesOf(finder, name).find(({ value }) => values.includes(value))
  if (same) same.checked = true
  return same !== undefined
}

/** The prices of the chosen tier. An attribute costs the browser less than `:has` in the styles. */
const showTier = (lists: HTMLElement) =>
  lists.setAttribute(chosenTier, String(choicesOf(lists, 'tier').findIndex(({ checked }) => checked) + 1))

interface Shown {
  /** Empty where words are shown instead. */
  price: string
  /** The lines of the chosen price. */
  lines: string[]
  /** What is chosen, in words. */
  names: Record<string, string>
}

/** Writes the sum, the price of one seat and the message. */
function showTotal(finder: HTMLElement): Shown {
  const [screen, day, start, hours, players] = ['screen', 'day', 'start', 'hours', 'players'].map((name) =>
    chosen(finder, name),
  )
  // The paragraphs have no boxes themselves.
  const row = [...finder.querySelectorAll(`[${forScreens}] p`)].find(({ firstElementChild }) =>
    firstElementChild?.checkVisibility(),
  )
  const seat = finder.querySelector(`[${each}]`)
  if (!row || !seat || !screen || !day || !hours || !players) return { price: '', lines: [], names: {} }
  const onConsole = screen.hasAttribute(isConsole)
  const sum = row.querySelector('b')
  seat.textContent = ''
  if (sum) {
    const { language, currency } = JSON.parse(finder.getAttribute(money) ?? '')
    const print = (value: number, digits: number) =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value)
    // The page has the price of a seat, or of a console.
    sum.dataset.value ??= String(readNumber(sum.textContent ?? '', language))
    const price = Number(sum.dataset.value)
    const isAlone = players.value === '1'
    // Price lists round down as well.
    const share = isAlone
      ? Math.floor(price / Number(hours.value))
      : onConsole
        ? price / Number(players.value)
        : price
    seat.textContent = fillBlanks(seat.getAttribute(isAlone ? hourly : each) ?? '', {
      price: isAlone && share === price ? '' : print(share, Number.isInteger(share) ? 0 : 2),
    })
    const total = print(onConsole ? price : price * Number(players.value), 0)
    // The last choice, such as 6+, stands for more.
    replaceSum(sum, onConsole ? total : labelOf(players).replace(players.value, total))
  }
  const [first = '', ...others] = [...row.children].map(({ textContent }) => textContent ?? '')
  const names = {
    day: day.getAttribute(inWords) ?? '',
    start: start ? labelOf(start) : '',
    screen: labelOf(screen),
    hours: namesOf(hours, inWords),
    players: namesOf(players, onConsole ? controllers : inWords),
  }
  writeMessage(finder, sum ? { ...names, price: first } : names)
  const late = [...finder.querySelectorAll(`[${forHours}]`)].filter((note) => note.checkVisibility())
  const share = players.value === '1' ? '' : seat.textContent
  return {
    price: sum ? first : '',
    lines: [first, share ?? '', ...[...others, ...late.map(({ textContent }) => textContent ?? '')]],
    names,
  }
}

/** The bar at the bottom of a phone shows and books the choice. */
function showInBar(finder: HTMLElement, { price, names }: Shown) {
  const day = chosen(finder, 'day')
  const label = [day && labelOf(day), names.players, names.hours].join(', ')
  fillThumbBar({ label, value: price }, one(message, HTMLAnchorElement, finder))
}

/** A new element, so that its style begins anew and the figures roll. */
function replaceSum(sum: HTMLElement, text: string) {
  if (sum.textContent === text) return
  const next = document.createElement('b')
  next.textContent = text
  next.dataset.value = sum.dataset.value
  next.style.setProperty('--characters', String(text.length))
  sum.replaceWith(next)
}

function writeMessage(finder: HTMLElement, blanks: Record<string, string>) {
  const link = one(message, HTMLAnchorElement, finder)
  if (!link) return
  const url = new URL(link.href)
  const template = link.getAttribute(message) ?? ''
  // Words in place of a price are for the visitor, not for the desk.
  const text = fillBlanks('price' in blanks ? template : withoutPrice(template), blanks)
  url.searchParams.set('text', text.replaceAll('\u00a0', ' '))
  link.href = url.href
}

/** A message without its blank for the price, and without the words between that and the blank before. */
function withoutPrice(template: string): string {
  const [before = '', after] = template.split('{price}', 2)
  return after === undefined ? template : before.slice(0, before.lastIndexOf('}') + 1) + after
}

/** The whole number in a text, in the digits of a language. */
function readNumber(text: string, language: string): number {
  const digits = [...new Intl.NumberFormat(language, { useGrouping: false }).format(9876543210)].reverse()
  return [...text].reduce(
    (number, sign) => (digits.includes(sign) ? number * 10 + digits.indexOf(sign) : number),
    0,
  )
}

const labelOf = (choice: HTMLInputElement) => choice.nextElementSibling?.textContent ?? ''

/** A chosen number in words, such as `3 players`: the text for one, for several, or for the last choice. */
function namesOf(choice: HTMLInputElement, attribute: string): string {
  const group = choice.closest(`[${attribute}]`)
  const [one = '', several = one, last = several]: string[] = JSON.parse(
    group?.getAttribute(attribute) ?? '[]',
  )
  const isLast = !choice.parentElement?.nextElementSibling
  const count = isLast && last === several ? labelOf(choice) : choice.value
  return fillBlanks(choice.value === '1' ? one : isLast ? last : several, { count })
}

/** Announces the choice and its price to screen readers, once. */
function announce(finder: HTMLElement, [chosen, ...lines]: ReadonlyArray<string | undefined>) {
  const status = finder.querySelector('[role=status]')
  const price = lines.filter(Boolean).join('. ').replace('..', '.')
  if (status) status.textContent = chosen ? `${chosen}: ${price}` : price
}

/** Stores the choices in the address, unless they are the initial ones; the day always, because its initial choice changes. */
function remember(root: HTMLElement) {
  const address = new URL(location.href)
  for (const [name, parameter] of Object.entries({ tier: 'tier', ...parameters })) {
    const choice = chosen(root, name)
    if (!choice) continue
    if (choice.defaultChecked && name !== 'day') address.searchParams.delete(parameter)
    else address.searchParams.set(parameter, choice.value)
  }
  history.replaceState(null, '', address)
}
