/** Old addresses that still work (`content/redirects.yaml`), checked against the finished site. */
import { placeIn } from '../content/findInContent.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { pageAt } from '../hosts/github.ts'
import { type Redirect, redirectsToTheLetter } from '../hosts/redirectRules.ts'
import type { RenderedSite } from '../renderedSite.ts'
import { decodedPath, fileAt, routeOfFile, type Site, textOf, withoutOrigin } from '../siteFiles.ts'
import { reasonAgainstLink } from './linksToGuides.ts'

/** A mistake in a field of a redirect. */
interface Finding {
  field: 'from' | 'to'
  rule: string
  reason: string
  remedy: string
}

/** The path of each target, by the old address; for a repeated address that of the first entry. */
type Targets = ReadonlyMap<string, string>

/**
 * Reports every redirect that hosts would not follow, or follow to nowhere, or in more than one step.
 *
 * @param complete the site with the files of its host, as it is written
 */
export function checkRedirects(rendered: RenderedSite, complete: Site): void {
  const { loaded, source, messages } = rendered
  const { redirects } = loaded.content.redirects
  const path = 'redirects.yaml'
  if (redirects.length === 0) return
  const targets = new Map(
    [...redirects].reverse().map(({ from, to }) => [from, pathOf(to, loaded.content.site.url)]),
  )
  const site = withoutRedirects(complete, rendered)
  const folders = new Set([...site.keys()].flatMap(foldersAbove))
  for (const [index, redirect] of redirects.entries()) {
    const finding =
      problemWithFrom(redirect, { ...rendered, site }, targets, folders) ??
      problemWithTo(redirect, { ...rendered, site }, targets)
    if (!finding) continue
    const { field, ...problem } = finding
    messages.error({ ...placeIn(source, path, ['redirects', index, field]), ...problem })
  }
}

/** The files of a site besides the pages that GitHub needs for redirects. */
function withoutRedirects(complete: Site, { site, loaded }: RenderedSite): Site {
  const pages = new Set(redirectsToTheLetter(loaded.content).map(({ from }) => pageAt(decodedPath(from))))
  return new Map([...complete].filter(([path]) => site.has(path) || !pages.has(path)))
}

/** `/a/b/c.html` → `/a`, `/a/b` */
const foldersAbove = (path: string) =>
  [...path.matchAll(/(?<=.)\//g)].map(({ index }) => path.slice(0, index))

/**
 * Whether hosts give an address a meaning of their own, such as `/.well-known/` (RFC 8615), `/_headers` (Netlify, Cloudflare
 * Pages), `/.netlify/`, `/cdn-cgi/` (Cloudflare) or `/CNAME` (GitHub).
 */
const isReserved = (path: string) => /^\/(?:[._]|(?:cdn-cgi|cname)(?:\/|$))/i.test(decodedPath(path))

function problemWithFrom(
  redirect: Redirect,
  { site, loaded }: RenderedSite,
  targets: Targets,
  folders: ReadonlySet<string>,
): Finding | undefined {
  const { from } = redirect
  const found = (rule: string, reason: string, remedy: string) =>
    ({ field: 'from', rule, reason, remedy }) as const
  if (loaded.content.redirects.redirects.find((entry) => entry.from === from) !== redirect)
    return found(
      'redirect-twice',
      `The address ${from} is redirected twice.`,
      'Leave the entry that is right, and delete the other one.',
    )
  if (isReserved(from))
    return found(
      'redirect-reserved',
      `Hosts use addresses such as ${from} themselves, so it cannot be redirected.`,
      'Delete this entry.',
    )
  if (folders.has(decodedPath(from)) && !fileAt(from, site))
    return found(
      'redirect-from-folder',
      `There are files below ${from}/, and hosts differ in what they do with a redirect of their folder.`,
      'Delete this entry.',
    )
  const above = foldersAbove(from)
  // A file has no addresses below it. On GitHub Pages, a redirect from an address that ends in .html is a file of that name.
  const isFile = (path: string) =>
    site.has(decodedPath(path)) || (path.endsWith('.html') && targets.has(path))
  const taken = fileAt(from, site) ? from : above.find(isFile)
  if (taken === undefined) return undefined
  const reason = `There is a page or file at ${taken}, so ${from} cannot be redirected.`
  return found('redirect-from-page', reason, 'Delete this entry, or give the page its new address first.')
}

function problemWithTo(
  { from, to }: Redirect,
  rendered: RenderedSite,
  targets: Targets,
): Finding | undefined {
  const { site, today } = rendered
  const { content } = rendered.loaded
  const target = pathOf(to, content.site.url)
  const steps = stepsFrom(from, targets)
  const found = (rule: string, reason: string, remedy: string) =>
    ({ field: 'to', rule, reason, remedy }) as const
  const write = 'Write the address of a page that exists.'
  if (steps.includes(from))
    return found('redirect-loop', `This redirect leads from ${from} back to ${from}, endlessly.`, write)
  if (targets.has(target)) {
    const last = steps.at(-1) ?? to
    const reason = `The address ${to} is itself redirected, to ${targets.get(target)}; each step costs visitors time.`
    return found('redirect-chain', reason, `Write the last address: ${last}.`)
  }
  if (!target.startsWith('/')) return undefined
  const nowhere = (reason: string, remedy: string) => found('redirect-to-nowhere', reason, remedy)
  const tooEarly = reasonAgainstLink(content, decodedPath(target), from, today)
  if (tooEarly)
    return nowhere(tooEarly.reason, 'Write the address of a page that exists, or wait with this entry.')
  const isHidden = isReserved(target) && !target.startsWith('/.well-known/')
  const file = isHidden ? undefined : fileAt(target, site)
  if (!file) {
    const near = nearest(target, [...site.keys()].map(routeOfFile))
    // The list that a page would be in is another page.
    const isMisspelt = near !== undefined && !target.startsWith(`${near}/`)
    return nowhere(`There is no page or file at ${target}.`, isMisspelt ? `Did you mean “${near}”?` : write)
  }
  const fragment = decodedPath(to.split('#')[1] ?? '')
  if (!fragment || textOf(site.get(file)).includes(` id="${fragment}"`)) return undefined
  const remedy = `Write ${target} alone, or the id of an entry on that page.`
  return nowhere(`The page ${target} has no place named “${fragment}”.`, remedy)
}

/** The path of an address of this site; an external address as it is. */
function pathOf(to: string, siteUrl: string): string {
  const here = to.startsWith('/') ? to : withoutOrigin(to, siteUrl)
  return here === undefined ? to : new URL(here, siteUrl).pathname
}

/** The addresses that redirects lead to from a first one, up to the first repeated one. */
function stepsFrom(from: string, targets: Targets): string[] {
  const steps = new Set<string>()
  for (let next = targets.get(from); next !== undefined && !steps.has(next); next = targets.get(next))
    steps.add(next)
  return [...steps]
}
