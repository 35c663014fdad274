import { chosenTier, tier } from '../templates/dataAttributes.ts'
import { one } from './dom.ts'

/** Keeps the chosen tier in the address (`?tier=360hz`), so that a shared link shows the same prices. */
export function rememberTier() {
  const section = one(chosenTier, HTMLElement)
  if (!section) return
  const choices = [...section.querySelectorAll<HTMLInputElement>(`input[name=${tier}]`)]
  const wanted = new URLSearchParams(location.search).get(tier)
  // Browsers restore the last choice; the address takes precedence.
  const chosen =
    choices.find(({ value }) => value === wanted) ?? choices.find(({ defaultChecked }) => defaultChecked)
  if (chosen) chosen.checked = true

  const show = (index: number) => section.setAttribute(chosenTier, String(index + 1))
  for (const [index, choice] of choices.entries()) {
    if (choice.checked) show(index)
    choice.addEventListener('change', () => {
      show(index)
      const address = new URL(location.href)
      if (choice.defaultChecked) address.searchParams.delete(tier)
      else address.searchParams.set(tier, choice.value)
      history.replaceState(null, '', address)
    })
  }
}
