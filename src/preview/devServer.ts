/**
 * The dev server (`npm run dev`). Every save builds the whole site again, in memory and with the code of a real build, and
 * open pages update. Errors are shown in the page and in the terminal; the last good site stays until they are corrected.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import { type GuideCache, guidesInMemory } from '../pages/guides.ts'
import { describeChange, type Outcome, reportOf } from '../report.ts'
import { bytesOf, type Site } from '../site.ts'
import { openLiveUpdates } from './liveUpdate.ts'
import { createRebuilds } from './rebuilds.ts'
import { answering, listenWith } from './serve.ts'
import { watch } from './watch.ts'

export interface RenderedSite {
  site: Site
  messages: Messages
}

/** The generator as the dev server uses it: what `render` returns is shown before `check` looks at it. */
export interface Generator<Rendered extends RenderedSite> {
  render(options: Options, cache: GuideCache): Promise<Rendered>
  check(rendered: Rendered, options: Options): Promise<Outcome>
}

export interface DevServer {
  url: string
  close(): Promise<void>
}

interface Environment {
  /** Prints a text in the terminal. */
  print(text: string): void
  /** Starts this program again, with its changed code; undefined where that is not possible. */
  restart?: ((port: number) => void) | undefined
}

/** How long to collect the files of one save, in milliseconds. */
const delay = 3
/** How long pages may fetch the new site before the checks occupy the process, in milliseconds. */
const timeToLoad = 50

/**
 * Builds, serves and watches until it is closed.
 *
 * @returns when the first build is done and every later save will be seen
 */
export async function startDevServer<Rendered extends RenderedSite>(
  options: Options,
  generator: Generator<Rendered>,
  { print, restart }: Environment,
): Promise<DevServer> {
  const started = performance.now()
  const pages = await openLiveUpdates(join(options.root, 'client/dev/main.ts'))
  const guides = guidesInMemory()
  /** The last good site. */
  let site: Site | undefined
  let builds = 0
  let errors = ''
  /** The warnings about the last good site. */
  let warnings: ReadonlySet<string> = new Set()

  const buildName = () => (site ? `${process.pid}.${builds}` : '')
  const updatePages = () => pages.update({ build: buildName(), errors })

  /**
   * Builds once, and shows a site without errors before it is checked.
   *
   * @param onRendered is called when the pages are updated
   * @returns the outcome; undefined when the generator itself failed, which `errors` then says
   */
  async function build(onRendered: (isChanged: boolean) => void = () => {}): Promise<Outcome | undefined> {
    const now = new Date(options.now.getTime() + performance.now() - started)
    try {
      const rendered = await generator.render({ ...options, now }, guides)
      if (!rendered.messages.hasErrors) {
        const isChanged = !site || !looksTheSame(site, rendered.site)
        if (isChanged) {
          site = rendered.site
          builds++
          errors = ''
          updatePages()
        }
        onRendered(isChanged)
        if (isChanged) await wait(timeToLoad)
      }
      const outcome = await generator.check(rendered, options)
      errors = outcome.messages.hasErrors ? reportOf(outcome) : ''
      return outcome
    } catch (error) {
      errors = `The generator itself failed.\n\n${stackOf(error)}`
      return undefined
    }
  }

  async function rebuild(changed: readonly string[], since: number) {
    await firstBuild
    if (changed.some((path) => isCode(path, options.root)) && (await tryToRestart())) return
    const save = `Saved ${listOf(changed)}`
    const time = () => `${Math.round(performance.now() - since)} ms`
    const before = errors
    let isRendered = false
    const outcome = await build((isChanged) => {
      isRendered = true
      print(`${save}: ${isChanged ? 'pages updated' : 'nothing on the site changed'} (${time()})`)
    })
    if (errors && errors !== before) print(errors)
    if (!isRendered) print(`${save}: the last good site stays (${time()})`)
    if (outcome && !errors) printNewWarnings(outcome)
    updatePages()
  }

  /** Prints the warnings that the last good site did not have, wherever in the file they are now. */
  function printNewWarnings(outcome: Outcome) {
    const before = warnings
    warnings = new Set(outcome.messages.all.map(textOfMessage))
    const report = reportOf(outcome, (message) => !before.has(textOfMessage(message)))
    if (report) print(report)
  }

  /** Restarts if the new code loads: `--help` bundles and loads all of it. */
  async function tryToRestart(): Promise<boolean> {
    if (!restart) {
      print('The generator changed. Stop the dev server and start it again.')
      return false
    }
    try {
      await promisify(execFile)(process.execPath, [join(options.root, 'src/run.mjs'), '--help'])
      restart(Number(new URL(server.url).port))
    } catch (error) {
      errors = `The generator cannot be started.\n\n${stackOf(error)}`
      print(errors)
      updatePages()
    }
    return true
  }

  let firstBuild: Promise<unknown> = Promise.resolve()
  const server = await listenWith(async (request, response) => {
    if (pages.answers(request, response)) return
    await firstBuild
    if (site) {
      const build = buildName()
      answering(site, (html) => pages.withScript(html, build))(request, response)
      return
    }
    response.writeHead(503, { 'content-type': 'text/html;charset=utf-8' })
    response.end(pages.withScript('<!doctype html><title>…</title><body></body>', ''))
  }, options.port)

  // Watched before the first build, so that no save is missed.
  const rebuilds = createRebuilds(rebuild, delay)
  const code = ['templates', 'client', 'src', 'build.ts'].map((path) => join(options.root, path))
  const watcher = await watch([options.content, options.public, ...code], (path) => rebuilds.changed(path))

  const first = build()
  firstBuild = first
  const outcome = await first
  if (outcome && !errors) printNewWarnings(outcome)
  if (errors) print(errors)
  if (outcome?.nextChange) print(describeChange(outcome.nextChange))
  updatePages()
  print(`Open ${server.url}; open pages update when you save. Press Ctrl+C to stop.`)

  return {
    url: server.url,
    async close() {
      rebuilds.stop()
      await watcher.close()
      pages.close()
      server.server.closeAllConnections()
      server.server.close()
    },
  }
}

const textOfMessage = ({ file, reason }: { file?: string | undefined; reason: string }) => `${file} ${reason}`

/** The generator's own code. Styles and the scripts of visitors are bundled again by every build. */
const isCode = (path: string, root: string) =>
  /^(build\.ts|src\/.*|client\/dev\/.*|templates\/.*\.tsx?)$/.test(relative(root, path).replaceAll('\\', '/'))

/** Compares what pages show. Feeds, sitemap, calendars and the like follow from it, and may hold the time of the build. */
const looksTheSame = (one: Site, other: Site) =>
  one.size === other.size &&
  [...one].every(([path, content]) => {
    const next = other.get(path)
    if (content === next || /\.(xml|txt|json|ics)$/.test(path)) return true
    return next !== undefined && Buffer.compare(bytesOf(content), bytesOf(next)) === 0
  })

/** At most three files, by their paths from the working directory; temporary files of editors only if there are no others. */
function listOf(paths: readonly string[]): string {
  const existing = paths.filter((path) => existsSync(path))
  const names = (existing.length > 0 ? existing : paths).map((path) => relative(process.cwd(), path))
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
