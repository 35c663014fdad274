/**
 * What `public/` may hold: what staff publish and browsers only show. Nothing of it runs in a browser, or means something to a
 * host. For another kind, add a line.
 */

/** The endings of names, in small letters. */
export const endings = {
  pictures: ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'ico'],
  documents: ['pdf', 'txt'],
  fonts: ['woff2', 'woff', 'ttf', 'otf'],
}

interface Verification {
  path: RegExp
  /** Whether a file has the text of the service and nothing else. */
  isRight: (text: string, path: string) => boolean
}

/** Files by which services know that a site is that of their user. */
export const verifications: readonly Verification[] = [
  // Google Search Console, “HTML file upload”.
  {
    path: /^\/google[0-9a-f]{8,32}\.html$/,
    isRight: (text, path) => text === `google-site-verification: ${path.slice(1)}`,
  },
  // Bing Webmaster Tools, “XML file”.
  {
    path: /^\/BingSiteAuth\.xml$/,
    isRight: (text) =>
      /^<\?xml version="1\.0"\?>\s*<users>\s*<user>[0-9A-F]{32}<\/user>\s*<\/users>$/.test(text),
  },
  // Digital Asset Links and Universal Links: JSON, also under a name without an ending.
  {
    path: /^\/\.well-known\/(assetlinks\.json|apple-app-site-association)$/,
    isRight: isJson,
  },
  // Apple Pay.
  {
    path: /^\/\.well-known\/apple-developer-merchantid-domain-association$/,
    isRight: (text) => /^[0-9A-Fa-f\s]+$/.test(text),
  },
]

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
