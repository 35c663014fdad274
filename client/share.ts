import { share, shareAddress, shareSaid } from '../templates/hooks.ts'
import { one } from './dom.ts'

/** Shares the page by the device's own means, else copies its address, else shows it (spec section 4). */
export function sharePage() {
  const button = one(share, HTMLElement)
  const said = one(shareSaid, HTMLElement)
  const byHand = one(shareAddress, HTMLElement)
  const field = byHand?.querySelector('input')
  if (!button || !said || !byHand || !field) return

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      said.textContent = button.getAttribute(share)
    } catch {
      byHand.hidden = false
      field.value = location.href
      field.select()
    }
  }
  button.addEventListener('click', async () => {
    said.textContent = ''
    if (!navigator.share) return copy()
    const text = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? ''
    try {
      await navigator.share({ title: document.title, text, url: location.href })
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  })
}
