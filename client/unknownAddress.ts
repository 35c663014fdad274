import { notFound } from '../templates/notFound/attributes.ts'
import { one } from './dom.ts'

/**
 * On the page for unknown addresses: leads an address with a slash at its end to the page without it, which some hosts do not,
 * and an unknown guide to the list of guides (spec section 8). The history does not keep the unknown address.
 */
export async function leaveUnknownAddress() {
  const page = one(notFound)
  if (!page) return
  const address = new URL(location.href)
  while (address.pathname.length > 1 && address.pathname.endsWith('/'))
    address.pathname = address.pathname.slice(0, -1)
  if (address.pathname !== location.pathname && (await exists(address))) return location.replace(address)
  const guides = page.getAttribute(notFound)
  if (guides && location.pathname.startsWith(`${guides}/`)) location.replace(guides)
}

const exists = (address: URL) =>
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
