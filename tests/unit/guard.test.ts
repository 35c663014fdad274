/** The dev server and `npm start` answer the browser of this machine alone, and no failure ends them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseOptions } from '../../src/options.ts'
import { answering, listenWith, serve } from '../../src/preview/serve.ts'
import { bytesOf, type Site } from '../../src/siteFiles.ts'
import { anyPort, temporaryFolder } from '../cafes.ts'

const site: Site = new Map([
  ['/index.html', '<!doctype html><title>Draft</title>'],
  ['/ünï.html', '<!doctype html><title>Ü</title>'],
  ['/404.html', '<!doctype html><title>None</title>'],
  ['/data.txt', 'x'.repeat(5000)],
  ['/_redirects', '/old https://www.gооgle.com/ünï 301\n/new /data.txt 301\n'],
  ['/_headers', '/*\n  X-Own: 1\n'],
])
const running: Record<'in memory' | 'in a folder', { server: Server; url: string } | undefined> = {
  'in memory': undefined,
  'in a folder': undefined,
}
beforeAll(async () => {
  const folder = await temporaryFolder()
  mkdirSync(folder, { recursive: true })
  for (const [path, content] of site) writeFileSync(join(folder, path), bytesOf(content))
  running['in memory'] = await listenWith(answering(site), anyPort, ['preview.example.in'])
  running['in a folder'] = await serve(folder, anyPort, ['preview.example.in'])
})
afterAll(() => {
  for (const one of Object.values(running)) {
    one?.server.closeAllConnections()
    one?.server.close()
  }
})

describe.each(['in memory', 'in a folder'] as const)('a site %s', (which) => {
  const port = () => Number(new URL(running[which]?.url ?? '').port)
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port: port(), path, method, headers }, (response) => {
        let body = ''
        response.on('data', (chunk) => (body += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
        .on('error', reject)
        .end()
    })

  test.each([
    'localhost',
    'localhost:3700',
    '127.0.0.1',
    '[::1]:80',
    'cafe.localhost',
    'preview.example.in:443',
  ])('answers %s', async (host) => {
    const { status, headers, body } = await ask('/', { host })
    expect([status, headers['content-security-policy']]).toEqual([200, "frame-ancestors 'none'"])
    expect(body).toContain('Draft')
  })

  test.each([
    'evil.invalid',
    'localhost.evil.invalid',
    '127.0.0.1.evil.invalid',
    '10.0.0.1',
    '0.0.0.0',
    'localhost@evil.invalid',
  ])('does not answer the name %j', async (host) => {
    for (const path of ['/', '/__dev/events', '/nothing']) {
      const { status, headers, body } = await ask(path, { host })
      expect([status, headers['content-security-policy']]).toEqual([403, "frame-ancestors 'none'"])
      expect(body).not.toContain('Draft')
      expect(body).toContain('--allowed-host')
    }
  })

  test.each([
    ['cross-site', 'no-cors', 'image', 403],
    ['cross-site', 'cors', 'empty', 403],
    ['cross-site', 'navigate', 'iframe', 403],
    ['same-site', 'no-cors', 'script', 403],
    ['cross-site', 'navigate', 'document', 200],
    ['same-origin', 'cors', 'empty', 200],
    ['none', 'navigate', 'document', 200],
  ])('answers a request that is %s, %s, for %s with %i', async (from, mode, purpose, status) => {
    const headers = { 'sec-fetch-site': from, 'sec-fetch-mode': mode, 'sec-fetch-dest': purpose }
    expect((await ask('/', headers)).status).toBe(status)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('refuses %s', async (method) => {
    expect(await ask('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('a failure is answered and does not end it', async () => {
    expect(await ask('/old')).toMatchObject({ status: 500, body: expect.stringMatching(/character/) })
    expect((await ask('/new')).status).toBe(301)
  })
})

test('more names are allowed by a flag', () => {
  expect(parseOptions(['--allowed-host', 'Preview.example.in', '--allowed-host', 'b']).allowedHosts).toEqual([
    'preview.example.in',
    'b',
  ])
})
