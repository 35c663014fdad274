/**
 * The Content-Security-Policy (w3.org/TR/CSP3) of the site: nothing is allowed but what the pages have. What stands in a
 * page (its style, speculation rules) is allowed by its hash, never by `unsafe-inline`.
 */

import type { Inlined } from '../checks/page/inlined.ts'
import { readTogether } from '../checks/page/readPage.ts'
import type { Content } from '../content/types.ts'
import type { SiteFile } from '../site.ts'

/** Sources by directive, in the order in which they are written. */
type Directives = Record<string, readonly string[]>

/** Finds what stands in the given pages: each style and each script that is executed, once. */
export function inlinedIn(pages: readonly SiteFile[], { site }: Content): Inlined {
  const together = readTogether(
    pages.map((page) => ['', page]),
    site.url,
  )
  const found = new Set(together.flatMap(({ readings }) => readings))
  const all = (kind: keyof Inlined) => [...new Set([...found].flatMap((inlined) => inlined[kind]))].sort()
  return { styles: all('styles'), scripts: all('scripts') }
}

/** The policy for the site's pages, as the value of a header. */
export const policyOf = (content: Content, inlined: Inlined): string =>
  written({ ...directivesOf(content, inlined), 'frame-ancestors': ["'none'"] })

/** The same for a `meta` element, in which browsers ignore `frame-ancestors` (CSP3, section 4.3). */
export const policyForMeta = (content: Content, inlined: Inlined): string =>
  written(directivesOf(content, inlined))

/**
 * Google's hosts are those of its guide for the tag (developers.google.com/tag-platform/security/guides/csp), without
 * the ones for advertisements.
 */
function directivesOf({ site }: Content, { styles, scripts }: Inlined): Directives {
  const counts = site.analytics !== undefined
  const tag = counts ? ['https://*.googletagmanager.com'] : []
  const counting = counts ? ['https://*.google-analytics.com'] : []
  const form = site.contactForm && new URL(site.contactForm.endpoint).origin
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...tag],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...counting, ...tag],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(form ? [form] : []),
      ...counting,
      ...(counts ? ['https://*.analytics.google.com'] : []),
      ...tag,
    ],
    // Without script, the form is sent to the chat, which leads on to a host of its own.
    'form-action': form ? ["'self'", form] : ['https://wa.me', 'https://api.whatsapp.com'],
    'base-uri': ["'none'"],
  }
}

/**
 * The policy for the form editor at `/admin/`, by its own documentation (sveltiacms.app, “Content Security Policy”), but
 * without scripts from elsewhere: the program is published with the site.
 */
export function policyOfEditor({ site }: Content): string {
  const isGitLab = site.editor?.backend === 'gitlab'
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'https://cdn.jsdelivr.net'],
    'img-src': [
      "'self'",
      'blob:',
      'data:',
      ...(isGitLab
        ? ['https://gitlab.com', 'https://secure.gravatar.com']
        : ['https://*.githubusercontent.com']),
    ],
    'media-src': ['blob:'],
    'frame-src': ['blob:'],
    'manifest-src': ['blob:'],
    'connect-src': [
      "'self'",
      'blob:',
      'data:',
      'https://unpkg.com',
      ...(isGitLab
        ? ['https://gitlab.com', 'https://status-api.hostedstatus.com']
        : ['https://api.github.com', 'https://www.githubstatus.com']),
    ],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
}

const written = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`)
    .join('; ')
