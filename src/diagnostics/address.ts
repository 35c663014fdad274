/**
 * Checks addresses once, when the content is read, and normalizes them for all later steps: a plain host name in ASCII, no
 * user name, everything else percent-encoded (WHATWG URL).
 */
import { limits } from '../limits.ts'

export interface Refusal {
  reason: string
  remedy: string
}

/** Names as DNS has them, so neither an IP address, `localhost`, nor a wildcard. */
const plainHost = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(xn--[a-z0-9-]{1,59}|[a-z]{2,63})$/

/** Wildcards, variables, placeholders and ends of values in the configuration of some host. */
const special = /[*{}$";\\`<>|^]|(?!\p{Cn})\p{C}/u

/** Where search engines and networks count who follows a link, before they pass it on. */
const passesOn =
  /^(?:(?:www\.)?google\.[a-z.]{2,6}\/url|lm?\.(?:facebook|instagram)\.com\/|duckduckgo\.com\/l\/|(?:www\.)?youtube\.com\/redirect|(?:www\.)?linkedin\.com\/redir|[a-z\d]{0,20}\.safelinks\.protection\.outlook\.com\/)/

/** The longest address in a rule of any host (Cloudflare Pages, “Redirects”). */
const maxLength = 900
/** File systems take names of 255 bytes; some are needed for `.br` and, while it is written, the number of the process. */
export const maxBytesOfName = 240

/** How a link begins: a page of this site, a place on the page, another site, a phone number, or a mail address. */
export const linkForm = /^(?:\/(?![/\\])\S*|#\S+|https:\/\/[^\s/]\S*|(?:tel|mailto):\S+)$/

/** The checked form of a link, in YAML and in Markdown, which has one of the forms above. */
export function checkLink(written: string): string | Refusal {
  if (written.length > limits.address) return tooLong(written)
  if (written.startsWith('https:')) return checkWebAddress(written)
  if (written.startsWith('tel:') && !/^tel:\+?\d[\d-]{1,24}$/.test(written))
    return refuse(
      'A phone would not dial this.',
      'Write tel: and the digits alone, such as tel:+912223334444.',
    )
  return written.startsWith('mailto:') ? checkMail(written) : written
}

/** A mail address, with a subject and a text at most: other fields would send the mail elsewhere (RFC 6068). */
function checkMail(written: string): string | Refusal {
  const [address = '', fields = '', ...more] = written.slice('mailto:'.length).split('?')
  const [name = '', host = ''] = address.split(/@(.*)/s)
  if (!/^[\w.+-]{1,64}$/.test(name) || !plainHost.test(host.toLowerCase()))
    return refuse(
      `“${address}” is not a mail address.`,
      'Write mailto: and the address, such as mailto:hello@example.com.',
    )
  const isField = (field: string) => {
    const text = decoded(field) ?? ''
    return /^subject=\P{C}*$/u.test(text) || /^body=\P{C}*$/u.test(text.replaceAll('\r\n', ' '))
  }
  return more.length === 0 && (fields === '' || fields.split('&').every(isField))
    ? written
    : refuse(
        'A link to a mail address may only have a subject and a text.',
        'Write the address alone, or what follows it as ?subject=…&body=….',
      )
}

/** The checked form of an address that begins with https://. */
export function checkWebAddress(written: string): string | Refusal {
  if (written.length > limits.address) return tooLong(written)
  if (/\s/.test(written)) return refuse('An address has no spaces.', copyIt)
  if (!URL.canParse(written)) {
    return refuse('This is not an address that a browser understands.', copyIt)
  }
  const { href, hostname, port, username, password, pathname, searchParams } = new URL(written)
  if (username || password) {
    return refuse(
      'An address must not contain a user name or a password: every visitor would see them.',
      'Take out everything between https:// and the @, and the @ itself.',
    )
  }
  if (!plainHost.test(hostname)) {
    return refuse(
      `“${hostname}” is not the name of a website.`,
      'Write the name of a website, such as https://www.example.com, of letters, digits, hyphens and dots.',
    )
  }
  const target = passesOn.test(hostname + pathname)
    ? [...searchParams.values()].find((value) => /^https?:\/\//.test(value))
    : undefined
  if (target) {
    return refuse(
      `This address leads through ${hostname}, as it was copied from there, and may stop working.`,
      `Write the address that it leads to: ${target}`,
    )
  }
  if (port === '0') return refuse('There is no port 0.', 'Take the :0 out.')
  // The browser adds a slash to a name alone.
  return pathname === '/' && !/^https:\/\/[^/]+\//i.test(written) ? href.replace(/\/(?=[?#]|$)/, '') : href
}

/** The same for an address that is printed in the configuration of hosts, or for a path of this site. */
export function checkTarget(written: string): string | Refusal {
  const sign = specialIn(written)
  if (sign) return sign
  if (!written.startsWith('/')) return checkWebAddress(written)
  const { pathname, search, hash } = new URL(written, 'https://a.invalid')
  // `/.//elsewhere` resolves to the address of another site.
  return pathname.startsWith('//')
    ? refuse('Two slashes together lead to another site.', 'Write one slash.')
    : pathname + search + hash
}

/** The checked form of an old address, which hosts compare with what browsers request. */
export function checkOldAddress(written: string): string | Refusal {
  const sign = specialIn(written)
  if (sign) return sign
  const parts = written.split('/').map((part) => decoded(part) ?? part)
  if (parts.some((part) => /^\.\.?$|\//.test(part))) {
    return refuse(
      `Browsers never request ${written}: it has a part of dots alone, or a slash as a code.`,
      copyIt,
    )
  }
  const wrong = parts.join('/').match(/[:?#%]/)?.[0]
  if (wrong)
    return refuse(`Hosts would not take the “${wrong}” in ${written} as it is meant.`, remedyForSpecial)
  if (parts.some((part) => Buffer.byteLength(`${part}.html`) > maxBytesOfName))
    return refuse('A part of this address is too long for the name of a file.', 'Leave this entry out.')
  return encodeURI(parts.join('/'))
}

/** A sign that hosts interpret; they decode addresses first. */
function specialIn(written: string): Refusal | undefined {
  if (written.length > maxLength) {
    const reason = `This address has ${written.length} characters; hosts take ${maxLength}.`
    return refuse(reason, 'Write a shorter address.')
  }
  const text = decoded(written)
  if (text === undefined) return refuse('The address has a percent sign that begins no code.', copyIt)
  const sign = special.exec(text)?.[0]
  if (sign === undefined) return undefined
  const reason = /\p{C}/u.test(sign)
    ? `The address ${written} has an invisible character.`
    : `The address has a “${sign}”, which means something else in the configuration of a host.`
  return refuse(reason, remedyForSpecial)
}

const tooLong = ({ length }: string) =>
  refuse(
    `This address has ${length} characters; more than ${limits.address} are not read.`,
    'Write a shorter one.',
  )

const copyIt = 'Copy it from the address bar of a browser.'
const remedyForSpecial = 'Write an address without it, or leave this entry out.'

/** Undefined where a percent sign begins no code. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const refuse = (reason: string, remedy: string): Refusal => ({ reason, remedy })
