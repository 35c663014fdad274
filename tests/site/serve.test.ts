/** `npm start` answers as hosts do, so that tests and measurements there are valid for the published site. */
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { serve } from '../../src/preview/serve.ts'
import { bytesOf, type Site, textOf } from '../../src/siteFiles.ts'
import { anyPort, built, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { readSite } from '../html.ts'

let folder: string
let site: Site
let server: Server
let port: number
beforeAll(async () => {
  folder = join(await temporaryFolder(), 'site')
  await cp(built.second, folder, { recursive: true })
  await write('/admin/index.html', '<!doctype html><title>Editor</title>')
  await write('/data.txt', 'x'.repeat(5000))
  site = readSite(folder)
  ;({ server, port } = await start(folder))
})
afterAll(async () => {
  stop(server)
  await rm(folder, { recursive: true, force: true })
})

async function start(directory: string) {
  const { server, url } = await serve(directory, anyPort)
  return { server, port: Number(new URL(url).port) }
}

async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
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
])('%s redirects to the one address of the page, %s', async (from, to) => {
  const { status, headers } = await ask(from)
  expect([status, headers.location]).toEqual([301, to])
  expect((await ask(to)).status).toBe(200)
})

test.each([
  ['/journal/pads?utm_source=poster', 301, '/blog/choosing-a-fighting-game-pad?utm_source=poster'],
  ['/journal/pads/?utm_source=poster', 301, '/blog/choosing-a-fighting-game-pad?utm_source=poster'],
  ['/prices.html?a=1', 308, '/pricing?a=1#evening'],
  ['/find?a=1', 301, '/blog?q=pad'],
])('%s redirects with %i to %s', async (from, status, to) => {
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
  '/.htaccess',
  '/index.html.br',
  '//pricing/',
  '/pricing.html/',
  '/../package.json',
  '/%2e%2e/package.json',
  '/%',
])('%s answers 404 with the page 404.html', async (path) => {
  const { status, body } = await ask(path)
  expect(status).toBe(404)
  expect(body.toString()).toBe(textOf(site.get('/404.html')))
})

test('an unknown guide redirects to the list where _redirects has that rule', async () => {
  const rules = textOf(site.get('/_redirects'))
  await write('/_redirects', '/blog/:guide /blog 302\n')
  expect(await ask('/blog/none?a=1')).toMatchObject({ status: 302, headers: { location: '/blog?a=1' } })
  for (const path of ['/blog', '/blog/choosing-a-fighting-game-pad'])
    expect((await ask(path)).status).toBe(200)
  for (const path of ['/blog/', '/blog/a/b']) expect((await ask(path)).status).not.toBe(302)
  await write('/_redirects', rules)
})

test('text is compressed as the request accepts it, pictures are not', async () => {
  const script = [...site.keys()].find((path) => /^\/assets\/main.*\.js$/.test(path)) ?? ''
  for (const path of ['/', '/pricing', script, '/feed.xml']) {
    const plain = await ask(path)
    const gzip = await ask(path, { 'accept-encoding': 'gzip' })
    const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true)
    expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true)
    expect(brotli.body.length, path).toBeLessThan(plain.body.length)
    const encodings = [plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])
    expect(encodings, path).toEqual([undefined, 'gzip', 'br'])
    for (const { headers } of [plain, gzip, brotli]) expect(headers.vary).toBe('Accept-Encoding')
  }
  const [picture = '', bytes = ''] = [...site].find(([path]) => path.endsWith('.avif')) ?? []
  const { headers, body } = await ask(picture, { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe(undefined)
  expect(body.equals(bytesOf(bytes))).toBe(true)
  const missing = await ask('/nothing', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(missing.body).toString()).toBe(textOf(site.get('/404.html')))
})

test('a compressed variant that the build made is sent, and has no address of its own', async () => {
  await write('/index.html.br', 'made by the build')
  expect((await ask('/', { 'accept-encoding': 'br' })).body.toString()).toBe('made by the build')
  expect((await ask('/index.html.br')).status).toBe(404)
  await rm(join(folder, 'index.html.br'))
})

test.each([
  'bytes=0-99',
  'bytes=0-99999999999999999999',
  'bytes=99999999999999999999-',
  'bytes=5-1',
  'bytes=1-2,4-5',
  'bytes=-5',
  'bytes=0-1e309',
  'items=0-5',
  'bytes=x',
])('the whole file is sent for the range %s', async (range) => {
  const { status, body } = await ask('/data.txt', { range, 'accept-encoding': 'identity' })
  expect([status, body.toString()]).toEqual([200, 'x'.repeat(5000)])
})

test('a page is revalidated at each visit, a file with a hash in its name is cached for ever', async () => {
  const { headers } = await ask('/pricing')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const again = await ask('/pricing', { 'if-none-match': headers.etag ?? '' })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['content-security-policy']).toMatch(/^default-src/)
  const picture = [...site.keys()].find((path) => path.endsWith('.avif')) ?? ''
  expect((await ask(picture)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a running server sends the files and headers of a later build', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'out')
  await build(optionsFor({ content: contentOf.second, public: publicOf.second, out }))
  const { server, port } = await start(out)
  const before = await ask('/', {}, port)
  await build(optionsFor({ out }))
  const after = await ask('/', {}, port)
  expect(after.body.equals(before.body)).toBe(false)
  expect(after.body.equals(bytesOf(readSite(out).get('/index.html') ?? ''))).toBe(true)
  expect(after.headers['content-security-policy']).not.toBe(before.headers['content-security-policy'])
  // Where a system cannot exchange two folders in one step, the folder is missing for an instant.
  await rename(out, `${out}.old`)
  const meanwhile = ask('/', {}, port)
  await wait(100)
  await rename(`${out}.old`, out)
  expect((await meanwhile).body.equals(after.body)).toBe(true)
  stop(server)
  await rm(folder, { recursive: true, force: true })
})
