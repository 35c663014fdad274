import { thumbBar } from '../templates/layout/attributes.ts'
import { shown } from '../templates/parts/attributes.ts'
import { priceFinder } from '../templates/pricing/attributes.ts'
import { inStates, nextUp } from '../templates/tournaments/attributes.ts'
import { one, setText } from './dom.ts'
import { showNow } from './now.ts'

/** Shows the bar at the bottom of a phone while no booking button of the page and no price finder is on the screen. */
export function showThumbBar() {
  const bar = one(thumbBar, HTMLElement)
  if (!bar) return
  showNow(enterNext)
  const onScreen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen.add(target)
      else onScreen.delete(target)
    }
    bar.toggleAttribute(shown, onScreen.size === 0)
  })
  const buttons = document.querySelectorAll(`main .button--primary, [${priceFinder}], [${nextUp}]`)
  for (const button of buttons) observer.observe(button)
  bar.toggleAttribute(shown, buttons.length === 0)
}

interface BarTexts {
  label: string
  value: string
  /** The label of the button. */
  action: string
  /** The chat that it opens. */
  href: string
}

let printed: BarTexts | undefined

/** Replaces texts of the bar and the chat that it opens. Whatever is not given is as the page has it. */
export function fillThumbBar(texts: Partial<BarTexts> = {}) {
  const bar = one(thumbBar, HTMLElement)
  const link = bar?.querySelector('a')
  if (!bar || !link) return
  const label = bar.querySelector('p > span')
  const value = bar.querySelector('strong')
  const action = link.querySelector('span')
  printed ??= {
    label: label?.textContent ?? '',
    value: value?.textContent ?? '',
    action: action?.textContent ?? '',
    href: link.href,
  }
  const next = { ...printed, ...texts }
  link.href = next.href
  setText(label, next.label)
  setText(value, next.value)
  setText(action, next.action)
}

/** On pages of tournaments, the bar registers for the next one while registration is open. */
function enterNext() {
  const place = one(nextUp, HTMLElement)
  if (!place) return
  const chat = place.querySelector<HTMLAnchorElement>(`[${shown}] a[target]`)
  const label = place.querySelector(`[${inStates}][${shown}] strong`)?.textContent
  // The label of the button, and what it enters, which only screen readers read out.
  const [action, name] = chat?.querySelector('span')?.childNodes ?? []
  if (!chat || !label || !name) return fillThumbBar()
  const [value, words] = [name, action].map((node) => node?.textContent?.trim() ?? '')
  fillThumbBar({ label, value: value ?? '', action: words ?? '', href: chat.href })
}
