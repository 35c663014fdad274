/** The limits of hosts. A host would refuse what exceeds them, or silently ignore it. */
import type { Host } from '../content/hosts.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { type Site, sizeOf, textOf } from '../site.ts'
import { headersPath, redirectsPath } from './headersFile.ts'
import { functionPath } from './s3.ts'

/** What is counted, its amount in the site, and the most that the host takes. */
type Limit = [about: keyof typeof remedies, what: string, amount: number, most: number]

const remedies = {
  redirects: 'Delete the oldest or longest ones, which are seldom used.',
  site: 'Ask the developer, or choose another host (host in site.yaml).',
}

const mebibyte = 1024 ** 2

/**
 * Reports every limit of the host that the site exceeds. Without a host, the limits of Cloudflare Pages are warnings, because
 * it may be the host.
 */
export function checkLimits(host: Host | undefined, site: Site, folder: string, messages: Messages): void {
  const [name, ...limits] = limitsOf(host ?? 'cloudflare', site)
  for (const [about, what, amount, most] of limits) {
    if (amount <= most) continue
    const reason = `There are ${amount} ${what}; ${name} takes at most ${most}.`
    const problem = { file: `${folder}/${about}.yaml`, rule: 'host-limit', reason, remedy: remedies[about] }
    if (host === undefined) messages.warning(problem)
    else messages.error(problem)
  }
}

function limitsOf(host: Host, site: Site): [name: string, ...Limit[]] {
  const redirects = linesOf(site, redirectsPath)
  switch (host) {
    case 'cloudflare':
      return ['Cloudflare Pages', ...limitsOfCloudflare(site, redirects)]
    case 'netlify':
      // Netlify's documentation, “Redirects and rewrites”: it advises against 10,000 rules and more.
      return ['Netlify', ['redirects', 'redirects', redirects.length, 9999]]
    case 'github': {
      // GitHub's documentation, “GitHub Pages limits”: a published site of at most 1 GB.
      const size = [...site.values()].reduce((sum, content) => sum + sizeOf(content), 0)
      const amount = Math.ceil(size / mebibyte)
      return ['GitHub Pages', ['site', 'MiB of files', amount, 953]]
    }
    case 's3': {
      // Amazon's documentation, “Quotas on CloudFront Functions”: 10 KB of code, which here contains the redirects.
      const amount = sizeOf(site.get(functionPath) ?? '')
      const what = 'bytes in the function with all redirects'
      return ['CloudFront', ['redirects', what, amount, 10_240]]
    }
    case 'nginx':
    case 'caddy':
      return [host]
  }
}

/** Cloudflare's documentation of Pages: “Redirects”, “Headers”, “Limits”. */
function limitsOfCloudflare(site: Site, redirects: readonly string[]): Limit[] {
  const headers = linesOf(site, headersPath)
  const rules = headers.filter((line) => line.startsWith('/')).length
  const [largest = '', size = 0] = [...site]
    .map(([path, content]) => [path, sizeOf(content)] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one))
  const mebibytes = Math.ceil(size / mebibyte)
  return [
    ['redirects', 'redirects', redirects.length, 2000],
    ['redirects', 'characters in a redirect', longest(redirects), 1000],
    ['site', 'rules for headers', rules, 100],
    // A policy with a hash for each style that pages have.
    ['site', 'characters in a line of the file _headers', longest(headers), 2000],
    ['site', 'files', site.size, 20_000],
    ['site', `MiB in the file ${largest}`, mebibytes, 25],
  ]
}

const longest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.trim().length))

const linesOf = (site: Site, path: string) =>
  textOf(site.get(path))
    .split('\n')
    .filter((line) => line.trim() !== '')
