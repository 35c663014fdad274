/**
 * The site is a map from path to content: pages, styles, scripts, pictures, everything that is published. Paths begin
 * with a slash and name files (`/about.html`). Checks read it; the writer alone turns it into a folder.
 */
export type Site = Map<string, string | Uint8Array>

/** The file that answers at a route: `/` → `/index.html`, `/about` → `/about.html`. */
export const fileOfRoute = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)
