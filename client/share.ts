import { share, shareAddress, shareStatus } from '../templates/parts/attributes.ts'
import { one } from './dom.ts'

/** Shares the page with the device's share dialog, else copies its address, else shows it (spec section 4). */
export function sharePage() {
  const button = one(share)
  const status = one(shareStatus)
  const byHand = one(shareAddress)
  const field = byHand?.querySelector('input')
  if (!button || !status || !byHand || !field) return

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      status.textContent = button.getAttribute(share)
    } catch {
      byHand.hidden = false
      field.value = location.href
      field.select()
    }
  }
  button.addEventListener('click', async () => {
    status.textContent = ''
    if (!navigator.share) return copy()
    const text = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? ''
    try {
      await navigator.share({ title: document.title, text, url: location.href })
    } catch (error) {
      if (!String(error).startsWith('AbortError')) await copy()
    }
  })
}
