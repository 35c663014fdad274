/** What is chosen in a price finder, and its price. It reads the page and changes nothing. */

import { fillBlanks } from '../../templates/parts/blanks.ts'
import * as data from '../../templates/pricing/attributes.ts'
import { all, one } from '../dom.ts'

/** The names of the groups of radio buttons in a price finder. */
type ChoiceName = 'screen' | 'day' | 'start' | 'hours' | 'players'

export const choicesOf = (root: Element, name: string) => [
  ...root.querySelectorAll<HTMLInputElement>(`input[name=${name}]`),
]

export const chosen = (root: Element, name: string) => choicesOf(root, name).find(({ checked }) => checked)

/** The label of a choice as the visitor sees it, also one that a translator has replaced. */
export const labelOf = (choice: HTMLInputElement) => choice.nextElementSibling?.textContent ?? ''

/** A chosen price in words. */
export interface ChosenPrice {
  /** The element with the price of a seat, or of a console; undefined where the page has words instead. */
  printed: HTMLElement | undefined
  /** For all players; with a sign behind it where the last choice stands for more. */
  total: string
  /** For each player, or for an hour. */
  share: string
  /** What the price is made of, and notes. */
  lines: string[]
  /** What is chosen, in words, by the names of the groups. */
  names: Record<ChoiceName, string>
}

/**
 * The price of what is chosen. Figures come from attributes, because a translator may have changed those in the text.
 *
 * @param printedPrices the texts of the price elements as the page came
 * @returns undefined if the page has no price for it, not even words
 */
export function chosenPrice(
  finder: Element,
  printedPrices: ReadonlyMap<Element, string | null>,
): ChosenPrice | undefined {
  const [screen, day, start, hours, players] = (['screen', 'day', 'start', 'hours', 'players'] as const).map(
    (name) => chosen(finder, name),
  )
  if (!screen || !day || !hours || !players) return undefined
  const startIndex = start?.getAttribute(data.index) ?? '1'
  const prices = [
    ...finder.querySelectorAll(`[${data.forScreens}="${screen.getAttribute(data.index)}"] > *`),
  ].find(
    (block) =>
      isFor(block, data.forDays, day.value) &&
      isFor(block, data.forStarts, startIndex) &&
      isFor(block, data.forPlayers, players.value),
  )
  const index = choicesOf(finder, 'hours').indexOf(hours)
  const row = prices?.children[index]
  if (!prices || !row) return undefined

  const onConsole = screen.hasAttribute(data.isConsole)
  const names = {
    day: day.getAttribute(data.inWords) ?? '',
    start: start ? labelOf(start) : '',
    screen: labelOf(screen),
    hours: inWords(hours, data.inWords),
    players: inWords(players, onConsole ? data.controllers : data.inWords),
  }
  const late = [...all(data.forHours, finder)].filter(
    (note) =>
      isFor(note, data.forDays, day.value) &&
      isFor(note, data.forStarts, startIndex) &&
      isFor(note, data.forHours, hours.value),
  )
  const printed = row.querySelector('b') ?? undefined
  const lines = [...row.children, ...late]
    .filter((line) => line !== printed)
    .map(({ textContent }) => textContent ?? '')
  if (!printed) return { printed, total: '', share: '', lines, names }

  const price = Number(prices.getAttribute(data.amounts)?.split(' ')[index])
  const count = Number(players.value)
  const money = moneyPrinter(finder)
  // The first use of Intl takes 30 ms, for which a page that loads need not wait.
  const sum = (count === 1 && printedPrices.get(printed)) || money(onConsole ? price : price * count)
  const total = onConsole ? sum : withMore(players, sum)
  // Price lists round down as well.
  const seat = count === 1 ? Math.floor(price / Number(hours.value)) : onConsole ? price / count : price
  const text = one(data.each, finder)?.getAttribute(count === 1 ? data.hourly : data.each)
  const share = fillBlanks(text ?? '', {
    price: count === 1 && hours.value === '1' ? '' : money(seat),
  })
  return { printed, total, share, lines, names }
}

/** Whether an element belongs to a choice; without the attribute it belongs to all. */
const isFor = (element: Element, attribute: string, value: string) =>
  (element.getAttribute(attribute) ?? value).split(' ').includes(value)

/** Prints amounts as the site does, whole ones without decimals. */
function moneyPrinter(finder: Element) {
  const { language, currency } = JSON.parse(finder.getAttribute(data.money) ?? '')
  return (amount: number) =>
    amount.toLocaleString(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: amount % 1 ? 2 : 0,
    })
}

/** Marks a text that belongs to the last choice of its group, which may stand for more, as in `6+`. */
function withMore(choice: HTMLInputElement, text: string): string {
  const isLast = !choice.parentElement?.nextElementSibling
  const more = isLast && choice.closest(`[${data.more}]`)?.getAttribute(data.more)
  return more ? fillBlanks(more, { count: text }) : text
}

/** A chosen number in words, such as `3 players`: the text for one, for several, or for the last choice. */
function inWords(choice: HTMLInputElement, attribute: string): string {
  const group = choice.closest(`[${attribute}]`)
  const [one = '', several = one, last = several]: string[] = JSON.parse(
    group?.getAttribute(attribute) ?? '[]',
  )
  const isLast = !choice.parentElement?.nextElementSibling
  const count = last === several ? withMore(choice, choice.value) : choice.value
  return fillBlanks(choice.value === '1' ? one : isLast ? last : several, { count })
}
