/**
 * Serves a finished site as a static host would: one address for each page, 404.html, `_redirects` and `_headers`, texts
 * compressed as the browser takes them.
 */
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { forEver, isHashed, revalidated } from '../hosts/caching.ts'
import { compressedText, isText, mediaTypeOf } from '../hosts/mediaType.ts'
import { withQuery } from '../hosts/redirectRules.ts'
import { forgetUnused } from '../memo.ts'
import { readPublic } from '../readFiles.ts'
import { bytesOf, type Site, type SiteFile, textOf } from '../site.ts'

interface Redirect {
  from: string
  to: string
  status: number
}

interface HeaderRule {
  path: string
  headers: [name: string, value: string][]
}

/**
 * Serves the site in a folder, as it is at each moment: another build may replace it.
 *
 * @param port the first port to try; a taken one is passed over
 * @returns the server and its address
 */
export async function serve(directory: string, port: number) {
  let site = readPublic(directory)
  let state = stateOf(directory, site)
  let answer = answering(site)
  return listenWith((request, response) => {
    if (stateOf(directory, site) !== state) {
      const next = readWhole(directory)
      if (next) {
        site = next
        state = stateOf(directory, site)
        answer = answering(site)
        forgetUnused()
      }
    }
    answer(request, response)
  }, port)
}

/** Undefined while a build is changing it; where two folders cannot change places in one step, there is none for an instant. */
function readWhole(directory: string): Site | undefined {
  try {
    const site = readPublic(directory)
    return site.size > 0 ? site : undefined
  } catch {
    return undefined
  }
}

/** Another one whenever a file is: a build gives the site new folders, or renames files in them. */
const stateOf = (directory: string, site: Site) =>
  [...new Set([...site.keys()].map((path) => dirname(path)))]
    .map((folder) => {
      const stats = statSync(join(directory, folder), { bigint: true, throwIfNoEntry: false })
      return `${stats?.ino} ${stats?.mtimeNs}`
    })
    .join()

/** Starts a server on this machine alone; a port that is taken is passed over. */
export async function listenWith(
  listener: RequestListener,
  port: number,
): Promise<{ server: Server; url: string }> {
  const server = createServer(listener)
  await listen(server, port)
  const { port: taken } = server.address() as AddressInfo
  return { server, url: `http://localhost:${taken}` }
}

/**
 * Answers requests from a site.
 *
 * @param finish puts something into each page before it is sent, of what is then not compressed
 */
export function answering(site: Site, finish?: (html: string) => string): RequestListener {
  const redirects = parseRedirects(textOf(site.get('/_redirects')))
  const headerRules = parseHeaders(textOf(site.get('/_headers')))
  const compressed = new Map<string, Uint8Array>()

  /** A text in a smaller form: the one that the build made, else one that is made now, with as little care as hosts take. */
  const compress = (file: string, body: Uint8Array, encoding: Encoding): Uint8Array => {
    const { ending, make } = encodings[encoding]
    const name = `${file}.${ending}`
    const built = site.get(name)
    const made = built === undefined ? (compressed.get(name) ?? make(body)) : bytesOf(built)
    compressed.set(name, made)
    return made
  }

  return (request, response) => {
    const { path, query } = partsOf(request.url ?? '/')
    const send = (status: number, file: string, content: SiteFile) => {
      const whole = bytesOf(finish && file.endsWith('.html') ? finish(textOf(content)) : content)
      const encoding = finish || !isText(file) ? undefined : encodingFor(request.headers['accept-encoding'])
      const body = encoding ? compress(file, whole, encoding) : whole
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      response.setHeader('content-type', mediaTypeOf(file) ?? 'application/octet-stream')
      response.setHeader('cache-control', isHashed(file) ? forEver : revalidated)
      response.setHeader('etag', etag)
      if (isText(file)) response.setHeader('vary', 'Accept-Encoding')
      if (encoding) response.setHeader('content-encoding', encoding)
      for (const rule of headerRules) {
        if (matches(rule.path, path ?? '/'))
          for (const [name, value] of rule.headers) response.setHeader(name, value)
      }
      if (status === 200 && request.headers['if-none-match'] === etag) {
        response.writeHead(304).end()
        return
      }
      response.setHeader('content-length', body.length)
      response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
    }
    const leadOn = (status: number, to: string) =>
      response.writeHead(status, { location: withQuery(to, query) }).end()

    const found = path === undefined ? undefined : find(path, site)
    const content = found?.file === undefined ? undefined : site.get(found.file)
    const redirect = redirects.find(({ from }) => matches(from, path ?? ''))
    if (found?.file !== undefined && content !== undefined) send(200, found.file, content)
    else if (found) leadOn(301, encodeURI(found.address))
    else if (redirect) leadOn(redirect.status, redirect.to)
    else send(404, '/404.html', site.get('/404.html') ?? 'Not found')
  }
}

/** The page that answers at an address as it is; undefined where something else does, or nothing. */
export function pageAt(address: string, site: Site): string | undefined {
  const { path } = partsOf(address)
  const file = path === undefined ? undefined : find(path, site)?.file
  return file?.endsWith('.html') ? textOf(site.get(file)) : undefined
}

/** Ways of compressing, the best first. */
const encodings = {
  br: {
    ending: 'br',
    make: (text: Uint8Array) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  },
  gzip: { ending: 'gz', make: (text: Uint8Array) => gzipSync(text) },
}

type Encoding = keyof typeof encodings

const encodingFor = (accepted: string | string[] | undefined): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(String(accepted)))

/** What hosts have no address for: files for themselves, and what they send in the place of something else. */
const hidden = new RegExp(`^/(_redirects|_headers|\\.host)(/|$)|^/404(\\.html)?$|${compressedText}`)

/**
 * The file at an address, or the one address that a page has: without `.html`, without a slash at its end, but for the index
 * of a folder. Undefined when there is neither.
 */
function find(path: string, site: Site): { address: string; file?: string } | undefined {
  if (hidden.test(path)) return undefined
  for (const address of [path, path.replace(/(?<=\/)index\.html$|\.html$|(?<=.)\/$/, ''), `${path}/`]) {
    const files = address.endsWith('/')
      ? [`${address}index.html`]
      : address.endsWith('.html')
        ? []
        : [address, `${address}.html`]
    const file = files.find((name) => site.has(name))
    if (file !== undefined) return address === path ? { address, file } : { address }
  }
  return undefined
}

/** Netlify's form: `from to status`, one a line; a file that exists wins over a rule. */
function parseRedirects(text: string): Redirect[] {
  return rules(text).flatMap((line) => {
    const [from, to, status = '301'] = line.split(/\s+/)
    return from && to && /^3\d\d$/.test(status)
      ? [{ from: partsOf(from).path ?? from, to, status: Number(status) }]
      : []
  })
}

/**
 * A path on a line of its own, then indented `Name: value` lines. A later rule replaces a header here, as at Netlify, so
 * that Cloudflare's lines for that (`! Name`) have nothing to do.
 */
function parseHeaders(text: string): HeaderRule[] {
  const found: HeaderRule[] = []
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*([#!]|$)/.test(line)) continue
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line)
    if (header) found.at(-1)?.headers.push([header[1] ?? '', header[2] ?? ''])
    else found.push({ path: line.trim(), headers: [] })
  }
  return found
}

const rules = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** A rule's path may end in `*`; a part such as `:name` stands for any one. */
function matches(rule: string, path: string): boolean {
  if (rule.endsWith('*')) return path.startsWith(rule.slice(0, -1))
  const parts = path.split('/')
  const wanted = rule.split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  )
}

/** The path of a request, undefined when it is no valid address, and its query with the question mark. */
function partsOf(url: string): { path: string | undefined; query: string } {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  try {
    return { path: decodeURIComponent(path), query }
  } catch {
    return { path: undefined, query }
  }
}

function listen(server: Server, port: number, tries = 20): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && tries > 0) listen(server, port + 1, tries - 1).then(resolve, reject)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => resolve())
  })
}
