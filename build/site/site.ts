/**
 * The site is a map from path to content: pages, styles, scripts, pictures, everything that is published. Paths begin
 * with a slash and name files (`/about.html`). Checks read it; the writer alone turns it into a folder.
 */
export type Site = Map<string, string | Uint8Array>

/** The file that answers at a route: `/` → `/index.html`, `/about` → `/about.html`. */
export const fileOfRoute = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

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
