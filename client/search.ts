import { search } from '../templates/dataAttributes.ts'
import { one } from './dom.ts'

/**
 * Fetches the search of the guides when the address has a query or the visitor is about to use it. Until then, the form and
 * the links load the page again with the query.
 */
export function attachSearch() {
  const form = one(search, HTMLFormElement)
  if (!form) return
  const load = () => import(form.getAttribute(search) ?? '')
  if (location.search) load()
  else form.parentElement?.addEventListener('pointerenter', load, { once: true })
  form.addEventListener('focusin', load, { once: true })
}
