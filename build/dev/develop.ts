/**
 * The preview that keeps up (`npm run dev`): every change of the content builds the whole site again, in memory and with
 * the same code as a build, and every open page loads it. What is wrong is shown in the page and in the terminal; the
 * last good site stays until it is mended.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Options } from '../options.ts'
import { describeChange, type Outcome, reportOf } from '../print.ts'
import { answering, listenWith } from '../serve.ts'
import { bytesOf, type Site } from '../site/site.ts'
import { openPageChannel } from './pageChannel.ts'
import { createRebuilds } from './rebuilds.ts'
import { watch } from './watch.ts'

export interface Preview {
  url: string
  close(): Promise<void>
}

type Content = Parameters<typeof bytesOf>[0]

interface Surroundings {
  /** Says something to whoever started it. */
  print(text: string): void
  /** Starts this program anew, with its changed code; undefined where that cannot be done. */
  restart?: ((port: number) => void) | undefined
}

/** How long to wait for the rest of a save, in milliseconds. */
const delay = 5
/** When no page has shown a build after so many milliseconds, it is told without. */
const patience = 2000

/**
 * Builds, serves and watches until it is closed.
 *
 * @param build the generator; a mistake of its code is shown like one of the content
 */
export async function develop(
  options: Options,
  build: (options: Options) => Promise<Outcome>,
  { print, restart }: Surroundings,
): Promise<Preview> {
  const started = performance.now()
  let site: Site | undefined
  let builds = 0
  let said = ''
  let changedAt = started
  let waiting: { build: string; saved: string; timer: NodeJS.Timeout } | undefined

  const channel = await openPageChannel(join(options.root, 'client/dev.ts'), (shown) => {
    if (waiting?.build === shown) tellTime('→')
  })
  const tellTime = (arrow: string) => {
    if (!waiting) return
    clearTimeout(waiting.timer)
    print(`${waiting.saved} ${arrow} ${Math.round(performance.now() - changedAt)} ms`)
    waiting = undefined
  }

  const rebuild = async (changed: readonly string[]) => {
    if (changed.some((path) => isCode(path, options.root)) && (await canRestart())) return
    const { next, errors } = await attempt()
    const saved = `Saved ${named(changed)}`
    if (errors !== said && errors) print(errors)
    said = errors
    if (errors) {
      channel.tell({ build: buildName(), errors })
      print(`${saved} → ${Math.round(performance.now() - changedAt)} ms, and the last good site stays`)
    } else if (site && next && isSame(site, next)) {
      channel.tell({ build: buildName(), errors })
      print(`${saved} → nothing on the site changed`)
    } else {
      site = next
      builds++
      const build = buildName()
      if (channel.listeners > 0) {
        waiting = { build, saved, timer: setTimeout(() => tellTime('→ no page answered within'), patience) }
        channel.tell({ build, errors })
      } else {
        channel.tell({ build, errors })
        print(`${saved} → built in ${Math.round(performance.now() - changedAt)} ms; no page is open`)
      }
    }
  }

  const buildName = () => (site ? `${process.pid}.${builds}` : '')

  /** One build; time goes on from the instant that the options name. */
  const attempt = async (): Promise<{ next: Site | undefined; errors: string; outcome?: Outcome }> => {
    const now = new Date(options.now.getTime() + performance.now() - started)
    try {
      const outcome = await build({ ...options, now })
      const failed = outcome.messages.hasErrors
      return {
        next: failed ? undefined : outcome.site,
        errors: failed ? reportOf(outcome) : '',
        outcome,
      }
    } catch (error) {
      return { next: undefined, errors: `The generator itself failed.\n\n${stackOf(error)}` }
    }
  }

  /** Starts the new code if it can be loaded: asking it for its usage bundles and loads all of it. */
  const canRestart = async () => {
    if (!restart) {
      print('The generator changed: stop this and start it again.')
      return false
    }
    try {
      await promisify(execFile)(process.execPath, [join(options.root, 'build/run.mjs'), '--help'])
    } catch (error) {
      const errors = `The generator cannot be started.\n\n${stackOf(error)}`
      print(errors)
      channel.tell({ build: buildName(), errors })
      return true
    }
    restart(Number(new URL(server.url).port))
    return true
  }

  let answer = answering(new Map())
  let answeredSite: Site | undefined
  let firstBuild: Promise<unknown> = Promise.resolve()
  const server = await listenWith(async (request, response) => {
    if (channel.answers(request, response)) return
    await firstBuild
    if (!site) {
      response.writeHead(503, { 'content-type': 'text/html;charset=utf-8' })
      response.end(channel.withScript('<!doctype html><title>…</title><body></body>'))
      return
    }
    if (answeredSite !== site) {
      answer = answering(site, channel.withScript)
      answeredSite = site
    }
    answer(request, response)
  }, options.port)

  // Watched before the first build, so that nothing is saved unseen.
  const rebuilds = createRebuilds(rebuild, delay)
  let lastReported = Number.NEGATIVE_INFINITY
  const code = ['templates', 'client', 'build', 'build.ts'].map((path) => join(options.root, path))
  const watcher = await watch([options.content, options.public, ...code], (path) => {
    if (performance.now() - lastReported > delay * 2 && !waiting) changedAt = performance.now()
    lastReported = performance.now()
    rebuilds.changed(path)
  })
  const firstAttempt = attempt()
  firstBuild = firstAttempt
  const first = await firstAttempt
  site = first.next
  said = first.errors
  if (first.outcome) print(first.errors || reportOf(first.outcome))
  else print(first.errors)
  if (first.outcome?.nextChange) print(describeChange(first.outcome.nextChange))
  channel.tell({ build: buildName(), errors: first.errors })
  print(`Open ${server.url}; it keeps up with what you save. Ctrl+C ends it.`)

  return {
    url: server.url,
    async close() {
      rebuilds.stop()
      await watcher.close()
      if (waiting) clearTimeout(waiting.timer)
      channel.close()
      server.server.closeAllConnections()
      server.server.close()
    },
  }
}

/** The generator's own code; styles and the visitors' scripts are bundled anew by every build that needs it. */
const isCode = (path: string, root: string) =>
  /^(build\.ts|build\/.*|client\/dev\.ts|templates\/.*\.tsx?)$/.test(
    relative(root, path).replaceAll('\\', '/'),
  )

const isSame = (one: Site, other: Site) =>
  one.size === other.size && [...one].every(([path, content]) => isEqual(content, other.get(path)))

const isEqual = (one: Content, other: Content | undefined) =>
  one === other ||
  (other !== undefined &&
    (one instanceof Uint8Array || other instanceof Uint8Array
      ? Buffer.compare(bytesOf(one), bytesOf(other)) === 0
      : typeof one === 'object' && typeof other === 'object' && one.hash === other.hash))

/** At most three of the files, as a person would open them; what an editor wrote for a moment only counts for nothing. */
function named(paths: readonly string[]): string {
  const there = paths.filter((path) => existsSync(path))
  const names = (there.length > 0 ? there : paths).map((path) => relative(process.cwd(), path))
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
