/**
 * The site is a map from path to content: pages, styles, scripts, pictures, everything that is published. Paths begin with a
 * slash and name files (`/about.html`). Checks are functions over it; only the writer turns it into a folder.
 */
export type Site = Map<string, SiteFile>

/** A text, bytes, or the parts of a page: most of them are shared, so that a site of many pages fits into little memory. */
export type SiteFile = string | Uint8Array | readonly string[]

/** The file that answers at a route: `/` → `/index.html`, `/about` → `/about.html`. */
export const fileOfRoute = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

/** The route at which the page in a file answers. */
export const routeOfFile = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''))

/** The file that a host serves at a path: with or without its extension, or the index of a folder. */
export function fileAt(path: string, site: Site): string | undefined {
  const name = decodedPath(path)
  return [name, fileOfRoute(name), `${name}/index.html`].find((file) => site.has(file))
}

/** A path with its percent-encoding resolved; one with a stray percent sign stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The content of a file as bytes, text in UTF-8. */
export const bytesOf = (content: SiteFile): Uint8Array =>
  content instanceof Uint8Array ? content : Buffer.from(textOf(content))

/** The size of a file in bytes. */
export const sizeOf = (content: SiteFile): number =>
  typeof content === 'string' || content instanceof Uint8Array
    ? Buffer.byteLength(content)
    : content.reduce((size, part) => size + Buffer.byteLength(part), 0)

/** The text of a file; empty for one that is not there. */
export function textOf(content: SiteFile = ''): string {
  if (content instanceof Uint8Array) return new TextDecoder().decode(content)
  return typeof content === 'string' ? content : content.join('')
}

/**
 * The path of a full address of this site: `https://example.com/faq#a` → `/faq#a`. The site is the same with and without `www.`,
 * because hosts redirect from one to the other.
 *
 * @returns undefined for an address of another site
 */
export function withoutOrigin(address: string, siteUrl: string): string | undefined {
  const site = bareName(siteUrl)
  const full = bareName(address)
  if (!/^https:/i.test(address) || !full.startsWith(site)) return undefined
  const path = full.slice(site.length)
  if (path === '' || /^[?#]/.test(path)) return `/${path}`
  return path.startsWith('/') ? path : undefined
}

/** Without its scheme and `www.`, with the host in small letters, which it is the same in. */
const bareName = (address: string) =>
  address.replace(/^https:\/\/[^/?#]*/i, (host) => host.toLowerCase()).replace(/^https:\/\/(www\.)?/, '')
