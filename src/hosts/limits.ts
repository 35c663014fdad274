/** The limits of hosts. A host refuses larger sites and files, or silently ignores the rest. */
import type { Host } from '../content/hosts.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { type Site, sizeOf, textOf } from '../siteFiles.ts'
import { headersPath, redirectsPath } from './headersFile.ts'

const remedies = {
  redirects: 'Delete the oldest or longest ones, which are seldom used.',
  site: 'Ask the developer, or choose another host (host in site.yaml).',
}

/** What is counted, its amount in the site, and the limit of the host. */
type Limit = [about: keyof typeof remedies, what: string, amount: number, most: number]

/**
 * Reports every limit of the host that the site exceeds. Without a host, the limits of Cloudflare Pages are warnings, because
 * it may be the host.
 */
export function checkLimits(host: Host | undefined, site: Site, folder: string, messages: Messages): void {
  const { name, limits } = limitsOf(site)[host ?? 'cloudflare']
  for (const [about, what, amount, most] of limits) {
    if (amount <= most) continue
    const reason = `There are ${amount} ${what}; ${name} takes at most ${most}.`
    const problem = { file: `${folder}/${about}.yaml`, rule: 'host-limit', reason, remedy: remedies[about] }
    if (host === undefined) messages.warning(problem)
    else messages.error(problem)
  }
}

function limitsOf(site: Site): Record<Host, { name: string; limits: Limit[] }> {
  const [redirects, headers] = [linesOf(site, redirectsPath), linesOf(site, headersPath)]
  const rules = headers.filter((line) => line.startsWith('/')).length
  const sizes = [...site].map(([path, content]) => ({ path, size: sizeOf(content) }))
  const largest = sizes.reduce((one, other) => (other.size > one.size ? other : one))
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  return {
    // Its documentation of Pages: “Redirects”, “Headers”, “Limits”.
    cloudflare: {
      name: 'Cloudflare Pages',
      limits: [
        ['redirects', 'redirects', redirects.length, 2000],
        ['redirects', 'characters in a redirect', longest(redirects), 1000],
        ['site', 'rules for headers', rules, 100],
        // A policy with a hash for each style that pages have.
        ['site', 'characters in a line of the file _headers', longest(headers), 2000],
        ['site', 'files', site.size, 20_000],
        ['site', `MiB in the file ${largest.path}`, mebibytes(largest.size), 25],
      ],
    },
    // Its documentation, “Redirects and rewrites”: it advises against 10,000 rules and more.
    netlify: { name: 'Netlify', limits: [['redirects', 'redirects', redirects.length, 9999]] },
    // Its documentation, “GitHub Pages limits”: a published site of at most 1 GB.
    github: { name: 'GitHub Pages', limits: [['site', 'MiB of files', mebibytes(total), 953]] },
    apache: { name: 'Apache', limits: [] },
  }
}

const mebibytes = (bytes: number) => Math.ceil(bytes / 1024 ** 2)

const longest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.trim().length))

const linesOf = (site: Site, path: string) =>
  textOf(site.get(path))
    .split('\n')
    .filter((line) => line.trim() !== '')
