/** Serves a finished site as a static host would: clean addresses, 404.html, `_redirects` and `_headers`. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lookup } from 'mrmime'
import { forEver, isHashed } from './site/caching.ts'
import { bytesOf, fileAt, type Site, type SiteFile, textOf } from './site/site.ts'
import { readPublic } from './site/write.ts'

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
 * Serves the site in a folder, as it is now.
 *
 * @param port the first port to try; a taken one is passed over
 * @returns the server and its address
 */
export const serve = async (directory: string, port: number) =>
  listenWith(answering(await readPublic(directory)), port)

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
 * @param finish puts something into each page before it is sent
 */
export function answering(site: Site, finish: (html: string) => string = (html) => html): RequestListener {
  const redirects = parseRedirects(textOf(site.get('/_redirects')))
  const headerRules = parseHeaders(textOf(site.get('/_headers')))

  return (request, response) => {
    const path = decodePath(request.url ?? '/')
    const send = (status: number, file: string, content: SiteFile) => {
      const type = lookup(file) ?? 'application/octet-stream'
      const isPage = type === 'text/html'
      const body = bytesOf(isPage ? finish(textOf(content)) : content)
      response.setHeader('content-type', isPage ? 'text/html;charset=utf-8' : type)
      response.setHeader('content-length', body.length)
      response.setHeader('cache-control', isHashed(file) ? forEver : 'no-store')
      for (const rule of headerRules) {
        if (matches(rule.path, path ?? '/'))
          for (const [name, value] of rule.headers) response.setHeader(name, value)
      }
      response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
    }

    const hidden = path === undefined || /^\/(_redirects|_headers|\.host)(\/|$)/.test(path)
    const file = hidden ? undefined : fileFor(path, site)
    const content = file && site.get(file)
    if (file && content !== undefined) {
      send(200, file, content)
      return
    }
    const redirect = redirects.find(({ from }) => matches(from, path ?? ''))
    if (redirect) response.writeHead(redirect.status, { location: redirect.to }).end()
    else send(404, '/404.html', site.get('/404.html') ?? 'Not found')
  }
}

/** Hosts answer with and without a slash at the end, and in a folder with its index. */
function fileFor(path: string, site: Site): string | undefined {
  const name = path.replace(/(?<=.)\/$/, '')
  return fileAt(encodeURI(name), site) ?? [`${name}/index.html`].find((file) => site.has(file))
}

/** Netlify's form: `from to status`, one a line; a file that exists wins over a rule. */
function parseRedirects(text: string): Redirect[] {
  return rules(text).flatMap((line) => {
    const [from, to, status = '301'] = line.split(/\s+/)
    return from && to && /^3\d\d$/.test(status)
      ? [{ from: decodePath(from) ?? from, to, status: Number(status) }]
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

/** A rule's path may end in `*`. */
const matches = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path

/** The path of a request without its query; undefined when it is no valid address. */
function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/, ''))
  } catch {
    return undefined
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
