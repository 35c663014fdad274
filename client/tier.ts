import { tier } from '../templates/hooks.ts'

/** Keeps the chosen tier in the address (`?tier=360hz`), so that a link shows the same prices to someone else. */
export function rememberTier() {
  const choices = [...document.querySelectorAll<HTMLInputElement>(`input[name=${tier}]`)]
  const wanted = new URLSearchParams(location.search).get(tier)
  // Browsers restore what was chosen before; the address has the last word.
  const chosen =
    choices.find(({ value }) => value === wanted) ?? choices.find(({ defaultChecked }) => defaultChecked)
  if (chosen) chosen.checked = true

  for (const choice of choices) {
    choice.addEventListener('change', () => {
      const address = new URL(location.href)
      if (choice.defaultChecked) address.searchParams.delete(tier)
      else address.searchParams.set(tier, choice.value)
      history.replaceState(null, '', address)
    })
  }
}
