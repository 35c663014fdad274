import { nextUp, shown, thumbBar, ticket } from '../templates/dataAttributes.ts'
import { one } from './dom.ts'

/** Shows the bar at the bottom of a phone while no booking button of the page and no price finder is on the screen. */
export function showThumbBar() {
  const bar = one(thumbBar, HTMLElement)
  if (!bar) return
  const onScreen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen.add(target)
      else onScreen.delete(target)
    }
    bar.toggleAttribute(shown, onScreen.size === 0)
  })
  const buttons = document.querySelectorAll(`main .button--primary, [${ticket}], [${nextUp}]`)
  for (const button of buttons) observer.observe(button)
  bar.toggleAttribute(shown, buttons.length === 0)
}
