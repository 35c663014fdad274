/**
 * Serves a site like a static host: one address for each page, 404.html, `_redirects` and `_headers`. `npm start` serves the
 * files of `dist/` with sirv (conditional requests, compressed variants); the dev server serves from memory.
 */
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import compression from 'http-compression'
import sirv from 'sirv'
import { isHashed } from '../assets/hashedName.ts'
import { forEver, revalidated } from '../hosts/headers.ts'
import { compressedText, mediaTypeOf } from '../hosts/mediaType.ts'
import { withQuery } from '../hosts/redirectRules.ts'
import { bytesOf, decodedPath, type Site, textOf } from '../siteFiles.ts'
import { guarded, type Listener } from './guard.ts'

/** The files of a site, in memory or in a folder. Paths begin with a slash. */
interface Files {
  has(path: string): boolean
  /** Empty for a missing file. */
  text(path: string): string
  /** Sends an existing file; status 200 and headers of the host are set. */
  send(request: IncomingMessage, response: ServerResponse, path: string): void
}

/** Serves the site in a folder. The files are read at each request, because another build may replace them. */
export async function serve(directory: string, port: number, allowedHosts: readonly string[] = []) {
  const answer = answerLikeHost(filesIn(directory))
  // About the effort of hosts that compress each response.
  const compress = compression({ level: { brotli: 5, gzip: 6 } })
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    await untilPresent(directory)
    // sirv does not handle a file that is removed between finding and reading it.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    // A range may be ignored (RFC 9110, 14.2), and sirv ends the connection at numbers that it cannot read.
    delete request.headers.range
    compress(request, response, () => answer(request, response))
  }
  return listenWith(respond, port, allowedHosts)
}

/** Waits up to a second: on systems that cannot swap two folders in one step, a build removes the folder for an instant. */
async function untilPresent(directory: string) {
  for (let tries = 0; tries < 100 && !existsSync(directory); tries++) await wait(10)
}

function filesIn(directory: string): Files {
  const send = sirv(directory, { dev: true, etag: true, gzip: true, brotli: true, extensions: ['html'] })
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
  const has = (path: string) => isFile(join(directory, path))
  return {
    has,
    text: (path) => (has(path) ? readFileSync(join(directory, path), 'utf8') : ''),
    send: (request, response) => send(request, response),
  }
}

/**
 * Answers requests from memory, for the dev server and for tests.
 *
 * @param finish changes the HTML of a page before it is sent
 */
export const answering = (site: Site, finish = (html: string) => html): Listener =>
  answerLikeHost({
    has: (path) => site.has(path),
    text: (path) => finish(textOf(site.get(path))),
    send(_request, response, path) {
      const content = site.get(path) ?? ''
      response.end(path.endsWith('.html') ? finish(textOf(content)) : bytesOf(content))
    },
  })

function answerLikeHost(files: Files): Listener {
  return (request, response) => {
    const [, encoded = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? []
    const path = decodedPath(encoded)
    const found = locate(path, files)
    const redirect = redirectOf(path, files.text('/_redirects'))
    const redirectTo = (status: number, to: string) =>
      void response.writeHead(status, { location: withQuery(to, query) }).end()

    if (found && found.address !== path) return redirectTo(301, encodeURI(found.address))
    if (!found && redirect) return redirectTo(redirect.status, redirect.to)
    const file = found?.file ?? '/404.html'
    response.setHeader('content-type', mediaTypeOf(file) ?? 'application/octet-stream')
    response.setHeader('cache-control', isHashed(file) ? forEver : revalidated)
    response.setHeader('vary', 'Accept-Encoding')
    response.setHeaders(headersOf(path, files.text('/_headers')))
    if (found) return files.send(request, response, file)
    response.statusCode = 404
    response.end(files.text(file) || 'Not found')
  }
}

/** Files that hosts do not serve at their paths: rules, the page for errors, and compressed variants. */
const hidden = new RegExp(
  `^/_(redirects|headers)(/|$)|/\\.(?!well-known/)|^/404(\\.html)?$|${compressedText}`,
)

/** Paths that would leave the folder, or are a second address of a file. */
const unsafe = /\/\/|\/\.\.?(\/|$)|[\\\0]/

/**
 * Finds the file for a path.
 *
 * @returns the file and its canonical address: without `.html`, and with a slash at the end only for the index of a folder
 */
function locate(path: string, files: Files): { address: string; file: string } | undefined {
  if (hidden.test(path) || unsafe.test(path)) return undefined
  const clean = path.replace(/(?<=\/)index\.html$|\.html$|(?<=.)\/$/, '')
  for (const address of [path, clean, `${path}/`]) {
    const file = candidates(address).find((name) => files.has(name))
    if (file !== undefined) return { address, file }
  }
  return undefined
}

function candidates(address: string): string[] {
  if (address.endsWith('/')) return [`${address}index.html`]
  return address.endsWith('.html') ? [] : [address, `${address}.html`]
}

// The two files of rules are read as far as the generator writes them (docs.netlify.com/manage/routing/redirects, …/headers).

/** The redirect of a path in `_redirects`: a line each, `from to status`; lines with a status other than 3xx are ignored. */
function redirectOf(path: string, rules: string): { to: string; status: number } | undefined {
  for (const line of rules.split(/\r?\n/)) {
    const [from = '', to, status = '301'] = line.trim().split(/\s+/)
    if (to && /^3\d\d$/.test(status) && matches(decodedPath(from), path))
      return { to, status: Number(status) }
  }
  return undefined
}

/**
 * The headers of a path in `_headers`: a line with a path, then indented lines `Name: value`. A later rule replaces a header,
 * as on Netlify, so Cloudflare's lines for that (`! Name`) are ignored.
 */
function headersOf(path: string, rules: string): Map<string, string> {
  const headers = new Map<string, string>()
  let applies = false
  for (const line of rules.split(/\r?\n/)) {
    const [, name, value = ''] = /^\s+([\w-]+):(.*)$/.exec(line) ?? []
    if (name && applies) headers.set(name, value.trim())
    else if (!name && /^\s*[^\s#!]/.test(line)) applies = matches(line.trim(), path)
  }
  return headers
}

/** Whether a rule applies to a path. A rule may end in `*`; a segment such as `:name` matches any other. */
function matches(rule: string, path: string): boolean {
  if (rule.endsWith('*')) return path.startsWith(rule.slice(0, -1))
  const segments = path.split('/')
  const expected = rule.split('/')
  return (
    expected.length === segments.length &&
    expected.every((segment, index) =>
      segment.startsWith(':') ? segments[index] !== '' : segment === segments[index],
    )
  )
}

/** Starts a server that only this machine can reach, at the first free port from `firstPort` on, or at any free port for 0. */
export async function listenWith(
  listener: Listener,
  firstPort: number,
  allowedHosts: readonly string[] = [],
): Promise<{ server: Server; url: string }> {
  const server = createServer(guarded(listener, allowedHosts))
  for (let port = firstPort; port <= firstPort + 20; port++) {
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening')
      return { server, url: `http://localhost:${portOf(server)}` }
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken) throw error
    }
  }
  throw new Error(`The ports ${firstPort} to ${firstPort + 20} are taken.`)
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
