/**
 * Checks addresses once, when the content is read, and normalizes them for all later steps: a plain host name in ASCII, no
 * user name, everything else percent-encoded (WHATWG URL).
 */
export interface Refusal {
  reason: string
  remedy: string
}

/** Names as DNS has them, so neither an IP address, `localhost`, nor a wildcard. */
const plainHost = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(xn--[a-z0-9-]{1,59}|[a-z]{2,63})$/

/** Wildcards, variables, placeholders and ends of values in the configuration of some host. */
const special = /[*{}$";\\`<>|^]|(?!\p{Cn})\p{C}/u

/** The longest address in a rule of any host (Cloudflare Pages, “Redirects”). */
const maxLength = 900
/** File systems take names of 255 bytes; some are needed for `.br` and, while it is written, the number of the process. */
export const maxBytesOfName = 240

/** The checked form of an address that begins with https://. */
export function checkWebAddress(written: string): string | Refusal {
  if (!URL.canParse(written)) {
    return refuse('This is not an address that a browser understands.', copyIt)
  }
  const { href, hostname, username, password, pathname } = new URL(written)
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
