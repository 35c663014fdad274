/** The site as its host wants it: headers, redirects, caching and the page for what is missing, from one list of each. */
import { join } from 'node:path'
import { redirectsPath } from '../checks/redirects.ts'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Site } from '../site.ts'
import { caddyConfiguration, caddyPath } from './caddy.ts'
import { compressed } from './compressed.ts'
import { gitHubFiles, noJekyllPath, pagesWithPolicy } from './github.ts'
import { headerRules } from './headers.ts'
import { headersFile, netlifyRedirects } from './headersFile.ts'
import type { Host } from './hosts.ts'
import { checkLimits } from './limits.ts'
import { nginxConfiguration, nginxPath } from './nginx.ts'
import { s3Files } from './s3.ts'
import { securityTxt } from './securityTxt.ts'

interface Surroundings {
  /** Where the site is published; files that are harmless together where it is not known. */
  host: Host | undefined
  /** Files of the public folder, which take the place of made ones. */
  published: Site
  /** The content folder, as messages name it. */
  folder: string
  /** The cache folder; undefined for a mere check, which compresses nothing. */
  cache: string | undefined
  /** The day of the build, `YYYY-MM-DD`, in the site's time zone. */
  today: string
}

/**
 * Adds the files for a host to a finished site, and reports what the host would not take.
 *
 * Without a host it is `_headers` and `_redirects`, which Netlify, Cloudflare Pages and the preview read, and
 * `.nojekyll`. They are also there for servers and S3, where they show no harm and the preview still reads them.
 */
export async function withHostFiles(
  finished: Site,
  content: Content,
  { host, published, folder, cache, today }: Surroundings,
  messages: Messages,
): Promise<Site> {
  const site: Site = new Map([...securityTxt(content, today), ...finished])
  const add = (files: Site) => {
    for (const [path, file] of files) if (!published.has(path) || path.endsWith('.html')) site.set(path, file)
  }
  // Headers of S3 are changed apart from its files, so that a policy in them could be that of other pages.
  if (host === 's3') add(pagesWithPolicy(site, content))
  const rules = headerRules(site, content, host === 's3')
  if (host === 'github') {
    add(gitHubFiles(site, content))
    site.delete(redirectsPath)
  } else add(headersFile(rules, host === 'cloudflare'))
  if (host === 'github' || host === undefined) add(new Map([[noJekyllPath, '']]))
  if (host === 'netlify') add(netlifyRedirects(content))
  if (cache !== undefined && (host === 'nginx' || host === 'caddy' || host === 's3'))
    add(await compressed(site, join(cache, 'compressed')))
  if (host === 'nginx') add(new Map([[nginxPath, nginxConfiguration(site, content, rules)]]))
  if (host === 'caddy') add(new Map([[caddyPath, caddyConfiguration(site, content, rules)]]))
  if (host === 's3') add(s3Files(site, content, rules))

  if (host === undefined && content.site.editor) {
    messages.warning({
      file: `${folder}/site.yaml`,
      rule: 'host-unknown',
      reason: 'The form editor needs headers of its own, and hosts differ in how that is written.',
      remedy: 'Write where the site is published, such as “host: netlify”.',
    })
  }
  checkLimits(host, site, folder, messages)
  return site
}
