/** Apache, started here with the file that the build makes for it, and `npm start` serve the site as specified. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { contentOf, optionsFor, publicOf, root } from '../cafes.ts'
import { listFiles } from '../html.ts'
import * as asking from './asking.ts'
import { apache, servers, start } from './comparedServers.ts'

describe.each(servers)('$name', ({ name, settings }) => {
  const isApache = settings !== undefined
  describe.skipIf(isApache && !apache)('with its configuration', () => {
    const site = join(root, '.cache/tests', name.replaceAll(' ', '-'))
    let server: Awaited<ReturnType<typeof start>>
    beforeAll(async () => {
      const { messages } = await build(
        optionsFor({ content: contentOf.second, public: publicOf.second, out: site, host: 'apache' }),
      )
      expect(messages.hasErrors).toBe(false)
      server = await start(site, settings)
    })
    afterAll(() => server?.stop())

    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      asking.ask(server.port, path, headers, method)
    const send = (text: string, last = false) => asking.send(server.port, text, last)

    const bytesOf = (file: string) => readFileSync(join(site, file))
    const files = () => listFiles(site).filter((file) => !/^_|^\.htaccess$|\.(br|gz)$|^404\.html$/.test(file))
    const pages = () => files().filter((file) => file.endsWith('.html'))
    const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`
    const asset = () => `/${files().find((file) => /^assets\/main.*\.js$/.test(file))}`
    const picture = () => `/${files().find((file) => /^images\/.*\.avif$/.test(file))}`

    test('every page answers at its clean address, every other file at its own, with its media type', async () => {
      for (const file of files()) {
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
      expect((await ask('/pricing.html?tier=%3Fa')).headers.location).toBe('/pricing?tier=%3Fa')
    })

    test.each([
      '/nothing',
      '/nothing/',
      '/nothing.html',
      '/assets/',
      '/assets',
      '/images/',
      '/images/gone.avif',
      '/location/nowhere',
      '/pricing/more',
      '/pricing.html/',
      '/pricing%3f',
      '/pricing%0A',
      '/journal/pads%0A',
      '/PRICING',
      '/404',
      '/404.html',
      '/blog/no-such-guide/',
      '/index.html.br',
      '/pricing.html.gz',
      '/_headers',
      '/_redirects',
      '/.git/config',
      '/%2egit/config',
      '//.git/config',
      '/./.git/config',
      '/blog/.git/config',
    ])('%s is answered with the 404 page', async (path) => {
      const { status, headers, body } = await ask(path)
      expect(status).toBe(404)
      expect(body.equals(bytesOf('404.html'))).toBe(true)
      // The preview reads the rules of Netlify, which are for folders whether or not a file is missing.
      if (isApache) expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    })

    test('the file for the server is not served', async () => {
      const spellings = [
        '/.htaccess',
        '//.htaccess',
        '/./.htaccess',
        '/%2ehtaccess',
        '/assets/..%2f.htaccess',
      ]
      for (const path of [...spellings, '/.htaccess.html', '/.htaccess/']) {
        const { status, body } = await ask(path)
        expect(status, path).toBeOneOf([403, 404])
        expect(body.toString(), path).not.toContain('Rewrite')
      }
    })

    test('old addresses redirect with their status', async () => {
      expect(await ask('/journal/pads')).toMatchObject({
        status: 301,
        headers: { location: '/blog/choosing-a-fighting-game-pad' },
      })
      expect(await ask('/prices.html')).toMatchObject({
        status: 308,
        headers: { location: '/pricing#evening' },
      })
      expect(await ask('/journal/pads/')).toMatchObject({ status: 301 })
    })

    // For the preview, there is no such rule in _redirects.
    test.runIf(isApache)('an unknown guide redirects to the list', async () => {
      for (const path of ['/blog/no-such-guide', '/blog/none.html', '/blog/%E0%A4%96', '/blog/a%3Fb'])
        expect(await ask(path), path).toMatchObject({ status: 302, headers: { location: '/blog' } })
      expect((await ask('/blog/none?a=1')).headers.location).toBe('/blog?a=1')
      expect((await ask('/blog')).status).toBe(200)
    })

    test.each([
      [
        '/journal/pads?utm_source=poster&b=%20%3F',
        '/blog/choosing-a-fighting-game-pad?utm_source=poster&b=%20%3F',
      ],
      ['/journal/pads/?utm_source=poster', '/blog/choosing-a-fighting-game-pad?utm_source=poster'],
      ['/prices.html?a=%2525', '/pricing?a=%2525#evening'],
      ['/find?a=1', '/blog?q=pad'],
      ['/find', '/blog?q=pad'],
    ])('%s redirects to %s, with its query unless the target has one', async (from, to) => {
      expect((await ask(from)).headers.location).toBe(to)
    })

    test('texts are compressed as the browser accepts it', async () => {
      for (const path of ['/', '/pricing', asset(), '/feed.xml']) {
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
        expect(gzip.headers['content-type']).toBe(plain.headers['content-type'])
      }
      const missing = await ask('/nothing', { 'accept-encoding': 'br' })
      expect(missing).toMatchObject({ status: 404, headers: { 'content-encoding': 'br' } })
      expect(missing.headers.vary).toMatch(/^accept-encoding$/i)
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

    test('no address redirects out of the site', async () => {
      const up = ['..', '%2e%2e', '%2E.', '..%2f', '..%5c', '%252e%252e', '..;', '....//', '%c0%ae%c0%ae']
      const targets = ['etc/passwd', 'etc/passwd%00.html', 'package.json']
      const paths = up.flatMap((dots) => targets.map((target) => `/${`${dots}/`.repeat(8)}${target}`))
      for (const path of [
        ...paths,
        ...paths.map((path) => `/assets${path}`),
        ...['/\\..\\..\\etc\\passwd', '/%00', '/pricing%00', '/pricing%00.html'],
        ...['/%0d%0aset-cookie:x=y/', '/a%0d%0aset-cookie:x=y.html', '/journal/pads?%0d%0aset-cookie:x=y'],
        ...['//example.com/', '//example.com/%2e%2e', '/\\example.com/', '/%2f%2fexample.com/'],
        ...['//pricing/', '//pricing.html', '/.//pricing/', '/blog//choosing-a-fighting-game-pad/'],
        ...['/%', '/%zz', '/?\u0001', '/prices.html?\u0001', '/blog/%5cexample.com', '/blog/%0d%0ax:y'],
      ]) {
        const said = await send(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
        const [head = '', ...body] = said.split('\r\n\r\n')
        expect(head, path).toMatch(/^HTTP\/1\.1 [234]\d\d /)
        expect(body.join(), path).not.toMatch(/root:|gaming-cafe-site/)
        expect(head, path).not.toMatch(/^set-cookie|^x:/im)
        const location = /^location: (.*)$/im.exec(head)?.[1]?.replace(/^http:\/\/127\.0\.0\.1(?=\/)/, '')
        // Within this site: one slash, and no second one or backslash behind it.
        if (location) expect(location, path).toMatch(/^\/(?![/\\])/)
      }
    })

    test('other methods are refused, with the allowed ones in a header', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
        for (const path of ['/', '/pricing', asset(), '/journal/pads', '/nothing']) {
          const { status, headers } = await ask(path, {}, method)
          expect(status, `${method} ${path}`).toBe(405)
          // Apache adds the methods that its host allows: TRACE, or nothing.
          expect(headers.allow).toMatch(isApache ? /^GET, HEAD(, (TRACE)?)?$/ : /^GET, HEAD$/)
        }
      }
      const said = await send('NONSENSE / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')
      expect(said).toMatch(/^HTTP\/1\.1 [45]\d\d /)
    })

    test('long addresses, many headers and broken requests are refused, and the next one is answered', async () => {
      for (const length of [200, 8192, 65_536, 2_000_000]) {
        const said = await send(
          `GET /${'a'.repeat(length)} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
        ).catch(() => 'closed')
        expect(said, String(length)).toMatch(/^(HTTP\/1\.1 4\d\d |closed|$)/)
      }
      for (const text of ['\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', '\u0000\u0001\u0002\r\n\r\n'])
        expect(await send(text, true).catch(() => '')).not.toMatch(/ 200 /)
      expect((await ask('/')).status).toBe(200)
    })

    test('answers HEAD as GET, without a body', async () => {
      for (const path of ['/', picture()]) {
        const [whole, head] = [await ask(path), await ask(path, {}, 'HEAD')]
        expect([head.status, head.body.length]).toEqual([200, 0])
        expect(head.headers['content-length'] ?? whole.headers['content-length']).toBe(
          whole.headers['content-length'],
        )
      }
      expect(await ask('/pricing/', {}, 'HEAD')).toMatchObject({
        status: 301,
        headers: { location: '/pricing' },
      })
      expect((await ask('/nothing', {}, 'HEAD')).status).toBe(404)
    })
  })
})
