import { createHash } from 'node:crypto'

/** `/assets/main.js` → `/assets/main.1a2b3c4d.js`: another content has another address, so that it can be kept for ever. */
export function hashedName(address: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return address.replace(/(?=\.\w+$)/, `.${hash}`)
}
