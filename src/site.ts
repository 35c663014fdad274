import type { KeptText } from './keep.ts'

/**
 * The site is a map from path to content: pages, styles, scripts, pictures, everything that is published. Paths begin
 * with a slash and name files (`/about.html`). Checks read it; the writer alone turns it into a folder. A page that
 * did not change since an earlier build is known by its hash, and only read where its text is needed.
 */
export type Site = Map<string, SiteFile>

export type SiteFile = string | Uint8Array | KeptText

export const isKept = (content: SiteFile): content is KeptText =>
  typeof content === 'object' && !(content instanceof Uint8Array)

/** The file that answers at a route: `/` → `/index.html`, `/about` → `/about.html`. */
export const fileOfRoute = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

/** The route at which the page in a file answers. */
export const pathOf = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''))

/** The file that a host serves at a path, with or without its ending; undefined when there is none. */
export function fileAt(path: string, site: Site): string | undefined {
  const name = decodedPath(path)
  return [name, fileOfRoute(name)].find((file) => site.has(file))
}

/** A path as it is meant; one with a stray percent sign stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The bytes of a file of the site. */
export function bytesOf(content: SiteFile): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof Uint8Array ? content : content.bytes()
}

/** Stands for a file of the site in keys: what has the same key has the same content. */
export const keyOf = (content: SiteFile): string => (isKept(content) ? content.key : textOf(content))

/** How many bytes a file of the site has. */
export const sizeOf = (content: SiteFile): number =>
  isKept(content) ? content.size : bytesOf(content).length

/** The text of a file of the site; empty for one that is not there. */
export const textOf = (content: SiteFile | undefined): string =>
  content instanceof Uint8Array ? new TextDecoder().decode(content) : String(content ?? '')
