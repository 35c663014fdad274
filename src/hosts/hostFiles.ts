/** Adds the files that the host of the site needs: headers, redirects, compressed texts, and the contact for security. */
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cachedFile, hashOf } from '../cache.ts'
import { checkPaths } from '../checks/checkPaths.ts'
import { addDays, nextHalfYear } from '../content/calendarDates.ts'
import { findInTexts } from '../content/findInContent.ts'
import type { Content } from '../content/types.ts'
import type { Options } from '../options.ts'
import { reportReplaced } from '../public/readPublic.ts'
import type { RenderedSite } from '../renderedSite.ts'
import { bytesOf, type Site } from '../siteFiles.ts'
import { phoneLink } from '../text.ts'
import { apacheConfiguration, apachePath } from './apache.ts'
import { joinInlined } from './contentSecurityPolicy.ts'
import { gitHubFiles, noJekyllPath } from './github.ts'
import { headerRules } from './headers.ts'
import { headersFile, netlifyRedirects, redirectsPath } from './headersFile.ts'
import { checkLimits } from './limits.ts'
import { isText } from './mediaType.ts'

/**
 * The site with the files of its host. Paths that no disk takes and exceeded limits of the host are reported.
 *
 * Without a host these are `_headers` and `_redirects`, which Netlify, Cloudflare Pages and the preview read, and
 * `.nojekyll`. Apache gets them too, where they do no harm, because the preview reads them.
 */
export async function withHostFiles(
  rendered: RenderedSite,
  options: Pick<Options, 'host' | 'check' | 'cache' | 'public'>,
): Promise<Site> {
  const { content, source, published, messages } = rendered
  const host = options.host ?? content.site.host
  const inlined = new Map(rendered.pages.map(({ file, summaries }) => [file, joinInlined(summaries)]))
  const site: Site = new Map(rendered.site)
  const add = (files: Site) => {
    reportReplaced(published, files, options.public, messages)
    for (const [path, file] of files) site.set(path, file)
  }
  add(securityTxt(content, rendered.today))
  const rules = headerRules(site, content, inlined)

  if (host === 'github') {
    add(gitHubFiles(site, content, inlined))
    site.delete(redirectsPath)
  } else add(headersFile(rules, host === 'cloudflare'))
  if (host === 'github' || host === undefined) add(new Map([[noJekyllPath, '']]))
  if (host === 'netlify') add(netlifyRedirects(content))
  if (host === 'apache') {
    // A check writes nothing, so it does not compress either.
    if (!options.check) add(await compressed(site, join(options.cache, 'compressed')))
    add(new Map([[apachePath, apacheConfiguration(site, content, rules)]]))
  }

  const hasVideos = [...inlined.values()].some(({ players }) => players.length > 0)
  if (host === undefined && (content.site.editor || hasVideos)) {
    const file = `${source.folder}/site.yaml`
    const comment = findInTexts(source, (line) => line.matchAll(/^# *host:/g)).find(
      ({ place }) => place.file === file,
    )
    messages.warning({
      ...(comment?.place ?? { file, line: 1 }),
      rule: 'host-unknown',
      reason:
        'Where the site is published is not written here. The form editor and pages with a video need other headers than the other pages, and each host has another format for them.',
      remedy:
        'For the person who publishes the site, once: write its host here, such as “host: netlify”. In a guide, nothing has to change.',
    })
  }
  checkLimits(host, site, source.folder, messages)
  checkPaths({ ...rendered, site }, options.public)
  return site
}

/** Compression functions by file ending, the best first, at their best levels. */
const encodings = {
  br: (text: Uint8Array) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Uint8Array) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}

/** The compressed forms of every text, `/about.html.br` and `/about.html.gz` beside `/about.html`, cached by their text. */
async function compressed(site: Site, cache: string): Promise<Site> {
  const texts = [...site].filter(([path]) => isText(path))
  const files = await Promise.all(
    texts.flatMap(([path, content]) =>
      Object.entries(encodings).map(async ([ending, compress]) => {
        const bytes = bytesOf(content)
        const made = await cachedFile(join(cache, `${hashOf(bytes)}.${ending}`), () => compress(bytes))
        return [`${path}.${ending}`, made] as const
      }),
    ),
  )
  return new Map(files)
}

/**
 * The contact for reports of security problems (RFC 9116). It is valid until the end of the next half-year: at least six
 * months and less than a year, as the RFC recommends (section 2.5.5), and the same for every build of a half-year.
 */
export function securityTxt({ site }: Content, today: string): Site {
  const path = '/.well-known/security.txt'
  const lastDay = addDays(nextHalfYear(nextHalfYear(today)), -1)
  const lines = [
    `Contact: ${site.contact.email ? `mailto:${site.contact.email}` : phoneLink(site.contact.phone)}`,
    `Expires: ${lastDay}T23:59:59Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${site.url}${path}`,
  ]
  return new Map([[path, lines.map((line) => `${line}\n`).join('')]])
}
