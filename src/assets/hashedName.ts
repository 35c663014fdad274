import { hashOf } from '../cache.ts'

/** `/assets/main.js` → `/assets/main.1a2b3c4d.js`: changed content gets a new address, so browsers may cache it for ever. */
export function hashedName(address: string, content: string | Uint8Array): string {
  return address.replace(/(?=\.\w+$)/, `.${hashOf(content).slice(0, 8)}`)
}

/** Whether a path has a hash in its name, as `hashedName` writes it. */
export const isHashed = (path: string) => /\.[0-9a-f]{8}[.-]/.test(path.slice(path.lastIndexOf('/')))
