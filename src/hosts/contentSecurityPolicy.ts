/**
 * The Content-Security-Policy (w3.org/TR/CSP3) of the site: only what the pages contain is allowed. Inline styles and
 * scripts are allowed by their hashes, never by `unsafe-inline`.
 */
import type { Content } from '../content/types.ts'
import type { HtmlSummary } from '../render/htmlSummary.ts'
import { inPolicy } from './escape.ts'

/** The parts of a page that its policy must allow: inline styles and scripts (`'sha256-…'`), and players of videos. */
export type Inlined = Pick<HtmlSummary, 'inlineStyles' | 'inlineScripts' | 'players'>

/** Merges the hashes and players of several parts: sorted, each once. */
export function joinInlined(parts: Iterable<Inlined>): Inlined {
  // Pages share most of their parts.
  const all = [...new Set(parts)]
  const joined = (kind: keyof Inlined) => [...new Set(all.flatMap((part) => part[kind]))].sort()
  return {
    inlineStyles: joined('inlineStyles'),
    inlineScripts: joined('inlineScripts'),
    players: joined('players'),
  }
}

type Directives = Record<string, readonly string[]>

/** The policy for the site's pages, as the value of a header. */
export const policyOf = (content: Content, inlined: Inlined): string =>
  serialized({ ...directivesOf(content, inlined), 'frame-ancestors': ["'none'"] })

/** The same for a `meta` element, in which browsers ignore `frame-ancestors` (CSP3, section 4.3). */
export const policyForMeta = (content: Content, inlined: Inlined): string =>
  serialized(directivesOf(content, inlined))

/**
 * Google's hosts are those of its guide for the tag (developers.google.com/tag-platform/security/guides/csp), without
 * the ones for advertisements.
 */
function directivesOf({ site }: Content, { inlineStyles, inlineScripts, players }: Inlined): Directives {
  const frames = new Set(players.map((player) => new URL(player).origin))
  const counts = site.analytics !== undefined
  const tag = counts ? ['https://*.googletagmanager.com'] : []
  const counting = counts ? ['https://*.google-analytics.com'] : []
  const [form] = /^https:\/\/[^/?#]+/.exec(site.contactForm?.endpoint ?? '') ?? []
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts, ...tag],
    'style-src': ["'self'", ...inlineStyles],
    'img-src': ["'self'", ...counting, ...tag],
    'font-src': ["'self'"],
    ...(frames.size > 0 && { 'frame-src': [...frames] }),
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(form ? [form] : []),
      ...counting,
      ...(counts ? ['https://*.analytics.google.com'] : []),
      ...tag,
    ],
    // The search of the guides stays on the site until its script has come. Without JavaScript, the contact form is sent to
    // wa.me, which redirects to api.whatsapp.com.
    'form-action': ["'self'", ...(form ? [form] : ['https://wa.me', 'https://api.whatsapp.com'])],
    'base-uri': ["'none'"],
  }
}

/**
 * The policy for the form editor at `/admin/`, from its documentation (sveltiacms.app, “Content Security Policy”), but
 * without other hosts than that of the repository: script, icons and configuration are published with the site.
 */
export function policyOfEditor({ site }: Content): string {
  const isGitLab = site.editor?.backend === 'gitlab'
  return serialized({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
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
    'connect-src': ["'self'", 'blob:', 'data:', isGitLab ? 'https://gitlab.com' : 'https://api.github.com'],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
}

const serialized = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : sources.map(inPolicy).join(' ')}`)
    .join('; ')
