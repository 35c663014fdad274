import { inStates, nextUp, shown, thumbBar, ticket } from '../templates/dataAttributes.ts'
import { one } from './dom.ts'

/** Shows the bar at the bottom of a phone while no booking button of the page and no price finder is on the screen. */
export function showThumbBar() {
  const bar = one(thumbBar, HTMLElement)
  if (!bar) return
  enterNext()
  const onScreen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen.add(target)
      else onScreen.delete(target)
    }
    if (onScreen.size === 0) enterNext()
    bar.toggleAttribute(shown, onScreen.size === 0)
  })
  const buttons = document.querySelectorAll(`main .button--primary, [${ticket}], [${nextUp}]`)
  for (const button of buttons) observer.observe(button)
  bar.toggleAttribute(shown, buttons.length === 0)
}

interface BarTexts {
  label: string
  value: string
  /** The label of the button; default: that of the page. */
  action?: string | undefined
}

/** Replaces the texts of the bar, and the chat that it opens. */
export function fillThumbBar({ label, value, action }: BarTexts, chat: HTMLAnchorElement | undefined) {
  const bar = one(thumbBar, HTMLElement)
  const link = bar?.querySelector('a')
  if (!bar || !link || !chat) return
  link.href = chat.href
  for (const [part, text] of Object.entries({ 'p > span': label, strong: value, 'a span': action })) {
    const element = bar.querySelector(part)
    if (element && text !== undefined) element.textContent = text
  }
}

/** On pages of tournaments, the bar registers for the next one while registration is open. */
function enterNext() {
  const place = one(nextUp, HTMLElement)
  const chat = place?.querySelector<HTMLAnchorElement>(`[${shown}] a[target]`)
  const label = place?.querySelector(`[${inStates}][${shown}] strong`)?.textContent
  // The label of the button, and what it enters, which only screen readers read out.
  const [action, name] = chat?.querySelector('span')?.childNodes ?? []
  if (!chat || !label || !name) return
  fillThumbBar({ label, value: name.textContent?.trim() ?? '', action: action?.textContent ?? '' }, chat)
}
