/** Apache loads hostile redirects and headers, follows those that the content may have, and nothing else changes. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { redirectsSchema } from '../../src/content/schema/sharedFiles.ts'
import type { Content } from '../../src/content/types.ts'
import { apacheConfiguration, apachePath } from '../../src/hosts/apache.ts'
import { headerRules } from '../../src/hosts/headers.ts'
import { type Redirect, withQuery } from '../../src/hosts/redirectRules.ts'
import { decodedPath } from '../../src/siteFiles.ts'
import { contentOf, loadedContent, optionsFor, publicOf, root } from '../cafes.ts'
import { readSite } from '../html.ts'
import { hostilePath, hostileTarget } from '../injection/addresses.ts'
import * as asking from './asking.ts'
import { findApache } from './findApache.ts'
import { type RunningServer, startApache } from './startApache.ts'

const pages = ['/', '/pricing', '/contact', '/comparison', '/about', '/blog', '/nothing']
const seed = { seed: 24, numRuns: 1000 }
const content = loadedContent('second')

const froms = fc.sample(hostilePath, seed)
const targets = fc.sample(hostileTarget, seed)
const unique = (redirects: readonly Redirect[]) => [
  ...new Map(redirects.map((redirect) => [decodedPath(redirect.from), redirect])).values(),
]
/** Addresses that the content may have, in their checked form. */
const read = (from: string, to: string) =>
  redirectsSchema.safeParse({ redirects: [{ from, to }] }).data?.redirects ?? []
const checkedTargets = targets.flatMap((to) => read('/old', to).map((redirect) => redirect.to))
const accepted = unique(
  froms
    .flatMap((from) => read(from, '/new'))
    .map((redirect, index) => ({ ...redirect, to: checkedTargets[index % checkedTargets.length] ?? '/' })),
)
/** Addresses that the checks refuse, as if they had not. */
const unchecked = unique(
  froms.flatMap((from, at) =>
    decodedPath(from).endsWith('/') ? [] : [{ from, to: targets[at] ?? '', status: 301 }],
  ),
)
const endpoint = '%{ENV:PATH}${PATH}"%%t;\\x41,%s\n'
const hostileSite = { ...content.site, contactForm: { endpoint: `https://a${endpoint}.in` } }

/** Apache drops an empty query, and a sign at its end that joins nothing. */
const asSent = (target: string) => (target.includes('?') ? target.replace(/[?&]$/, '') : target)

/**
 * Whether a client and Apache leave a path as it is. Both end it at a question mark; Apache resolves dots and doubled slashes,
 * refuses codes of no letter and of a slash; and its hosts forbid names that begin with `.ht`.
 */
function isAskedAsItIs(from: string): boolean {
  const isPlain = /^(\/([!$&-.0->@-~]|%[\da-f]{2})+)+$/i.test(from) && !/%(00|2f)/i.test(from)
  const path = decodedPath(from)
  return isPlain && (path !== from || !from.includes('%')) && !/\/\.{0,2}(\/|$)|\/\.ht/.test(path)
}

const apache = findApache()
const folder = join(root, '.cache/tests/hostile-apache')

describe.skipIf(!apache).each([
  ['that are checked', { ...content, redirects: { redirects: accepted } }],
  ['that are not checked', { ...content, redirects: { redirects: unchecked }, site: hostileSite }],
])('Apache with redirects %s', (_which, hostile: Content) => {
  let server: RunningServer
  beforeAll(async () => {
    if (!apache) return
    const options = {
      content: contentOf.second,
      public: publicOf.second,
      out: folder,
      host: 'apache',
    } as const
    await build(optionsFor(options))
    const site = readSite(folder)
    const rules = headerRules(site, hostile, new Map())
    writeFileSync(join(folder, apachePath), apacheConfiguration(site, hostile, rules))
    server = await startApache(apache, folder)
  })
  afterAll(() => server?.stop())

  const ask = (path: string) => asking.ask(server.port, path)

  test('pages are unchanged', async () => {
    for (const path of pages) expect((await ask(path)).status, path).toBe(path === '/nothing' ? 404 : 200)
    const { headers } = await ask('/')
    expect(Object.keys(headers).filter((header) => !/^[a-z-]+$/.test(header))).toEqual([])
    const policy = headerRules(new Map(), hostile, new Map()).all['Content-Security-Policy']
    expect(headers['content-security-policy']).toBe(policy?.replaceAll(/["\\$]/g, encodeURIComponent))
    expect((await ask('/PRICING')).status).toBe(404)
    expect(await server.log()).not.toMatch(/:(alert|crit|emerg|error|warn)\]/)
  })

  test.runIf(hostile.site === content.site)('each old address leads to its target', async () => {
    expect(accepted.length).toBeGreaterThan(50)
    for (const { from, to, status } of accepted.filter(({ from }) => isAskedAsItIs(from))) {
      expect(await ask(from), from).toMatchObject({ status, headers: { location: asSent(to) } })
      const { headers } = await ask(`${from}?a=%3F%25`)
      expect(headers.location, from).toBe(asSent(withQuery(to, '?a=%3F%25')))
    }
  })

  test.runIf(hostile.site !== content.site)(
    'an address that is refused leads to its target as well',
    async () => {
      const asked = unchecked.filter(({ from }) => isAskedAsItIs(from))
      expect(asked.length).toBeGreaterThan(100)
      for (const { from, to } of asked) {
        const { status, headers } = await ask(from)
        const target = to.replaceAll(/["\\$\p{Cc}]|\P{ASCII}/gu, encodeURIComponent)
        // Apache refuses to write a space into a query; no checked address has one.
        const answer = /\?[^ ]* /.test(target) ? [403, undefined] : [301, asSent(target).trimEnd()]
        expect([status, headers.location], `${from} to ${to}`).toEqual(answer)
      }
    },
  )
})
