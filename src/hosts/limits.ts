/** The limits of Cloudflare Pages, which silently ignores what exceeds them. Content reaches those of no other host. */
import type { Host } from '../content/hosts.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { type Site, sizeOf, textOf } from '../siteFiles.ts'
import { headersPath, redirectsPath } from './headersFile.ts'

const remedies = {
  redirects: 'Delete the longest ones, which are seldom used.',
  site: 'Ask the developer, or choose another host (host in site.yaml).',
}

/** Reports every limit that the site exceeds. Without a host they are warnings, because Cloudflare may be the host. */
export function checkLimits(host: Host | undefined, site: Site, folder: string, messages: Messages): void {
  if (host !== undefined && host !== 'cloudflare') return
  for (const [about, what, amount, most] of limitsOf(site)) {
    if (amount <= most) continue
    const reason = `There are ${amount} ${what}; Cloudflare Pages takes at most ${most}.`
    const problem = { file: `${folder}/${about}.yaml`, rule: 'host-limit', reason, remedy: remedies[about] }
    if (host === undefined) messages.warning(problem)
    else messages.error(problem)
  }
}

/** What is counted, its amount in the site, and the limit (documentation of Pages: “Redirects”, “Headers”, “Limits”). */
function limitsOf(
  site: Site,
): Array<[about: keyof typeof remedies, what: string, amount: number, most: number]> {
  const sizes = [...site].map(([path, content]) => ({ path, size: sizeOf(content) }))
  const largest = sizes.reduce((one, other) => (other.size > one.size ? other : one))
  return [
    ['redirects', 'characters in a redirect', longestLine(site, redirectsPath), 1000],
    // A policy with a hash for each style that pages have.
    ['site', 'characters in a line of the file _headers', longestLine(site, headersPath), 2000],
    ['site', `MiB in the file ${largest.path}`, Math.ceil(largest.size / 1024 ** 2), 25],
  ]
}

const longestLine = (site: Site, path: string) =>
  Math.max(
    ...textOf(site.get(path))
      .split('\n')
      .map((line) => line.trim().length),
  )
