/** nginx and Caddy load hostile redirects and headers, follow those that the content may have, and nothing else changes. */
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { redirectsSchema } from '../../src/content/schema/lists.ts'
import type { Content } from '../../src/content/types.ts'
import { caddyConfiguration, caddyPath } from '../../src/hosts/caddy.ts'
import { headerRules } from '../../src/hosts/headers.ts'
import { nginxConfiguration, nginxPath } from '../../src/hosts/nginx.ts'
import type { Redirect } from '../../src/hosts/redirectRules.ts'
import { decodedPath } from '../../src/site.ts'
import { compiledContent, contentOf, optionsFor, publicOf, root } from '../cafes.ts'
import { hostilePath, hostileTarget, hostileText } from '../hostile/addresses.ts'
import { readSite } from '../html.ts'
import { findServer } from './findServers.ts'
import { type RunningServer, startServer } from './startServer.ts'

const configurations = {
  nginx: { path: nginxPath, configure: nginxConfiguration },
  caddy: { path: caddyPath, configure: caddyConfiguration },
}
const pages = ['/', '/pricing', '/contact', '/comparison', '/about', '/blog', '/nothing']
const seed = { seed: 24, numRuns: 2000 }
const content = compiledContent('second')

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
const [endpoint = ''] = fc.sample(hostileText, seed).filter((text) => /[;"]/.test(text))
const hostileSite = { ...content.site, contactForm: { endpoint: `https://a${endpoint}.in` } }

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  const program = findServer(name)
  const folder = join(root, '.cache/tests', `hostile-${name}`)

  describe.skipIf(!program).each([
    ['that are checked', { ...content, redirects: { redirects: accepted } }],
    ['that are not checked', { ...content, redirects: { redirects: unchecked }, site: hostileSite }],
  ])('with redirects %s', (_which, hostile: Content) => {
    let server: RunningServer
    beforeAll(async () => {
      const options = { content: contentOf.second, public: publicOf.second, out: folder, host: name }
      await build(optionsFor(options))
      const site = readSite(folder)
      const { path, configure } = configurations[name]
      const rules = headerRules(site, hostile, new Map())
      writeFileSync(join(folder, path), configure(site, hostile, rules))
      server = await startServer(name, program ?? '', folder)
    })
    afterAll(() => server?.stop())

    const ask = (path: string) =>
      new Promise<{ status: number | undefined; location: string | undefined; names: string[] }>(
        (resolve, reject) => {
          request({ host: '127.0.0.1', port: server.port, path }, (response) => {
            response.resume()
            const { location, ...others } = response.headers
            resolve({ status: response.statusCode, location, names: Object.keys(others).sort() })
          })
            .on('error', reject)
            .end()
        },
      )

    test('pages are unchanged', async () => {
      for (const path of pages) expect((await ask(path)).status, path).toBe(path === '/nothing' ? 404 : 200)
      expect((await ask('/')).names.filter((header) => !/^[a-z-]+$/.test(header))).toEqual([])
      expect((await ask('/PRICING')).status).toBe(404)
    })

    test.runIf(hostile.site === content.site)('each old address leads to its target', async () => {
      expect(accepted.length).toBeGreaterThan(50)
      for (const { from, to, status } of accepted)
        expect(await ask(from), from).toMatchObject({ status, location: to })
    })
  })
})
