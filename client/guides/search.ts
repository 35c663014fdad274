import { search } from '../../templates/guides/attributes.ts'
import { one } from '../dom.ts'

/**
 * Fetches the search of the guides when the address has a query or the visitor is about to use it. Until then, and where it
 * cannot be fetched, the form and the links load the page again with the query.
 */
export function attachSearch() {
  const form = one<HTMLFormElement>(search)
  if (!form) return
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    try {
      const script: typeof import('./main.ts') = await import(form.getAttribute(search) ?? '')
      await script.startSearch(form)
    } catch (error) {
      isStarted = false
      console.error(error)
    }
  }
  if (location.search) start()
  form.parentElement?.addEventListener('pointerenter', start)
  form.addEventListener('focusin', start)
}
