/** The server of `npm start` answers as hosts do, so that what is seen and measured there is true. */
import { rename, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { answering, listenWith, serve } from '../../src/preview/serve.ts'
import { readPublic } from '../../src/readFiles.ts'
import { bytesOf, type Site, textOf } from '../../src/site.ts'
import { built, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'

let site: Site
let server: Server
let port: number
beforeAll(async () => {
  site = readPublic(built.second)
  site.set('/admin/index.html', '<!doctype html><title>Editor</title>')
  await start(site)
})
afterAll(() => stop(server))

async function start(site: Site) {
  const started = await listenWith(answering(site), 3600)
  server = started.server
  port = Number(new URL(started.url).port)
}

function stop(server: Server) {
  server.closeAllConnections()
  server.close()
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const ask = (path: string, headers: Record<string, string> = {}, at = port) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port: at, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/pricing/?tier=a&b=%20', '/pricing?tier=a&b=%20'],
  ['/index.html', '/'],
  ['/blog/choosing-a-fighting-game-pad/', '/blog/choosing-a-fighting-game-pad'],
  ['/admin', '/admin/'],
  ['/admin/index.html', '/admin/'],
])('%s leads to the one address of the page, %s', async (from, to) => {
  const { status, headers } = await ask(from)
  expect([status, headers.location]).toEqual([301, to])
  expect((await ask(to)).status).toBe(200)
})

test.each([
  ['/journal/pads?utm_source=poster', 301, '/blog/choosing-a-fighting-game-pad?utm_source=poster'],
  ['/journal/pads/?utm_source=poster', 301, '/blog/choosing-a-fighting-game-pad?utm_source=poster'],
  ['/prices.html?a=1', 308, '/pricing?a=1#evening'],
  ['/find?a=1', 301, '/blog?q=pad'],
])('%s leads on with %i to %s', async (from, status, to) => {
  expect(await ask(from)).toMatchObject({ status, headers: { location: to } })
})

test.each([
  '/nothing',
  '/nothing/',
  '/404',
  '/404.html',
  '/assets/',
  '/_headers',
  '/_redirects',
  '/.host/nginx.conf',
  '/index.html.br',
  '//pricing/',
  '/pricing.html/',
  '/%',
])('there is nothing at %s, and the page that says so', async (path) => {
  const { status, body } = await ask(path)
  expect(status).toBe(404)
  expect(body.toString()).toBe(textOf(site.get('/404.html')))
})

test('an unknown guide leads to the list where the host is told so', async () => {
  const own = await listenWith(
    answering(new Map([...site, ['/_redirects', '/blog/:guide /blog 302\n'] as const])),
    3650,
  )
  const at = Number(new URL(own.url).port)
  expect(await ask('/blog/none?a=1', {}, at)).toMatchObject({
    status: 302,
    headers: { location: '/blog?a=1' },
  })
  for (const path of ['/blog', '/blog/choosing-a-fighting-game-pad'])
    expect((await ask(path, {}, at)).status).toBe(200)
  for (const path of ['/blog/', '/blog/a/b']) expect((await ask(path, {}, at)).status).not.toBe(302)
  stop(own.server)
})

test('texts come compressed as the browser takes them, pictures as they are', async () => {
  const script = [...site.keys()].find((path) => /^\/assets\/main.*\.js$/.test(path)) ?? ''
  for (const path of ['/', '/pricing', script, '/feed.xml']) {
    const plain = await ask(path)
    const gzip = await ask(path, { 'accept-encoding': 'gzip' })
    const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true)
    expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true)
    expect(brotli.body.length, path).toBeLessThan(plain.body.length)
    const said = [plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])
    expect(said, path).toEqual([undefined, 'gzip', 'br'])
    for (const { headers } of [plain, gzip, brotli]) expect(headers.vary).toBe('Accept-Encoding')
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size, path).toBe(3)
  }
  const [picture = '', bytes = ''] = [...site].find(([path]) => path.endsWith('.avif')) ?? []
  const { headers, body } = await ask(picture, { 'accept-encoding': 'br' })
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  expect(body.equals(bytesOf(bytes))).toBe(true)
  const missing = await ask('/nothing', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(missing.body).toString()).toBe(textOf(site.get('/404.html')))
})

test('the smaller form that the build made is the one that is sent, and has no address', async () => {
  const own = await listenWith(answering(new Map([...site, ['/index.html.br', 'made by the build']])), 3660)
  const at = Number(new URL(own.url).port)
  expect((await ask('/', { 'accept-encoding': 'br' }, at)).body.toString()).toBe('made by the build')
  expect((await ask('/index.html.br', {}, at)).status).toBe(404)
  stop(own.server)
})

test('a page is asked for anew each time and sent once, a file with a hash is kept', async () => {
  const { headers } = await ask('/pricing')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const again = await ask('/pricing', { 'if-none-match': headers.etag ?? '' })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['content-security-policy']).toMatch(/^default-src/)
  const picture = [...site.keys()].find((path) => path.endsWith('.avif')) ?? ''
  expect((await ask(picture)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a running server shows what another build has made, headers and all', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'out')
  await build(optionsFor({ content: contentOf.second, public: publicOf.second, out }))
  const { server, url } = await serve(out, 3670)
  const at = Number(new URL(url).port)
  const before = await ask('/', {}, at)
  await build(optionsFor({ out }))
  const after = await ask('/', {}, at)
  expect(after.body.equals(before.body)).toBe(false)
  expect(after.body.equals(bytesOf(readPublic(out).get('/index.html') ?? ''))).toBe(true)
  expect(after.headers['content-security-policy']).not.toBe(before.headers['content-security-policy'])
  // Where folders cannot change places in one step, there is none for an instant: the last one stays.
  await rename(out, `${out}.old`)
  expect((await ask('/', {}, at)).body.equals(after.body)).toBe(true)
  stop(server)
  await rm(folder, { recursive: true, force: true })
})
