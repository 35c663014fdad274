import { menu } from '../templates/layout/attributes.ts'
import { one } from './dom.ts'

/** The menu of small screens: choosing a link closes it, and so do Escape, a tap outside, and leaving it by keyboard. */
export function enhanceMenu() {
  const details = one<HTMLDetailsElement>(menu)
  const button = details?.querySelector('summary')
  if (!details || !button) return
  const close = () => {
    details.open = false
  }
  const updateState = () => button.setAttribute('aria-expanded', String(details.open))

  button.setAttribute('role', 'button')
  updateState()
  details.addEventListener('toggle', updateState)
  details.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  })
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !details.contains(target)) close()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return
    close()
    button.focus()
  })
}
