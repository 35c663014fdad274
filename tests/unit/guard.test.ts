/** The dev server and `npm start` answer the browser of this machine alone, and no request ends them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseOptions } from '../../src/options.ts'
import { answering, listenWith, serve } from '../../src/preview/serve.ts'
import { bytesOf, type Site } from '../../src/siteFiles.ts'
import { temporaryFolder } from '../cafes.ts'
import { pick, randomNumbers } from '../random.ts'

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
  running['in memory'] = await listenWith(answering(site), 3700, ['preview.example.in'])
  running['in a folder'] = await serve(folder, 3700, ['preview.example.in'])
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

  test('no request of 1,000 odd ones ends it', async () => {
    const random = randomNumbers(24)
    const requests = Array.from({ length: 1000 }, () => oddRequest(random))
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, worker) => {
        const statuses: string[] = []
        for (const text of requests.filter((_request, at) => at % 10 === worker))
          statuses.push(await send(port(), text))
        return statuses
      }),
    )
    expect(answers.flat().filter((answer) => answer.startsWith('HTTP/1.1 5'))).toEqual([])
    expect((await ask('/')).status).toBe(200)
  })

  test('a failure is answered and does not end it', async () => {
    expect(await ask('/old')).toMatchObject({ status: 500, body: expect.stringMatching(/character/) })
    expect((await ask('/new')).status).toBe(301)
  })
})

const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'TRACE',
  'CONNECT',
  'get',
  'G ET',
  '',
  'M-SEARCH',
  'A'.repeat(999),
]
const pathParts = [
  ...[
    '/',
    '//',
    '/.',
    '/..',
    '/%2e%2e',
    '\\',
    '%',
    '%zz',
    '%00',
    '%0d%0a',
    '%ff',
    '?',
    '#',
    '*',
    ':80',
    'old',
    'new',
    'data.txt',
  ],
  ...[
    'ünï',
    '%C3%BCn%C3%AF',
    'http://',
    'evil.invalid',
    '@',
    '\u0001',
    '\t',
    ' ',
    '__dev/events',
    '.html',
    '.br',
    'a'.repeat(5000),
    '__proto__',
  ],
]
const headerLines = [
  ...[
    'Host: evil.invalid',
    'Host: 127.0.0.1',
    'Host: localhost',
    'Host:',
    'host: [::1',
    'Host: \u0001',
    'X: \u00ff\u00fe',
  ],
  ...[
    'Range: bytes=0-0',
    'Range: bytes=-5',
    'Range: bytes=5-1',
    'Range: x',
    'Range: bytes=99999999999999999999-',
    'Range: bytes=1-2,4-5',
  ],
  ...[
    'If-None-Match: *',
    'If-None-Match: "a", W/"b"',
    'If-Range: x',
    'Accept-Encoding: gzip;q=0, br;q=x',
    'Accept-Encoding: *',
    'Expect: 100-continue',
  ],
  ...[
    'Upgrade: websocket',
    'Connection: upgrade',
    'Content-Length: 5',
    'Content-Length: -1',
    'Transfer-Encoding: chunked',
  ],
  ...[
    'Sec-Fetch-Site: cross-site',
    'Sec-Fetch-Site: \u0001',
    'Cookie: a=b',
    'no colon',
    ': x',
    `X-Long: ${'y'.repeat(20_000)}`,
  ],
]

function oddRequest(random: () => number): string {
  const some = (list: readonly string[], most: number) =>
    Array.from({ length: Math.floor(random() * most) + 1 }, () => pick(list, random))
  const host = random() < 0.7 ? ['Host: localhost'] : []
  const head = [
    `${pick(methods, random)} ${some(pathParts, 4).join('')} HTTP/1.1`,
    ...host,
    ...some(headerLines, 4),
  ]
  return `${head.join('\r\n')}\r\nConnection: close\r\n\r\n${random() < 0.2 ? 'body' : ''}`
}

/** Sends bytes as they are. @returns the first bytes of the answer; empty when the connection was closed without one */
const send = (port: number, text: string) =>
  new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(text, 'latin1'))
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (answer.length > 12) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })

test('more names are allowed by a flag', () => {
  expect(parseOptions(['--allowed-host', 'Preview.example.in', '--allowed-host', 'b']).allowedHosts).toEqual([
    'preview.example.in',
    'b',
  ])
})
