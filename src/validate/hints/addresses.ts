/** Hints for links, paths and ids. */
import type { Hint } from '../walkSchema.ts'

/** Links that run a script, are not encrypted, or lack their scheme or first slash. */
export function linkHint(written: unknown): Hint | undefined {
  const link = String(written).trim()
  if (isUnsafeLink(link))
    return {
      reason: `A link that begins with “${link.split(':')[0]}:” runs something on the visitor’s device; that is never allowed.`,
      remedy: 'Write the address of a page, such as https://www.example.com.',
    }
  if (/^http:\/\/\S+$/i.test(link))
    return {
      reason: `The link “${link}” is not encrypted: others on the way can read and change the page.`,
      remedy: 'Begin it with https://, and try it once in a browser.',
      value: link.replace(/^http:/i, 'https:'),
    }
  const phone = phoneNumberIn(link) ?? otherProgramIn(link)
  if (phone) return phone
  if (/^(?:[\w-]+\.)+[a-z]{2,}\/\S*[\w/]$/i.test(link) || /^www\.[^\s,;]+[\w/]$/i.test(link))
    return { remedy: webRemedy, value: `https://${link}` }
  if (/^(home|index)$/i.test(link)) return { remedy: 'The address of the home page is / alone.' }
  if (/^[a-z][\w-]*(\/[\w-]+)*(#[\w-]+)?$/i.test(link))
    return { remedy: 'The address of a page of this site begins with /.', value: `/${link.toLowerCase()}` }
  return /^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(link)
    ? { value: `mailto:${link}`, remedy: 'A link to a mail address begins with mailto:.' }
    : undefined
}

/** `+91 98765-43210` → `tel:+919876543210`. Without the code of its country, the number works in one country only. */
function phoneNumberIn(link: string): Hint | undefined {
  const digits = link.replaceAll(/[^\d+]/g, '')
  if (!/^\+?\d[\d\s().-]*$/.test(link) || digits.length < 8 || digits.length > 16) return undefined
  const remedy = 'A link to a phone number begins with tel: and the code of the country, and has no spaces'
  return digits.startsWith('+')
    ? { remedy: `${remedy}.`, value: `tel:${digits}` }
    : { remedy: `${remedy}; in India: tel:+91${digits.replace(/^0+/, '').slice(-10)}.` }
}

/** Links that open a program for messages, which few visitors have. */
function otherProgramIn(link: string): Hint | undefined {
  const [, scheme = ''] = /^(sms|smsto|callto|whatsapp|skype|viber|tg|intent):/i.exec(link) ?? []
  return scheme === ''
    ? undefined
    : {
        reason: `The link “${link}” opens a program that not every visitor has.`,
        remedy:
          'For a call, write tel: and the number; for a chat, https://wa.me/ and the number without +; both with the code of the country, and without spaces.',
      }
}

/** The same for an address of another site: `youtu.be/abc` → `https://youtu.be/abc`. */
export function webAddressHint(written: unknown): Hint | undefined {
  const link = String(written).trim()
  if (/^@[\w.]+$/.test(link))
    return {
      reason: `“${link}” is the name of a profile, not an address.`,
      remedy: 'Open the profile in a browser, and copy its whole address, which begins with https://.',
    }
  if (/^([\w-]+\.)+[a-z]{2,}(\/[^\s,;]*[\w/])?$/i.test(link))
    return { remedy: webRemedy, value: `https://${link}` }
  return /^[a-z]+:/i.test(link) ? linkHint(link) : undefined
}

/**
 * Whether the scheme of a link runs a script or holds a document. Invisible characters are skipped, as browsers do
 * (WHATWG URL, "basic URL parser").
 */
const isUnsafeLink = (link: string) =>
  /^(javascript|data|vbscript|file|blob):/i.test(link.replaceAll(/[\p{Cc}\p{Cf}\s]/gu, ''))

const webRemedy = 'An address on the web begins with https://.'

/** `New Place` → `new-place` */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** `New Place` → `new-place` */
export function idHint(written: unknown): Hint | undefined {
  const value = slugOf(String(written))
  return value !== '' && value !== written ? { value } : undefined
}

/** `instagram.com/name` → `https://instagram.com/name`: another site as the target of a redirect. */
export function otherSiteHint(written: unknown): Hint | undefined {
  const [host = ''] = String(written).split('/')
  return /\.(?:html?|php|pdf|jpe?g|png|xml|txt)$/i.test(host) ? undefined : webAddressHint(written)
}

/** `https://www.example.com/old/`, `old` → `/old`: the path of an address of this site. */
export function pathHint(written: unknown): Hint | undefined {
  const path = String(written)
    .trim()
    .replace(/^https?:\/\/[^/\s]+/i, '')
    .replace(/(?<=.)\/$/, '')
  const value = path.startsWith('/') ? path : `/${path}`
  return /^(\/[\w.%-]+)+$/.test(value) && value !== written
    ? { value, remedy: `Write the address from its first slash on, without one at its end: ${value}` }
    : undefined
}
