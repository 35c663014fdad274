/**
 * Requests that the dev server and `npm start` refuse before they look for a file. Both serve the browser of this machine:
 * other websites in it must not read drafts, and no request may end the process.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** `Host` names that only lead to this machine (RFC 6761, section 6.3). */
const loopback = /^(([\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Refuses all methods but GET and HEAD, requests for another host name, and requests by other websites except links.
 *
 * @param allowedHosts names besides those of this machine, such as the one of a tunnel
 */
export const guarded =
  (answer: Listener, allowedHosts: readonly string[]): RequestListener =>
  async (request, response) => {
    // The site's own headers replace these.
    response.setHeader('content-security-policy', "frame-ancestors 'none'")
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    try {
      const [status, reason] = refusal(request, allowedHosts) ?? []
      if (!status) return await answer(request, response)
      if (status === 405) response.setHeader('allow', 'GET, HEAD')
      response.writeHead(status, { 'content-type': 'text/plain;charset=utf-8' }).end(`${reason}\n`)
    } catch (error) {
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain;charset=utf-8' }).end(String(error))
    }
  }

function refusal({ method, headers }: IncomingMessage, allowedHosts: readonly string[]) {
  if (method !== 'GET' && method !== 'HEAD') return [405, 'A site is only read.'] as const
  // A name that a stranger points at this machine would make the browser send its pages here (DNS rebinding).
  const name = (headers.host ?? '').toLowerCase().replace(/:\d*$/, '')
  if (!loopback.test(name) && !allowedHosts.includes(name))
    return [403, `“${name}” is not the name of this machine. To allow it: --allowed-host ${name}`] as const
  // Other sites may link here, but not load anything (w3.org/TR/fetch-metadata).
  const isLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  if (/^(cross|same)-site$/.test(String(headers['sec-fetch-site'])) && !isLink)
    return [403, 'Another site must not load this.'] as const
  return undefined
}
