/**
 * Live updates: a script in each page of the dev server, which receives the latest build and its errors as server-sent events
 * (HTML standard, 9.2).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bundleScript } from '../assets/bundle.ts'
import type { BuildState } from './browser/main.ts'

export type LiveUpdates = Awaited<ReturnType<typeof openLiveUpdates>>

/** Opens the event stream of the dev server. @param script the path of the script for pages, which is bundled */
export async function openLiveUpdates(script: string) {
  const code = (await bundleScript(script)).replaceAll('</', '<\\/')
  const pages = new Set<ServerResponse>()
  let latest: BuildState = { build: '', errors: '' }
  const event = () => `data: ${JSON.stringify(latest)}\n\n`

  return {
    /** Responds to the script's request; returns false for every other request. */
    answers(request: IncomingMessage, response: ServerResponse) {
      if (request.url !== '/__dev/events') return false
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      // After a restart of the server, pages reconnect at once.
      response.write(`retry: 200\n${event()}`)
      pages.add(response)
      response.on('close', () => pages.delete(response))
      return true
    },
    /** Adds the script to the HTML of a page. */
    withScript: (html: string, build: string) =>
      html.replace(/(?=<\/body>)/, () => `<script data-build="${build}">${code}</script>`),
    /** Sends a state to all pages that are open or open later. */
    update(state: BuildState) {
      latest = state
      for (const page of pages) page.write(event())
    },
    close() {
      for (const page of pages) page.end()
    },
  }
}
