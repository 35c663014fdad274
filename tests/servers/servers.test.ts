/** nginx and Caddy, started here with the configuration that the build makes for them, serve the site as specified. */
import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { contentOf, optionsFor, publicOf, root } from '../cafes.ts'
import { listFiles } from '../html.ts'
import { findServer, type ServerName } from './findServers.ts'
import { type RunningServer, startServer } from './startServer.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

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

describe.each(['nginx', 'caddy'] as const)('%s', (name: ServerName) => {
  const program = findServer(name)
  describe.skipIf(!program)('with its configuration', () => {
    const site = join(root, '.cache/tests', name)
    let server: RunningServer
    beforeAll(async () => {
      const options = { content: contentOf.second, public: publicOf.second, out: site, host: name }
      const { messages } = await build(optionsFor(options))
      expect(messages.hasErrors).toBe(false)
      server = await startServer(name, program ?? '', site)
    })
    afterAll(() => server?.stop())

    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<Answer>((resolve, reject) => {
        request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          )
        })
          .on('error', reject)
          .end()
      })

    /** Sends raw bytes, and returns the whole response; `last` ends the connection. */
    const send = (text: string, last = false) =>
      new Promise<string>((resolve, reject) => {
        let said = ''
        const socket = connect(server.port, '127.0.0.1', () =>
          last ? socket.end(text, 'latin1') : socket.write(text, 'latin1'),
        )
        socket.setTimeout(10_000, () => socket.destroy(new Error('no answer')))
        socket.on('data', (chunk) => {
          said += chunk.toString('latin1')
        })
        socket.on('error', reject)
        socket.on('close', () => resolve(said))
      })

    const bytesOf = (file: string) => readFileSync(join(site, file))
    const files = () => listFiles(site).filter((file) => !/^\.host\/|^_|\.(br|gz)$/.test(file))
    const pages = () => files().filter((file) => file.endsWith('.html') && file !== '404.html')
    const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`
    const asset = () => `/${files().find((file) => /^assets\/main.*\.js$/.test(file))}`
    const picture = () => `/${files().find((file) => /^images\/.*\.avif$/.test(file))}`

    test('every page answers at its clean address, every other file at its own, with its media type', async () => {
      for (const file of files()) {
        if (file === '404.html') continue
        const { status, headers, body } = await ask(addressOf(file))
        expect(status, file).toBe(200)
        expect(body.equals(bytesOf(file)), file).toBe(true)
        expect(headers['content-type'] ?? 'none', file).not.toMatch(/octet-stream|none/)
        if (/\.(html|txt|ics)$/.test(file)) expect(headers['content-type'], file).toMatch(/charset=utf-8/i)
      }
      expect((await ask(picture())).headers['content-type']).toBe('image/avif')
      expect((await ask('/site.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/)
    })

    test('other spellings of an address redirect to the clean one, with the query', async () => {
      for (const page of pages().map(addressOf)) {
        const forms = page === '/' ? ['/index.html'] : [`${page}.html`, `${page}/`]
        for (const form of forms) {
          const { status, headers } = await ask(form)
          expect([status, headers.location], form).toEqual([301, page])
        }
      }
      expect((await ask('/pricing/?tier=a&b=1')).headers.location).toBe('/pricing?tier=a&b=1')
      expect((await ask('/pricing.html?tier=a')).headers.location).toBe('/pricing?tier=a')
    })

    test('missing, hidden and configuration files are answered with the 404 page', async () => {
      for (const path of [
        '/nothing',
        '/nothing/',
        '/nothing.html',
        '/assets/',
        '/assets',
        '/images/gone.avif',
        '/location/nowhere',
        '/404',
        '/404.html',
        '/blog/no-such-guide/',
        '/index.html.br',
        '/pricing.html.gz',
        `${asset()}.br`,
        `${asset()}.gz`,
        '/_headers',
        '/_redirects',
        '/.host/nginx.conf',
        '/.host/Caddyfile',
        '/.host/',
        '/.git/config',
        '//.host/nginx.conf',
        '/./.host/Caddyfile',
        '/%2ehost/nginx.conf',
        '/assets/..%2f.host/Caddyfile',
      ]) {
        const { status, headers, body } = await ask(path)
        expect(status, path).toBe(404)
        expect(body.equals(bytesOf('404.html')), path).toBe(true)
        expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate')
      }
    })

    test('old addresses redirect with their status; an unknown guide redirects to the list', async () => {
      expect(await ask('/journal/pads')).toMatchObject({
        status: 301,
        headers: { location: '/blog/choosing-a-fighting-game-pad' },
      })
      expect(await ask('/prices.html')).toMatchObject({
        status: 308,
        headers: { location: '/pricing#evening' },
      })
      expect(await ask('/journal/pads/')).toMatchObject({ status: 301 })
      expect(await ask('/blog/no-such-guide')).toMatchObject({ status: 302, headers: { location: '/blog' } })
      expect((await ask('/blog')).status).toBe(200)
    })

    test('a redirect keeps the query, unless its target has one', async () => {
      for (const [from, to] of [
        [
          '/journal/pads?utm_source=poster&b=%20',
          '/blog/choosing-a-fighting-game-pad?utm_source=poster&b=%20',
        ],
        ['/journal/pads/?utm_source=poster', '/blog/choosing-a-fighting-game-pad?utm_source=poster'],
        ['/prices.html?a=1', '/pricing?a=1#evening'],
        ['/find?a=1', '/blog?q=pad'],
        ['/find', '/blog?q=pad'],
        ['/blog/no-such-guide?a=1', '/blog?a=1'],
      ])
        expect((await ask(from ?? '')).headers.location, from).toBe(to)
    })

    test('texts are compressed as the browser accepts it', async () => {
      for (const path of ['/', '/pricing', asset(), '/feed.xml', '/favicon.svg']) {
        const plain = await ask(path, { 'accept-encoding': 'identity' })
        const gzip = await ask(path, { 'accept-encoding': 'gzip' })
        const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br' })
        expect(plain.headers['content-encoding'], path).toBeUndefined()
        expect(gzip.headers['content-encoding'], path).toBe('gzip')
        expect(brotli.headers['content-encoding'], path).toBe('br')
        expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true)
        expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true)
        for (const { headers } of [plain, gzip, brotli])
          expect(headers.vary, path).toMatch(/^accept-encoding$/i)
        expect(brotli.headers['content-type']).toBe(plain.headers['content-type'])
      }
      expect((await ask(picture())).headers.vary).toBeUndefined()
      expect((await ask('/nothing')).headers.vary).toMatch(/^accept-encoding$/i)
      const missing = await ask('/nothing', { 'accept-encoding': 'br' })
      expect(missing).toMatchObject({ status: 404, headers: { 'content-encoding': 'br' } })
      expect(brotliDecompressSync(missing.body).equals(bytesOf('404.html'))).toBe(true)
    })

    test('files with a hash are cached for ever, all others are revalidated', async () => {
      for (const path of [asset(), picture()])
        expect((await ask(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
      for (const path of ['/', '/pricing', '/feed.xml', '/favicon.svg', '/robots.txt']) {
        const { headers } = await ask(path)
        expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate')
        const again = await ask(path, { 'if-none-match': headers.etag ?? '' })
        expect([again.status, again.body.length], path).toEqual([304, 0])
      }
    })

    test('every kind of answer has every security header, once', async () => {
      const { etag = '' } = (await ask('/')).headers
      const answers = {
        page: await ask('/'),
        'page in a folder': await ask('/blog/choosing-a-fighting-game-pad'),
        asset: await ask(asset()),
        picture: await ask(picture()),
        data: await ask('/feed.xml'),
        missing: await ask('/nothing'),
        'missing asset': await ask('/assets/gone.js'),
        hidden: await ask('/_headers'),
        redirect: await ask('/journal/pads'),
        'clean address': await ask('/pricing/'),
        'unknown guide': await ask('/blog/none'),
        head: await ask('/', {}, 'HEAD'),
        'not modified': await ask('/', { 'if-none-match': etag }),
        part: await ask('/', { range: 'bytes=0-9' }),
        'impossible part': await ask('/', { range: 'bytes=99999999-' }),
        'refused method': await ask('/', {}, 'POST'),
      }
      // For an impossible range, nginx passes its filters twice and sends all headers twice.
      const saidOnce = (value: string | string[] | undefined, kind: string) =>
        String(value).replace(kind === 'impossible part' ? /^(.*), \1$/ : /^$/, '$1')
      for (const [kind, { headers }] of Object.entries(answers)) {
        for (const [header, value] of Object.entries(security))
          expect(saidOnce(headers[header], kind), `${kind}: ${header}`).toMatch(value)
        if (kind !== 'impossible part') expect(headers['cache-control'], kind).not.toMatch(/max-age.*max-age/)
        expect(headers.server ?? '', kind).not.toMatch(/\d/)
      }
      expect(answers.picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(answers.asset.headers['cross-origin-resource-policy']).toBe('same-origin')
    })

    test('no address redirects out of the site', async () => {
      const up = ['..', '%2e%2e', '%2E.', '..%2f', '..%5c', '%252e%252e', '..;', '....//', '%c0%ae%c0%ae']
      const targets = ['etc/passwd', 'etc/passwd%00.html', 'package.json']
      const paths = up.flatMap((dots) => targets.map((target) => `/${`${dots}/`.repeat(8)}${target}`))
      for (const path of [
        ...paths,
        ...paths.map((path) => `/assets${path}`),
        '/\\..\\..\\etc\\passwd',
        '/%00',
        '/pricing%00',
        '/pricing%00.html',
        '/%0d%0aset-cookie:x=y/',
        '/a%0d%0aset-cookie:x=y.html',
        '//example.com/',
        '//example.com/%2e%2e',
        '/\\example.com/',
        '/%2f%2fexample.com/',
        '//pricing/',
        '/%',
        '/%zz',
        '/?\u0001',
      ]) {
        const said = await send(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
        const [head = '', ...body] = said.split('\r\n\r\n')
        expect(head, path).toMatch(/^HTTP\/1\.1 [234]\d\d /)
        expect(body.join(), path).not.toMatch(/root:|gaming-cafe-site/)
        expect(head, path).not.toMatch(/^set-cookie/im)
        const location = /^location: (.*)$/im.exec(head)?.[1]
        // Within this site: one slash, and no second one or backslash behind it.
        if (location) expect(location, path).toMatch(/^\/(?![/\\])/)
      }
    })

    test('other methods are refused, with the allowed ones in a header', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        for (const path of ['/', '/pricing', asset(), '/journal/pads', '/nothing']) {
          const { status, headers } = await ask(path, {}, method)
          expect([status, headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD'])
        }
      }
      const said = await send('NONSENSE / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')
      expect(said).toMatch(/^HTTP\/1\.1 4\d\d /)
    })

    test('long addresses, many headers and broken requests are refused, and the next one is answered', async () => {
      for (const length of [8192, 65_536, 2_000_000]) {
        const said = await send(
          `GET /${'a'.repeat(length)} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
        ).catch(() => 'closed')
        expect(said, String(length)).toMatch(/^(HTTP\/1\.1 4\d\d |closed|$)/)
      }
      for (const text of ['\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', '\u0000\u0001\u0002\r\n\r\n'])
        expect(await send(text, true).catch(() => '')).not.toMatch(/ 200 /)
      expect((await ask('/')).status).toBe(200)
    })

    test('answers range requests and HEAD', async () => {
      const part = await ask(picture(), { range: 'bytes=10-19' })
      expect([part.status, part.headers['content-range']?.split('/')[0]]).toEqual([206, 'bytes 10-19'])
      expect(part.body.equals(bytesOf(picture().slice(1)).subarray(10, 20))).toBe(true)
      for (const path of ['/', picture()]) {
        const [whole, head] = [await ask(path), await ask(path, {}, 'HEAD')]
        expect([head.status, head.body.length]).toEqual([200, 0])
        expect(head.headers['content-length'] ?? whole.headers['content-length']).toBe(
          whole.headers['content-length'],
        )
      }
    })
  })
})
