/**
 * The site is a map from path to content: pages, styles, scripts, pictures, everything that is published. Paths begin with a
 * slash and name files (`/about.html`). Checks are functions over it; only the writer turns it into a folder.
 */
export type Site = Map<string, SiteFile>

export type SiteFile = string | Uint8Array

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
  typeof content === 'string' ? Buffer.from(content) : content

export const sizeOf = (content: SiteFile): number =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.length

/** The text of a file; empty for one that is not there. */
export const textOf = (content: SiteFile | undefined): string =>
  content instanceof Uint8Array ? new TextDecoder().decode(content) : (content ?? '')
