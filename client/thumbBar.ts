import { thumbBar } from '../templates/layout/attributes.ts'
import { shown } from '../templates/parts/attributes.ts'
import { priceFinder } from '../templates/pricing/attributes.ts'
import { inStates, nextUp } from '../templates/tournaments/attributes.ts'
import { showNow } from './clock.ts'
import { one, setTextNow } from './dom.ts'

/** Shows the bar at the bottom of a phone while no booking button of the page and no price finder is on the screen. */
export function showThumbBar() {
  const bar = one(thumbBar)
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

let usualChat: string | undefined

/** Replaces texts of the bar and the chat that it opens. Whatever is not given is as the page has it. */
export function fillThumbBar({ label, value, action, href }: Partial<BarTexts> = {}) {
  const bar = one(thumbBar)
  const link = bar?.querySelector('a')
  if (!bar || !link) return
  usualChat ??= link.href
  link.href = href ?? usualChat
  setTextNow(bar.querySelector<HTMLElement>('p > span'), label)
  setTextNow(bar.querySelector('strong'), value)
  setTextNow(link.querySelector('span'), action)
}

/** On pages of tournaments, the bar registers for the next one while registration is open. */
function enterNext() {
  const place = one(nextUp)
  if (!place) return
  const chat = place.querySelector<HTMLAnchorElement>(`[${shown}] a[target]`)
  const label = place.querySelector(`[${inStates}][${shown}] strong`)?.textContent
  // The label of the button, and what it enters, which only screen readers read out.
  const [action, name] = chat?.querySelector('span')?.childNodes ?? []
  if (!chat || !label || !name) return fillThumbBar()
  const [value, words] = [name, action].map((node) => node?.textContent?.trim() ?? '')
  fillThumbBar({ label, value: value ?? '', action: words ?? '', href: chat.href })
}
