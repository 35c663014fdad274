/** What hosts take at most, held against the files that were made for them. A host would refuse, or just leave out, the rest. */

import { redirectsPath } from '../checks/redirects.ts'
import type { Messages, Problem } from '../diagnostics/messages.ts'
import { type Site, sizeOf } from '../site.ts'
import { headersPath } from './headersFile.ts'
import type { Host } from './hosts.ts'
import { functionPath } from './s3.ts'

type Finding = Pick<Problem, 'rule' | 'reason' | 'remedy'> & { about: 'redirects' | 'site' }

const mebibyte = 1024 ** 2

/**
 * Reports every limit of the host that the site exceeds; of Cloudflare Pages as a warning where no host is named, because
 * the file may be meant for it.
 *
 * @param folder the content folder, as messages name it
 */
export function checkLimits(host: Host | undefined, site: Site, folder: string, messages: Messages): void {
  const findings =
    host === 'cloudflare' || host === undefined
      ? beyondCloudflare(site)
      : host === 'netlify'
        ? beyondNetlify(site)
        : host === 'github'
          ? beyondGitHub(site)
          : host === 's3'
            ? beyondCloudFront(site)
            : []
  for (const { about, ...problem } of findings) {
    const file = `${folder}/${about}.yaml`
    if (host === undefined) messages.warning({ file, ...problem })
    else messages.error({ file, ...problem })
  }
}

/** Cloudflare's documentation of Pages: “Redirects”, “Headers”, “Limits”. */
function beyondCloudflare(site: Site): Finding[] {
  const redirects = linesOf(site, redirectsPath)
  const headers = linesOf(site, headersPath)
  const longest = Math.max(0, ...headers.map((line) => line.trim().length))
  const longRedirect = redirects.find((line) => line.length > 1000)
  const large = [...site].find(([, content]) => sizeOf(content) > 25 * mebibyte)
  const paths = headers.filter((line) => line.startsWith('/')).length
  return [
    ...tooMany('redirects', 'redirects', redirects.length, 2000, 'Cloudflare Pages'),
    ...tooMany('site', 'rules for headers', paths, 100, 'Cloudflare Pages'),
    ...tooMany('site', 'files', site.size, 20_000, 'Cloudflare Pages'),
    ...(longRedirect
      ? [
          {
            about: 'redirects' as const,
            rule: 'host-limit',
            reason: `A redirect of ${longRedirect.length} signs, from ${longRedirect.slice(0, 60)}…, is too long: Cloudflare Pages takes 1000.`,
            remedy: 'Write a shorter address.',
          },
        ]
      : []),
    ...(longest > 2000
      ? [
          {
            about: 'site' as const,
            rule: 'host-limit',
            reason: `A line of the file _headers has ${longest} signs; Cloudflare Pages takes 2000, and would leave it out. It holds a code for each style that pages have.`,
            remedy:
              'Tell the developer: pages must share their styles. Other hosts take it (host in site.yaml).',
          },
        ]
      : []),
    ...(large
      ? [
          {
            about: 'site' as const,
            rule: 'host-limit',
            reason: `The file ${large[0]} has ${Math.ceil(sizeOf(large[1]) / mebibyte)} MiB; Cloudflare Pages takes 25.`,
            remedy: 'Make it smaller, or publish it elsewhere and link to it.',
          },
        ]
      : []),
  ]
}

/** Netlify's documentation, “Redirects and rewrites”: it advises against 10,000 rules and more. */
const beyondNetlify = (site: Site): Finding[] =>
  tooMany('redirects', 'redirects', linesOf(site, redirectsPath).length, 9999, 'Netlify')

/** GitHub's documentation, “GitHub Pages limits”: a published site of at most 1 GB. */
function beyondGitHub(site: Site): Finding[] {
  const size = [...site.values()].reduce((sum, content) => sum + sizeOf(content), 0)
  return tooMany('site', 'MiB of files', Math.ceil(size / mebibyte), 953, 'GitHub Pages')
}

/** Amazon's documentation, “Quotas on CloudFront Functions”: 10 KB of code, which here holds the redirects. */
const beyondCloudFront = (site: Site): Finding[] =>
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
