/** The limits of hosts. A host would refuse what exceeds them, or silently ignore it. */

import type { Host } from '../content/hosts.ts'
import type { Messages, Problem } from '../diagnostics/messages.ts'
import { type Site, sizeOf, textOf } from '../site.ts'
import { headersPath, redirectsPath } from './headersFile.ts'
import { functionPath } from './s3.ts'

type Finding = Pick<Problem, 'reason' | 'remedy'> & { about: 'redirects' | 'site' }

const mebibyte = 1024 ** 2

/**
 * Reports every limit of the host that the site exceeds. Without a host, the limits of Cloudflare Pages are warnings, because
 * it may be the host.
 */
export function checkLimits(host: Host | undefined, site: Site, folder: string, messages: Messages): void {
  for (const { about, ...finding } of findingsOf(host, site)) {
    const problem = { file: `${folder}/${about}.yaml`, rule: 'host-limit', ...finding }
    if (host === undefined) messages.warning(problem)
    else messages.error(problem)
  }
}

function findingsOf(host: Host | undefined, site: Site): Finding[] {
  switch (host) {
    case undefined:
    case 'cloudflare':
      return cloudflareFindings(site)
    case 'netlify':
      // Netlify's documentation, “Redirects and rewrites”: it advises against 10,000 rules and more.
      return tooMany('redirects', 'redirects', linesOf(site, redirectsPath).length, 9999, 'Netlify')
    case 'github': {
      // GitHub's documentation, “GitHub Pages limits”: a published site of at most 1 GB.
      const size = [...site.values()].reduce((sum, content) => sum + sizeOf(content), 0)
      return tooMany('site', 'MiB of files', Math.ceil(size / mebibyte), 953, 'GitHub Pages')
    }
    case 's3': {
      // Amazon's documentation, “Quotas on CloudFront Functions”: 10 KB of code, which here contains the redirects.
      const size = sizeOf(site.get(functionPath) ?? '')
      return tooMany('redirects', 'bytes in the function with all redirects', size, 10_240, 'CloudFront')
    }
    case 'nginx':
    case 'caddy':
      return []
  }
}

/** Cloudflare's documentation of Pages: “Redirects”, “Headers”, “Limits”. */
function cloudflareFindings(site: Site): Finding[] {
  const redirects = linesOf(site, redirectsPath)
  const headers = linesOf(site, headersPath)
  const paths = headers.filter((line) => line.startsWith('/')).length
  const [largest = '', size = 0] = [...site]
    .map(([path, content]) => [path, sizeOf(content)] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one))
  const host = 'Cloudflare Pages'
  return [
    ...tooMany('redirects', 'redirects', redirects.length, 2000, host),
    ...tooMany('redirects', 'characters in a redirect', longest(redirects), 1000, host),
    ...tooMany('site', 'rules for headers', paths, 100, host),
    // A policy with a hash for each style that pages have.
    ...tooMany('site', 'characters in a line of the file _headers', longest(headers), 2000, host),
    ...tooMany('site', 'files', site.size, 20_000, host),
    ...tooMany('site', `MiB in the file ${largest}`, Math.ceil(size / mebibyte), 25, host),
  ]
}

const longest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.trim().length))

function tooMany(
  about: Finding['about'],
  what: string,
  amount: number,
  limit: number,
  host: string,
): Finding[] {
  if (amount <= limit) return []
  const remedy =
    about === 'redirects'
      ? 'Delete the oldest or longest ones, which are seldom used.'
      : 'Ask the developer, or choose another host (host in site.yaml).'
  return [{ about, reason: `There are ${amount} ${what}; ${host} takes at most ${limit}.`, remedy }]
}

const linesOf = (site: Site, path: string) =>
  textOf(site.get(path))
    .split('\n')
    .filter((line) => line.trim() !== '')
