import { tier } from '../templates/hooks.ts'

/** Keeps the chosen tier in the address (`?tier=360hz`), so that a link shows the same prices to someone else. */
export function rememberTier() {
  const wanted = new URLSearchParams(location.search).get(tier)
  for (const choice of document.querySelectorAll<HTMLInputElement>(`input[name=${tier}]`)) {
    if (choice.value === wanted) choice.checked = true
    choice.addEventListener('change', () => {
      const address = new URL(location.href)
      if (choice.defaultChecked) address.searchParams.delete(tier)
      else address.searchParams.set(tier, choice.value)
      history.replaceState(null, '', address)
    })
  }
}
