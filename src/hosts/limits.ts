/** The limits of hosts. A host would refuse what exceeds them, or silently ignore it. */

import type { Host } from '../content/hosts.ts'
import type { Messages, Problem } from '../diagnostics/messages.ts'
import { type Site, sizeOf } from '../site.ts'
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
  const longest = Math.max(0, ...headers.map((line) => line.trim().length))
  const longRedirect = redirects.find((line) => line.length > 1000)
  const large = [...site].find(([, content]) => sizeOf(content) > 25 * mebibyte)
  const paths = headers.filter((line) => line.startsWith('/')).length
  const findings = [
    ...tooMany('redirects', 'redirects', redirects.length, 2000, 'Cloudflare Pages'),
    ...tooMany('site', 'rules for headers', paths, 100, 'Cloudflare Pages'),
    ...tooMany('site', 'files', site.size, 20_000, 'Cloudflare Pages'),
  ]
  if (longRedirect)
    findings.push({
      about: 'redirects',
      reason: `A redirect of ${longRedirect.length} characters, from ${longRedirect.slice(0, 60)}…, is too long: Cloudflare Pages takes 1000.`,
      remedy: 'Write a shorter address.',
    })
  if (longest > 2000)
    findings.push({
      about: 'site',
      reason: `A line of the file _headers has ${longest} characters; Cloudflare Pages takes 2000, and would leave it out. It contains a hash for each style that pages have.`,
      remedy:
        'Ask the developer to let pages share their styles, or choose another host (host in site.yaml).',
    })
  if (large)
    findings.push({
      about: 'site',
      reason: `The file ${large[0]} has ${Math.ceil(sizeOf(large[1]) / mebibyte)} MiB; Cloudflare Pages takes 25.`,
      remedy: 'Make it smaller, or publish it elsewhere and link to it.',
    })
  return findings
}

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
      ? 'Delete the oldest, which are seldom used.'
      : 'Ask the developer, or choose another host (host in site.yaml).'
  return [{ about, reason: `There are ${amount} ${what}; ${host} takes at most ${limit}.`, remedy }]
}

const linesOf = (site: Site, path: string) =>
  String(site.get(path) ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
