import { search } from '../templates/hooks.ts'
import { one } from './dom.ts'

/**
 * Fetches the search of the guides when the address asks for something or the visitor turns to it. Until it is there,
 * the form and the links load the page again with what they ask for.
 */
export function attachSearch() {
  const form = one(search, HTMLFormElement)
  if (!form) return
  const load = () => import(form.getAttribute(search) ?? '')
  if (location.search) load()
  else form.parentElement?.addEventListener('pointerenter', load, { once: true })
  form.addEventListener('focusin', load, { once: true })
}
