import { answers } from '../templates/parts/attributes.ts'
import { one } from './dom.ts'

/** Opens the answer that the address names. Closes the others in browsers without support for `details` with a name. */
export function openAnswers() {
  const group = one(answers)
  if (!group) return
  const items = [...group.querySelectorAll('details')]
  const followAddress = () => {
    const named = items.find(({ id }) => `#${id}` === location.hash)
    if (!named) return
    named.open = true
    named.scrollIntoView()
  }

  if (!('name' in HTMLDetailsElement.prototype)) {
    for (const item of items) {
      item.addEventListener('toggle', () => {
        if (item.open) for (const other of items) other.open = other === item
      })
    }
  }
  addEventListener('hashchange', followAddress)
  followAddress()
}
