/**
 * The line between the preview server and the open pages: a script in each page, and events (HTML standard, 9.2
 * "Server-sent events") that tell it which build is the latest and what is wrong.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { build } from 'esbuild'
import type { PreviewState } from '../../client/dev/main.ts'

export interface PageChannel {
  /** Answers the script's own requests; false for every other one. */
  answers(request: IncomingMessage, response: ServerResponse): boolean
  /** A page of a build with the script in it. */
  withScript(html: string, build: string): string
  /** @param pageAt gives the page that an address has; where it has none, the script has to ask for it */
  tell(state: PreviewState, pageAt?: (path: string) => string | undefined): void
  /** How many pages are open. */
  readonly listeners: number
  close(): void
}

const paths = { events: '/__dev/events', shown: '/__dev/shown' }

/**
 * @param script the file of the page's script
 * @param onShown is told which build a page shows, and how many milliseconds ago it began to
 */
export async function openPageChannel(
  script: string,
  onShown: (build: string, ago: number) => void,
): Promise<PageChannel> {
  const { outputFiles } = await build({
    entryPoints: [script],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
  })
  const code = (outputFiles[0]?.text ?? '').replaceAll('</', '<\\/')
  /** The lines to open pages, and their addresses. */
  const pages = new Map<ServerResponse, string>()
  let latest: PreviewState = { build: '', errors: '' }
  const event = (state: PreviewState) => `data: ${JSON.stringify(state)}\n\n`

  return {
    answers(request, response) {
      const url = new URL(request.url ?? '/', 'http://localhost')
      if (url.pathname === paths.events) {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        // After a restart of the server, pages come back at once.
        response.write(`retry: 200\n${event(latest)}`)
        pages.set(response, url.searchParams.get('page') ?? '')
        response.on('close', () => pages.delete(response))
      } else if (url.pathname === paths.shown) {
        // Page and server run on the same machine, and have the same clock.
        onShown(
          url.searchParams.get('build') ?? '',
          Date.now() - Number(url.searchParams.get('at') ?? Date.now()),
        )
        response.writeHead(204).end()
      } else return false
      return true
    },
    withScript: (html, build) =>
      html
        // A module runs once for each address, however often a document is written in its place.
        .replace(/<script type="module" src="[^"]+/g, (start) => `${start}?${build}`)
        // At the end of the page and in it: it runs as soon as everything is there, and waits for nothing else.
        .replace(/(?=<\/body>)/, () => `<script data-build="${build}">${code}</script>`),
    tell(state, pageAt = () => undefined) {
      latest = state
      for (const [page, path] of pages) page.write(event({ ...state, html: pageAt(path) }))
    },
    get listeners() {
      return pages.size
    },
    close() {
      for (const page of pages.keys()) page.end()
    },
  }
}
