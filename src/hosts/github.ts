/**
 * GitHub Pages supports neither custom headers nor redirects: each page contains its policy, and a redirect is a page.
 * Missing are `frame-ancestors`, `nosniff` and others, which HTML cannot express; GitHub decides about HSTS.
 */
import type { Content } from '../content/types.ts'
import { insertInHead } from '../render/rewriteHtml.ts'
import { decodedPath, type Site, textOf } from '../siteFiles.ts'
import { type Inlined, policyForMeta } from './contentSecurityPolicy.ts'
import { inAttribute } from './escape.ts'
import { redirectsToTheLetter } from './redirectRules.ts'

/** Without it, Jekyll processes a branch, and leaves out names that begin with a dot or an underscore. */
export const noJekyllPath = '/.nojekyll'

/** The pages with their policies, a page for each redirect, and the domain. */
export function gitHubFiles(site: Site, content: Content, inlined: ReadonlyMap<string, Inlined>): Site {
  const redirectPages = redirectsToTheLetter(content).map(
    ({ from, to }) => [pageAt(decodedPath(from)), redirectPage(to, content)] as const,
  )
  return new Map([...pagesWithPolicy(site, content, inlined), ...redirectPages, ...domain(content)])
}

/** Every page with its policy in the head. */
const pagesWithPolicy = (site: Site, content: Content, inlined: ReadonlyMap<string, Inlined>): Site =>
  new Map(
    [...inlined].flatMap(([path, parts]) =>
      site.has(path) ? [[path, withPolicy(textOf(site.get(path)), content, parts)] as const] : [],
    ),
  )

/** GitHub serves `/about.html` at `/about`. */
export const pageAt = (path: string) =>
  path.endsWith('.html') ? path : path.endsWith('/') ? `${path}index.html` : `${path}.html`

/** A policy in a page applies to what comes after it (CSP3, section 3.3), so it is the first element after the charset. */
function withPolicy(page: string, content: Content, inlined: Inlined): string {
  const policy = policyForMeta(content, inlined)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${inAttribute(policy)}"/>`
  return insertInHead(page, meta)
}

/** Search engines treat a refresh without delay as a redirect. */
function redirectPage(to: string, { site }: Content): string {
  const target = inAttribute(to)
  const full = inAttribute(to.startsWith('/') ? site.url + to : to)
  return `<!doctype html>
<html lang="${site.language}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'">
<meta http-equiv="refresh" content="0; url=${target}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${full}">
<title>${full}</title>
<a href="${target}">${full}</a>
</html>
`
}

/**
 * The domain, for a site that is published from a branch. Not for GitHub's domain, and not while the address is an example:
 * GitHub would redirect visitors to a domain that belongs to someone else.
 */
function domain({ site }: Content): Site {
  const { hostname } = new URL(site.url)
  const isExample = site.placeholders.some(({ field }) => field === 'url')
  return new Map(isExample || hostname.endsWith('.github.io') ? [] : [['/CNAME', `${hostname}\n`]])
}
