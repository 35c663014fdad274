/**
 * GitHub Pages sends no headers of ours and knows no redirects: the policy stands in each page, and an old address is a
 * page that leads on. What is lost: `frame-ancestors`, `nosniff` and the rest have no form in HTML, and HSTS is GitHub's.
 */
import type { Content } from '../content/types.ts'
import { keeping } from '../keep.ts'
import { decodedPath, keyOf, type Site, type SiteFile, textOf } from '../site.ts'
import { inlinedIn, policyForMeta } from './contentSecurityPolicy.ts'
import { isPage } from './headers.ts'
import { redirectsToTheLetter } from './redirectRules.ts'

/** Without it, a branch is published through Jekyll, which leaves out names with a dot or underscore in front. */
export const noJekyllPath = '/.nojekyll'

/** The pages with their policy, a page for each old address, and the name of the domain. */
export function gitHubFiles(site: Site, content: Content): Site {
  const pages = pagesWithPolicy(site, content)
  const moved = redirectsToTheLetter(content).map(
    ({ from, to }) => [pageAt(decodedPath(from)), movedPage(to, content)] as const,
  )
  return new Map([...pages, ...moved, ...domain(content)])
}

/** Every page with the policy in its head: no other build's policy can be sent with it. */
export const pagesWithPolicy = (site: Site, content: Content): Site =>
  new Map(
    [...site].flatMap(([path, page]) => (isPage(path) ? [[path, withPolicy(page, content)] as const] : [])),
  )

/** GitHub answers at an address without ending with the file that has one. */
const pageAt = (path: string) =>
  path.endsWith('.html') ? path : path.endsWith('/') ? `${path}index.html` : `${path}.html`

/** Before everything that it is about; only what stands in this page is allowed. */
const withPolicy = keeping(
  'page with its policy',
  (page: SiteFile, { site: { analytics, contactForm } }: Content) =>
    [keyOf(page), JSON.stringify([analytics, contactForm])].join('\n'),
  (page, content) => {
    const policy = policyForMeta(content, inlinedIn([page], content))
    const meta = `<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}"/>`
    const text = textOf(page).replace(/<head>\s*(<meta charset[^>]*>)?/i, (opening) => `${opening}${meta}`)
    return { facts: null, text }
  },
)

/** Search engines take a refresh without delay for a move, and keep the page itself out. */
function movedPage(to: string, { site }: Content): string {
  const target = attribute(to)
  const full = attribute(new URL(to, site.url).href)
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

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * The domain, for a site that is published from a branch. Not for GitHub's own, and not while the address is an example:
 * GitHub would send visitors to a domain that is somebody else's.
 */
function domain({ site }: Content): Site {
  const { hostname } = new URL(site.url)
  const isExample = site.placeholders.some(({ field }) => field === 'url')
  return new Map(isExample || hostname.endsWith('.github.io') ? [] : [['/CNAME', `${hostname}\n`]])
}
