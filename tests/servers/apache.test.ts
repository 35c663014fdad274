/** What Apache alone does: headers of every answer and of each page, hosts without a module, parts of files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { apacheConfiguration, apachePath } from '../../src/hosts/apache.ts'
import { headerRules } from '../../src/hosts/headers.ts'
import { routeOfFile } from '../../src/siteFiles.ts'
import { contentOf, loadedContent, optionsFor, publicOf, root } from '../cafes.ts'
import { listFiles, readSite } from '../html.ts'
import { inlinedIn } from '../renderedPages.ts'
import { ask } from './asking.ts'
import { apache, servers } from './comparedServers.ts'
import { type HostSettings, type RunningServer, startApache } from './startApache.ts'

const security = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self'(?: 'sha256-[^']+')+; style-src 'self' 'sha256-/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
}

const site = join(root, '.cache/tests/apache')
const start = (settings: HostSettings = {}, folder = site) => {
  if (!apache) throw new Error('There is no Apache.')
  return startApache(apache, folder, settings)
}

beforeAll(async () => {
  if (!apache) return
  const options = { content: contentOf.second, public: publicOf.second, out: site, host: 'apache' } as const
  expect((await build(optionsFor(options))).messages.hasErrors).toBe(false)
})

const bytesOf = (file: string) => readFileSync(join(site, file))
const fileLike = (name: RegExp) => `/${listFiles(site).find((file) => name.test(file))}`
const asset = () => fileLike(/^assets\/main.*\.js$/)
const picture = () => fileLike(/^images\/.*\.avif$/)

describe.skipIf(!apache).each(servers.filter(({ settings }) => settings))('$name', ({ settings }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start(settings)
  })
  afterAll(() => server?.stop())
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(server.port, path, headers, method)

  test('every kind of answer has every security header, once', async () => {
    const { etag = '' } = (await get('/')).headers
    const answers = {
      page: await get('/'),
      compressed: await get('/', { 'accept-encoding': 'br' }),
      'page in a folder': await get('/blog/choosing-a-fighting-game-pad'),
      asset: await get(asset()),
      picture: await get(picture()),
      data: await get('/feed.xml'),
      missing: await get('/nothing'),
      'missing asset': await get('/assets/gone.js'),
      hidden: await get('/_headers'),
      forbidden: await get('/.htaccess'),
      folder: await get('/assets/'),
      redirect: await get('/journal/pads'),
      'clean address': await get('/pricing/'),
      'unknown guide': await get('/blog/none'),
      head: await get('/', {}, 'HEAD'),
      'not modified': await get('/', { 'if-none-match': etag }),
      part: await get('/', { range: 'bytes=0-9' }),
      'impossible part': await get('/', { range: 'bytes=99999999-' }),
      'refused method': await get('/', {}, 'POST'),
    }
    for (const [kind, { headers }] of Object.entries(answers)) {
      for (const [header, value] of Object.entries(security))
        expect(headers[header], `${kind}: ${header}`).toMatch(value)
      expect(headers['cache-control'], kind).not.toMatch(/max-age.*max-age/)
    }
    expect(answers.picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(answers.asset.headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(answers.picture.headers.vary).toBeUndefined()
  })

  test('a text is compressed once, and only for browsers that accept that form', async () => {
    for (const [accepted, encoding] of [
      ['br;q=1.0, gzip;q=0.8', 'br'],
      ['gzip;q=0.5,br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['br; q=0.000,gzip', 'gzip'],
      ['br;q=0.01', 'br'],
      ['gzip;q=0', undefined],
      ['brotli, x-gzip, deflate, zstd', undefined],
      ['*', undefined],
      ['', undefined],
    ] as const) {
      const { headers } = await get('/favicon.svg', { 'accept-encoding': accepted })
      expect([headers['content-encoding'], headers.vary], accepted).toEqual([encoding, 'Accept-Encoding'])
    }
  })

  test('a changed page is sent again, an unchanged one is not, in each form', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const accepted = { 'accept-encoding': encoding }
      const { etag = '', 'last-modified': date = '' } = (await get('/pricing', accepted)).headers
      expect((await get('/pricing', { ...accepted, 'if-none-match': etag })).status).toBe(304)
      expect((await get('/pricing', { ...accepted, 'if-modified-since': date })).status).toBe(304)
      expect((await get('/pricing', { ...accepted, 'if-none-match': '"other"' })).status).toBe(200)
      const other = { 'accept-encoding': encoding === 'br' ? 'gzip' : 'br', 'if-none-match': etag }
      expect((await get('/pricing', other)).status).toBe(200)
    }
  })

  test('parts of files are sent', async () => {
    const part = await get(picture(), { range: 'bytes=10-19' })
    expect([part.status, part.headers['content-range']?.split('/')[0]]).toEqual([206, 'bytes 10-19'])
    expect(part.body.equals(bytesOf(picture().slice(1)).subarray(10, 20))).toBe(true)
    const page = await get('/pricing', { range: 'bytes=0-9', 'accept-encoding': 'br' })
    expect([page.status, page.headers['content-encoding'], page.body.length]).toEqual([206, 'br', 10])
  })

  test('an address of another server in the request does not change what is served', async () => {
    expect((await get('/pricing', { host: 'evil.example' })).status).toBe(200)
    expect((await get('http://evil.example/pricing')).status).toBe(200)
  })
})

describe.skipIf(!apache)('a host that has less', () => {
  test.each([
    ['no mod_headers', { without: ['headers'] }],
    ['no mod_rewrite', { without: ['rewrite'] }],
    ['no mod_deflate and no mod_brotli', { without: ['deflate', 'brotli', 'filter'] }],
    ['no mod_mime', { without: ['mime', 'negotiation'] }],
    ['no mod_setenvif', { without: ['setenvif'] }],
    ['no mod_dir', { without: ['dir'] }],
    ['no mod_autoindex', { without: ['autoindex'] }],
    ['no module that it can be without', { without: optional }],
    ['only FileInfo and Indexes allowed', { allowOverride: 'FileInfo Indexes' }],
    ['no rule against .ht files', { more: '' }],
    ['links only of the owner', { more: linksOfOwner }],
  ])('%s', async (_name, settings: HostSettings) => {
    const has = (name: string) => !settings.without?.includes(name)
    const server = await start(settings)
    try {
      const paths = [
        '/',
        '/index.html',
        '/pricing',
        '/pricing/',
        '/nothing',
        '/assets/',
        '/.htaccess',
        '/journal/pads',
      ]
      for (const path of paths) {
        for (const method of ['GET', 'HEAD', 'POST'])
          expect((await ask(server.port, path, {}, method)).status, `${method} ${path}`).toBeLessThan(500)
      }
      const { status, headers, body } = await ask(server.port, '/index.html', { 'accept-encoding': 'br' })
      expect(status).toBe(has('rewrite') ? 301 : 200)
      if (!has('rewrite')) expect(body.equals(bytesOf('index.html'))).toBe(true)
      expect(headers['content-security-policy'] !== undefined).toBe(has('headers'))
      const page = await ask(server.port, '/pricing', { 'accept-encoding': 'br' })
      expect(page.status).toBe(has('rewrite') ? 200 : 404)
      if (has('rewrite')) {
        const isCompressed = has('headers') && has('mime')
        expect(page.headers['content-encoding']).toBe(isCompressed ? 'br' : undefined)
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
        const text = isCompressed ? brotliDecompressSync(page.body) : page.body
        expect(text.equals(bytesOf('pricing.html'))).toBe(true)
        expect((await ask(server.port, '/.htaccess')).status).toBe(settings.more === undefined ? 403 : 404)
      }
      expect((await ask(server.port, '/images/')).body.toString()).not.toMatch(/Index of[\s\S]*\.avif/)
      expect(await server.log()).not.toMatch(/:(alert|crit|emerg)\]|not allowed here|Invalid command/)
    } finally {
      await server.stop()
    }
  })
})

const linksOfOwner = '<DirectoryMatch "/site/">\nOptions SymLinksIfOwnerMatch\n</DirectoryMatch>'
const optional = [
  ...['alias', 'autoindex', 'brotli', 'deflate', 'dir', 'expires', 'filter'],
  ...['headers', 'mime', 'negotiation', 'rewrite', 'setenvif'],
]

test.skipIf(!apache)('each page has its own policy: with a video, the form editor, all others', async () => {
  const folder = `${site}-policies`
  await rm(folder, { recursive: true, force: true })
  await cp(site, folder, { recursive: true })
  mkdirSync(join(folder, 'admin'))
  for (const name of ['index.html', 'index.html.br', 'editor.js'])
    writeFileSync(join(folder, 'admin', name), '')
  const files = readSite(folder)
  const pages = [...files.keys()].filter((path) => path.endsWith('.html') && path !== '/404.html')
  const content = loadedContent('second')
  const editor = { backend: 'github', repository: 'our-cafe/website', branch: 'main' } as const
  const withVideo = ['/index.html', '/blog.html', '/blog/choosing-a-fighting-game-pad.html']
  const inlined = pages.map((path) => {
    const players = withVideo.includes(path) ? ['https://www.youtube-nocookie.com/embed/x'] : []
    return [path, { ...inlinedIn([String(files.get(path))]), players }] as const
  })
  const rules = headerRules(files, { ...content, site: { ...content.site, editor } }, new Map(inlined))
  writeFileSync(join(folder, apachePath), apacheConfiguration(files, content, rules))
  const server = await start({}, folder)
  try {
    const expected = (path: string) =>
      rules.others.findLast(({ pattern }) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      )?.headers['Content-Security-Policy'] ?? rules.all['Content-Security-Policy']
    const addresses = pages.map((file) => (file.startsWith('/admin/') ? '/admin/' : routeOfFile(file)))
    for (const path of [...addresses, '/admin/editor.js', '/feed.xml']) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const { status, headers } = await ask(server.port, path, { 'accept-encoding': encoding })
        expect([status, headers['content-security-policy']], path).toEqual([200, expected(path)])
      }
    }
    expect(new Set(addresses.map(expected)).size).toBe(3)
    const paths = ['/blog', '/', '/blog/choosing-a-fighting-game-pad'].map(expected)
    for (const policy of paths) expect(policy).toContain('frame-src https://www.youtube-nocookie.com')
    expect(await ask(server.port, '/admin?a=1')).toMatchObject({
      status: 301,
      headers: { location: '/admin/?a=1' },
    })
    expect((await ask(server.port, '/admin/index.html')).headers.location).toBe('/admin/')
  } finally {
    await server.stop()
  }
})
