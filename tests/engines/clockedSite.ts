/** The built site with a clock that stands still, so that every engine and every day shows the same. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answering, listenWith } from '../../src/preview/serve.ts'
import { routeOfFile, type Site } from '../../src/siteFiles.ts'
import { anyPort, buildDate, built } from '../cafes.ts'

export interface ClockedSite {
  /** The address of a route. */
  at(route: string): string
  /** The routes of all pages. */
  routes: readonly string[]
  close(): void
}

/** A picture that never comes. */
export const neverSent = '/images/never-sent.jpg'

/** When it is on the first page. A Friday. */
const noon = `${buildDate}T12:00:00+05:30`

/**
 * Comes before the scripts of a page. `moveClock` sets the time; what is listed in `sessionStorage.missing` is not there, as
 * in older browsers.
 */
const setUp = `(() => {
  const System = Date
  let now = System.parse('${noon}')
  globalThis.Date = class extends System {
    constructor(...parts) { parts.length > 0 ? super(...parts) : super(now) }
    static now() { return now }
  }
  globalThis.moveClock = (time) => { now = System.parse(time) }
  for (const name of (sessionStorage.missing ?? '').split(' ')) if (name) delete Element.prototype[name]
})()`

/** Serves the first café's site, which is built before. */
export async function serveClocked(): Promise<ClockedSite> {
  const site = await readSite(built.first)
  const routes = [...site.keys()].filter((file) => file.endsWith('.html')).map(routeOfFile)
  site.set('/set-up.js', setUp)
  const answer = answering(site, (html) => html.replace('<head>', '<head><script src="/set-up.js"></script>'))
  const { server, url } = await listenWith((request, response) => {
    if (request.url !== neverSent) return answer(request, response)
  }, anyPort)
  return {
    at: (route) => url + route,
    routes,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    await Promise.all(
      files.map(
        async (file) => [file.slice(folder.length).replaceAll('\\', '/'), await readFile(file)] as const,
      ),
    ),
  )
}
