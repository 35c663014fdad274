/** Serves a finished site as a static host would: clean addresses, 404.html, `_redirects` and `_headers`. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'

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
 * Starts a server on this machine alone.
 *
 * @param port the first port to try; a taken one is passed over
 * @returns the server and its address
 */
export async function serve(directory: string, port: number): Promise<{ server: Server; url: string }> {
  const redirects = parseRedirects(readIfThere(join(directory, '_redirects')))
  const headerRules = parseHeaders(readIfThere(join(directory, '_headers')))
  const notFound = readIfThere(join(directory, '404.html')) || 'Not found'
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const rule of headerRules) {
      if (matches(rule.path, path)) for (const [name, value] of rule.headers) response.setHeader(name, value)
    }
  }
  const files = sirv(directory, {
    dev: true,
    extensions: ['html'],
    setHeaders: (response, path) => setHeaders(response, path),
  })

  const server = createServer((request, response) => {
    const path = decodePath(request.url ?? '/')
    const hidden = path === undefined || /^\/_(redirects|headers)(\/|$)/.test(path)
    const fallback = () => {
      const redirect = redirects.find(({ from }) => matches(from, path ?? ''))
      if (redirect) {
        response.writeHead(redirect.status, { location: redirect.to }).end()
        return
      }
      setHeaders(response, path ?? '/')
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(notFound)
    }
    if (hidden) fallback()
    else files(request, response, fallback)
  })
  await listen(server, port)
  const { port: taken } = server.address() as AddressInfo
  return { server, url: `http://localhost:${taken}` }
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

/** A path on a line of its own, then indented `Name: value` lines. */
function parseHeaders(text: string): HeaderRule[] {
  const found: HeaderRule[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
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

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

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
