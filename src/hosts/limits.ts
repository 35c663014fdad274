/** The limits of hosts. A host would refuse what exceeds them, or silently ignore it. */

import type { Host } from '../content/hosts.ts'
import type { Messages, Problem } from '../diagnostics/messages.ts'
import { type Site, sizeOf } from '../site.ts'
import { headersPath, redirectsPath } from './headersFile.ts'
import { functionPath } from './s3.ts'

type Finding = Pick<Problem, 'rule' | 'reason' | 'remedy'> & { about: 'redirects' | 'site' }

const mebibyte = 1024 ** 2

/**
 * Reports every limit of the host that the site exceeds. Without a host, the limits of Cloudflare Pages are warnings, because
 * it may be the host.
 *
 * @param folder the content folder, as messages name it
 */
export function checkLimits(host: Host | undefined, site: Site, folder: string, messages: Messages): void {
  const findings = findingsOf(host, site)
  for (const { about, ...problem } of findings) {
    const file = `${folder}/${about}.yaml`
    if (host === undefined) messages.warning({ file, ...problem })
    else messages.error({ file, ...problem })
  }
}

function findingsOf(host: Host | undefined, site: Site): Finding[] {
  switch (host) {
    case undefined:
    case 'cloudflare':
      return cloudflareFindings(site)
    case 'netlify':
      return netlifyFindings(site)
    case 'github':
      return gitHubFindings(site)
    case 's3':
      return cloudFrontFindings(site)
    case 'nginx':
    case 'caddy':
      return []
  }
}

/** Cloudflare's documentation of Pages: “Redirects”, “Headers”, “Limits”. */
function cloudflareFindings(site: Site): Finding[] {
  const redirects = linesOf(site, redirectsPath)
  const headers = linesOf(site, headersPath)
  const longest = Math.max(0, ...headers.map((line) => line.trim().length))
  const longRedirect = redirects.find((line) => line.length > 1000)
  const large = [...site].find(([, content]) => sizeOf(content) > 25 * mebibyte)
  const paths = headers.filter((line) => line.startsWith('/')).length
  const findings = [
    ...tooMany('redirects', 'redirects', redirects.length, 2000, 'Cloudflare Pages'),
    ...tooMany('site', 'rules for headers', paths, 100, 'Cloudflare Pages'),
    ...tooMany('site', 'files', site.size, 20_000, 'Cloudflare Pages'),
  ]
  const add = (about: Finding['about'], reason: string, remedy: string) =>
    findings.push({ about, rule: 'host-limit', reason, remedy })
  if (longRedirect)
    add(
      'redirects',
      `A redirect of ${longRedirect.length} signs, from ${longRedirect.slice(0, 60)}…, is too long: Cloudflare Pages takes 1000.`,
      'Write a shorter address.',
    )
  if (longest > 2000)
    add(
      'site',
      `A line of the file _headers has ${longest} signs; Cloudflare Pages takes 2000, and would leave it out. It holds a code for each style that pages have.`,
      'Tell the developer: pages must share their styles. Other hosts take it (host in site.yaml).',
    )
  if (large)
    add(
      'site',
      `The file ${large[0]} has ${Math.ceil(sizeOf(large[1]) / mebibyte)} MiB; Cloudflare Pages takes 25.`,
      'Make it smaller, or publish it elsewhere and link to it.',
    )
  return findings
}

/** Netlify's documentation, “Redirects and rewrites”: it advises against 10,000 rules and more. */
const netlifyFindings = (site: Site): Finding[] =>
  tooMany('redirects', 'redirects', linesOf(site, redirectsPath).length, 9999, 'Netlify')

/** GitHub's documentation, “GitHub Pages limits”: a published site of at most 1 GB. */
function gitHubFindings(site: Site): Finding[] {
  const size = [...site.values()].reduce((sum, content) => sum + sizeOf(content), 0)
  return tooMany('site', 'MiB of files', Math.ceil(size / mebibyte), 953, 'GitHub Pages')
}

/** Amazon's documentation, “Quotas on CloudFront Functions”: 10 KB of code, which here holds the redirects. */
const cloudFrontFindings = (site: Site): Finding[] =>
  tooMany(
    'redirects',
    'bytes in the function with all redirects',
    Buffer.byteLength(String(site.get(functionPath) ?? '')),
    10_240,
    'CloudFront',
  )

const tooMany = (
  about: Finding['about'],
  what: string,
  amount: number,
  limit: number,
  host: string,
): Finding[] =>
  amount <= limit
    ? []
    : [
        {
          about,
          rule: 'host-limit',
          reason: `There are ${amount} ${what}; ${host} takes at most ${limit}.`,
          remedy:
            about === 'redirects'
              ? 'Delete the oldest, which hardly anyone follows any more.'
              : 'Tell the developer, or choose another host (host in site.yaml).',
        },
      ]

const linesOf = (site: Site, path: string) =>
  String(site.get(path) ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
