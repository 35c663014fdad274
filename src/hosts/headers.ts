/** Which headers an answer carries, by the path that was asked for: the one list that every host's file is made from. */
import type { Content } from '../content/types.ts'
import type { Site } from '../site.ts'
import { forEver, isHashed, revalidated } from './caching.ts'
import { inlinedIn, policyOf, policyOfEditor } from './contentSecurityPolicy.ts'

export interface HeaderRule {
  /** `/*` for all paths, `/folder/*` for what lies in a folder. */
  pattern: string
  headers: Readonly<Record<string, string>>
}

const policyHeader = 'Content-Security-Policy'
/** What a policy in a page cannot say (CSP3, section 4.3). */
const policyBesidePages = "frame-ancestors 'none'"

/**
 * The rules, from the general to the particular; a later one replaces headers of an earlier one.
 *
 * Security headers follow OWASP's HTTP Headers Cheat Sheet. HSTS binds neither subdomains nor is it preloaded: both
 * would commit more of the owner's domain than this site. Pictures may be shown elsewhere, as image search does.
 *
 * @param isPolicyInPages whether each page brings its own policy
 */
export function headerRules(site: Site, content: Content, isPolicyInPages = false): HeaderRule[] {
  const pages = [...site].flatMap(([path, page]) => (isPage(path) ? [page] : []))
  const rules: HeaderRule[] = [
    {
      pattern: '/*',
      headers: {
        'Cache-Control': revalidated,
        [policyHeader]: isPolicyInPages ? policyBesidePages : policyOf(content, inlinedIn(pages, content)),
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
  ]
  for (const folder of hashedFolders(site)) {
    rules.push({
      pattern: `${folder}*`,
      headers: {
        'Cache-Control': forEver,
        ...(folder === '/images/' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      },
    })
  }
  if (content.site.editor) {
    rules.push({
      pattern: '/admin/*',
      headers: {
        [policyHeader]: policyOfEditor(content),
        // It signs in through a window of the repository's host, which answers to the page that opened it.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      },
    })
  }
  return rules
}

/** The form editor has a policy of its own. */
export const isPage = (path: string) => path.endsWith('.html') && !path.startsWith('/admin/')

/** All headers for what a rule's pattern stands for. */
export const headersAt = (rules: readonly HeaderRule[], pattern: string): Record<string, string> =>
  Object.assign(
    {},
    ...rules
      .filter((rule) => rule.pattern === '/*' || rule.pattern === pattern)
      .map(({ headers }) => headers),
  )

/** Whether a rule's folder has a page of its own; it needs the slash at its end, so that the rule is for it, too. */
export const hasIndex = (pattern: string, site: Site) => site.has(pattern.replace('*', 'index.html'))

/** The folders of which every file has a hash in its name: rules of most hosts name folders, not files. */
function hashedFolders(site: Site): string[] {
  const folders = new Map<string, boolean>()
  for (const path of site.keys()) {
    const folder = /^\/[^/]+\//.exec(path)?.[0]
    if (folder) folders.set(folder, (folders.get(folder) ?? true) && isHashed(path))
  }
  return [...folders].flatMap(([folder, isHashed]) => (isHashed ? [folder] : [])).sort()
}
