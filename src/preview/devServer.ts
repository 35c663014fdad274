/**
 * The dev server (`npm run dev`). Every save builds the whole site in memory, with the code of a real build, and open pages
 * reload. Errors are shown in the page and in the terminal; the last good site is served until they are corrected.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Options } from '../options.ts'
import type { GuideCache } from '../pages/readGuides.ts'
import { print } from '../print.ts'
import type { RenderedSite } from '../renderedSite.ts'
import { type Rendered, reportOf } from '../report.ts'
import { runProgram } from '../runProgram.ts'
import { bytesOf, type Site } from '../siteFiles.ts'
import type { Listener } from './guard.ts'
import { type LiveUpdates, openLiveUpdates } from './liveUpdate.ts'
import { createRebuilds } from './rebuilds.ts'
import { answering, listenWith } from './serve.ts'
import { watch } from './watch.ts'

/** The generator. The result of `render` is shown before `check` examines it. */
export interface Generator {
  render(options: Options, cache: GuideCache): Promise<Rendered>
  check(built: RenderedSite, options: Options): unknown
}

export type DevServer = Awaited<ReturnType<typeof startDevServer>>

interface Environment {
  print(text: string): void
  /** Restarts the process with the changed code; undefined where that is not possible. */
  restart?: (() => void) | undefined
}

/** The exit code after which src/run.mjs starts this process again. */
const restartCode = 75

/** The process of `npm run dev`: runs until Ctrl+C, and restarts when the generator's code changed. */
export async function runPreview(options: Options, generator: Generator) {
  const end = (code: number) => server.close().then(() => process.exit(code))
  // There is an IPC channel only when src/run.mjs is the parent, which can restart this process.
  const restart = process.connected ? () => end(restartCode) : undefined
  const server = await startDevServer(options, generator, { print, restart })
  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  process.on('disconnect', () => end(0))
}

/** How long to collect the changes of one save, in milliseconds. */
const delay = 3
/** How long pages may fetch the new site before the checks block the process, in milliseconds. */
const timeToLoad = 50

/**
 * Builds, serves and watches until it is closed.
 *
 * @returns after the first build; every later save is noticed
 */
export async function startDevServer(
  options: Options,
  generator: Generator,
  { print, restart }: Environment,
) {
  const pages = await openLiveUpdates(join(options.root, 'src/preview/browser/main.ts'))
  const preview = new Preview(options, generator, pages, print)
  let firstBuild: Promise<unknown> = Promise.resolve()
  const { server, url } = await listenWith(
    async (request, response) => {
      if (pages.answers(request, response)) return
      await firstBuild
      await preview.answer(request, response)
    },
    options.port,
    options.allowedHosts,
  )

  const rebuilds = createRebuilds(async (changed, since) => {
    await firstBuild
    if (changed.some((path) => isCode(path, options.root))) {
      if (restart) return restartWith(restart)
      print('The generator changed. Stop the dev server and start it again.')
    }
    const time = () => Math.round(performance.now() - since)
    await preview.build((result) => print(`Saved ${listOf(changed)}: ${result} (${time()} ms)`))
  }, delay)
  function restartWith(restart: () => void) {
    const failure = loadGenerator(options.root)
    if (failure) preview.showError(failure)
    else restart()
  }

  // Watching begins before the first build, so that no save is missed.
  const code = ['templates', 'client', 'src', 'build.ts'].map((path) => join(options.root, path))
  const watcher = await watch([options.content, options.public, ...code], (path) => rebuilds.changed(path))

  firstBuild = preview.build()
  await firstBuild
  print(`Open ${url}; open pages reload when you save. Press Ctrl+C to stop.`)
  return {
    url,
    async close() {
      rebuilds.stop()
      await watcher.close()
      pages.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The last good site, and the errors of the latest build. */
class Preview {
  readonly #started = performance.now()
  readonly #guides: GuideCache = new Map()
  #site: Site | undefined
  /** Identifies the last good site; empty before there is one. */
  #name = ''
  #errors = ''
  /** The warnings about the last good site. */
  #warnings: ReadonlySet<string> = new Set()

  constructor(
    private readonly options: Options,
    private readonly generator: Generator,
    private readonly pages: LiveUpdates,
    private readonly print: (text: string) => void,
  ) {}

  /** Responds with the last good site; before there is one, with an empty page that shows the errors. */
  answer: Listener = (request, response) => {
    const withScript = (html: string) => this.pages.withScript(html, this.#name)
    if (this.#site) return answering(this.#site, withScript)(request, response)
    response.writeHead(503, { 'content-type': 'text/html;charset=utf-8' })
    response.end(withScript('<!doctype html><title>…</title><body></body>'))
  }

  /**
   * Builds, prints what is new and reloads open pages.
   *
   * @param onResult receives the result in words, before the checks
   */
  async build(onResult: (result: string) => void = () => {}): Promise<Rendered | undefined> {
    const before = this.#errors
    const outcome = await this.#renderAndCheck(onResult)
    if (this.#errors && this.#errors !== before) this.print(this.#errors)
    if (outcome && !this.#errors) this.#printNewWarnings(outcome)
    this.#updatePages()
    return outcome
  }

  showError(text: string) {
    this.#errors = text
    this.print(text)
    this.#updatePages()
  }

  /**
   * A site without errors is shown before it is checked.
   *
   * @returns undefined when the generator failed, with the failure as `#errors`
   */
  async #renderAndCheck(onResult: (result: string) => void): Promise<Rendered | undefined> {
    const now = new Date(this.options.now.getTime() + performance.now() - this.#started)
    try {
      const rendered = await this.generator.render({ ...this.options, now }, this.#guides)
      const { built, messages } = rendered
      if (!built || messages.hasErrors) onResult('the last good site stays')
      else if (this.#site && looksTheSame(this.#site, built.site)) onResult('nothing on the site changed')
      else {
        this.#site = built.site
        this.#name = randomUUID()
        this.#errors = ''
        this.#updatePages()
        onResult('pages updated')
        await wait(timeToLoad)
      }
      if (built) this.generator.check(built, this.options)
      this.#errors = messages.hasErrors ? reportOf(rendered) : ''
      return rendered
    } catch (error) {
      this.#errors = `The generator itself failed; the last good site stays.\n\n${stackOf(error)}`
      return undefined
    }
  }

  #updatePages() {
    this.pages.update({ build: this.#name, errors: this.#errors })
  }

  /** Prints the warnings that the last good site did not have, even if their lines changed. */
  #printNewWarnings(outcome: Rendered) {
    const before = this.#warnings
    this.#warnings = new Set(outcome.messages.all.map(textOfMessage))
    const report = reportOf(outcome, (message) => !before.has(textOfMessage(message)))
    if (report) this.print(report)
  }
}

/** Loads the changed generator in another process (`--help` bundles and loads all of it); returns its error, if any. */
function loadGenerator(root: string): string | undefined {
  const { error } = runProgram(process.execPath, [join(root, 'src/run.mjs'), '--help'])
  return error && `The generator cannot be started.\n\n${error}`
}

const textOfMessage = ({ file, reason }: { file?: string | undefined; reason: string }) => `${file} ${reason}`

/** Whether a file is code that needs a restart. Styles and client scripts are bundled again by every build. */
const isCode = (path: string, root: string) =>
  /^(build\.ts|src\/.*|templates\/.*\.tsx?)$/.test(relative(root, path).replaceAll('\\', '/'))

/** Compares what pages show. Feeds, sitemap and calendars depend on it, and may contain the time of the build. */
const looksTheSame = (one: Site, other: Site) =>
  one.size === other.size &&
  [...one].every(([path, content]) => {
    const next = other.get(path)
    if (content === next || /\.(xml|txt|json|ics)$/.test(path)) return true
    return next !== undefined && Buffer.compare(bytesOf(content), bytesOf(next)) === 0
  })

/** At most three paths, relative to the working directory; removed files, such as temporary ones, only if no others changed. */
function listOf(paths: readonly string[]): string {
  const existing = paths.filter((path) => existsSync(path))
  const names = (existing.length > 0 ? existing : paths).map((path) => relative(process.cwd(), path))
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
