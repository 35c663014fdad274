import * as data from '../../templates/contact/attributes.ts'
import { fillBlanks } from '../../templates/parts/blanks.ts'
import { one, setText } from '../dom.ts'

/** How long a visitor pauses before the counter changes, in milliseconds: screen readers read every change aloud. */
const pause = 500

/** Shows how many characters are left for the message of the contact form, or how many are too many. */
export function countCharacters() {
  const counter = one(data.counter)
  const field = counter?.parentElement?.querySelector('textarea')
  if (!counter || !field) return
  const show = () => {
    const left = Number(counter.getAttribute(data.counter)) - field.value.length
    const words = counter.getAttribute(left < 0 ? data.counterOver : data.counterLeft) ?? ''
    counter.toggleAttribute(data.exceeded, left < 0)
    setText(counter, fillBlanks(words, { count: String(Math.abs(left)) }))
  }
  let typing = 0
  // Set here, because an id in the HTML would count as a link target.
  counter.id = data.counter
  field.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${counter.id}`)
  field.form?.addEventListener('input', () => {
    clearTimeout(typing)
    typing = window.setTimeout(show, pause)
  })
  show()
}
