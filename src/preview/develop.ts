/**
 * The preview that keeps up (`npm run dev`): every change of the content builds the whole site again, in memory and with
 * the same code as a build, and every open page loads it. What is wrong is shown in the page and in the terminal; the
 * last good site stays until it is mended.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { nextTurn } from '../memo.ts'
import type { Options } from '../options.ts'
import { describeChange, type Outcome, reportOf } from '../report.ts'
import { bytesOf, isKept, type Site, type SiteFile } from '../site.ts'
import { openPageChannel } from './pageChannel.ts'
import { createRebuilds } from './rebuilds.ts'
import { rehearse } from './rehearse.ts'
import { answering, listenWith, pageAt } from './serve.ts'
import { watch } from './watch.ts'

export interface Preview {
  url: string
  close(): Promise<void>
}

interface Surroundings {
  /** Says something to whoever started it. */
  print(text: string): void
  /** Starts this program anew, with its changed code; undefined where that cannot be done. */
  restart?: ((port: number) => void) | undefined
}

/** What was saved, as it is told, and when (as `performance.now()` tells it). */
interface Save {
  named: string
  since: number
}

/** How long to wait for the rest of a save, in milliseconds. */
const delay = 3
/** When no page has shown a build after so many milliseconds, it is told without. */
const patience = 2000
/** For so long after a change, nothing else is begun. In milliseconds. */
const timeOfSave = 2000
/** How long a page may take before the site is checked, which would keep it waiting. In milliseconds. */
const timeToLoad = 250

/**
 * Builds, serves and watches until it is closed.
 *
 * @param build the generator; a mistake of its code is shown like one of the content
 */
export async function develop(
  options: Options,
  build: (
    options: Options,
    progress: undefined,
    show: (site: Site) => Promise<void>,
    pause?: () => Promise<void>,
  ) => Promise<Outcome>,
  { print, restart }: Surroundings,
): Promise<Preview> {
  const started = performance.now()
  let site: Site | undefined
  let builds = 0
  let said = ''
  /** The warnings of the last site that is right. */
  let warned: ReadonlySet<string> = new Set()
  let wasToldToPages = false
  /** The save whose page has not been seen yet. */
  let waiting:
    | (Save & { build: string; toldAt: number; timer: NodeJS.Timeout; resolve: () => void })
    | undefined

  const channel = await openPageChannel(join(options.root, 'client/dev/main.ts'), (shown, ago) => {
    if (waiting?.build === shown) tellTime('→', ago)
  })
  const tellTime = (arrow: string, ago = 0) => {
    if (!waiting) return
    const { named, since, toldAt } = waiting
    const shownAt = Math.max(toldAt, performance.now() - Math.max(ago, 0))
    print(`${named} ${arrow} ${Math.round(shownAt - since)} ms`)
    stopWaiting()
  }
  const stopWaiting = () => {
    clearTimeout(waiting?.timer)
    waiting?.resolve()
    waiting = undefined
  }

  const rebuild = async (changed: readonly string[], since: number) => {
    // Of two builds at once, the older one could be done last, and stay.
    await starting
    if (changed.some((path) => isCode(path, options.root)) && (await canRestart())) return
    const before = buildName()
    wasToldToPages = false
    const saved = `Saved ${named(changed)}`
    const { errors, outcome, isOvertaken } = await attempt({ named: saved, since }, pause)
    if (isOvertaken) return
    if (errors !== said && errors) print(errors)
    const news = outcome && !errors ? newWarnings(outcome) : ''
    if (news) print(news)
    channel.tell({ build: buildName(), errors })
    said = errors
    const time = millisecondsSince(since)
    if (errors && buildName() === before) print(`${saved} → ${time}, and the last good site stays`)
    else if (buildName() === before) print(`${saved} → nothing on the site changed`)
    else if (!wasToldToPages) print(`${saved} → built in ${time}; no page is open`)
  }

  /**
   * Serves a site whose content is right, and lets open pages load it before the site is checked: whoever saved something
   * wants to see it, and a broken link can be told a moment later.
   */
  const show = (save: Save) => async (next: Site) => {
    if (site && isSame(site, next)) return
    site = next
    builds++
    const build = buildName()
    wasToldToPages = channel.listeners > 0
    // Of two saves in a row, only the later one can still be seen.
    stopWaiting()
    if (!wasToldToPages) return
    const isShown = new Promise<void>((resolve) => {
      waiting = {
        ...save,
        build,
        toldAt: performance.now(),
        timer: setTimeout(() => tellTime('→ no page answered within'), patience),
        resolve,
      }
      setTimeout(resolve, timeToLoad)
    })
    channel.tell({ build, errors: '' }, (address) => {
      const page = pageAt(address, next)
      return page && channel.withScript(page, build)
    })
    await isShown
  }

  /** What was not told before, wherever it stands now. */
  const newWarnings = (outcome: Outcome) => {
    const before = warned
    warned = new Set(outcome.messages.all.map(wordsOf))
    return reportOf(outcome, (message) => !before.has(wordsOf(message)))
  }

  const buildName = () => (site ? `${process.pid}.${builds}` : '')

  /** Lets in what waits, such as a page that loads. What was saved meanwhile is checked with all the rest. */
  const pause = async () => {
    await nextTurn()
    if (rebuilds.isWaiting) throw overtaken
  }

  /** One build; time goes on from the instant that the options name. */
  const attempt = async (
    save: Save,
    pause?: () => Promise<void>,
  ): Promise<{ errors: string; outcome?: Outcome; isOvertaken?: true }> => {
    const now = new Date(options.now.getTime() + performance.now() - started)
    try {
      const outcome = await build({ ...options, now }, undefined, show(save), pause)
      return { errors: outcome.messages.hasErrors ? reportOf(outcome) : '', outcome }
    } catch (error) {
      if (error === overtaken) return { errors: '', isOvertaken: true }
      return { errors: `The generator itself failed.\n\n${stackOf(error)}` }
    }
  }

  /** Starts the new code if it can be loaded: asking it for its usage bundles and loads all of it. */
  const canRestart = async () => {
    if (!restart) {
      print('The generator changed: stop this and start it again.')
      return false
    }
    try {
      await promisify(execFile)(process.execPath, [join(options.root, 'src/run.mjs'), '--help'])
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
  let starting: Promise<unknown> = Promise.resolve()
  const server = await listenWith(async (request, response) => {
    if (channel.answers(request, response)) return
    await firstBuild
    if (!site) {
      response.writeHead(503, { 'content-type': 'text/html;charset=utf-8' })
      response.end(channel.withScript('<!doctype html><title>…</title><body></body>', ''))
      return
    }
    if (answeredSite !== site) {
      const shown = buildName()
      answer = answering(site, (html) => channel.withScript(html, shown))
      answeredSite = site
    }
    answer(request, response)
  }, options.port)

  // Watched before the first build, so that nothing is saved unseen.
  const rebuilds = createRebuilds(rebuild, delay)
  let lastChange = Number.NEGATIVE_INFINITY
  const code = ['templates', 'client', 'src', 'build.ts'].map((path) => join(options.root, path))
  const watcher = await watch([options.content, options.public, ...code], (path) => {
    lastChange = performance.now()
    rebuilds.changed(path)
  })
  const firstAttempt = attempt({ named: 'Started', since: started })
  firstBuild = firstAttempt
  // What a build does for the second time, V8 has compiled: else the first save would take twice as long.
  starting = firstAttempt.then(() => attempt({ named: 'Started', since: started }))
  const first = await firstAttempt
  said = first.errors
  if (first.outcome && !first.errors) newWarnings(first.outcome)
  if (first.outcome) print(first.errors || reportOf(first.outcome))
  else print(first.errors)
  if (first.outcome?.nextChange) print(describeChange(first.outcome.nextChange))
  channel.tell({ build: buildName(), errors: first.errors })
  await starting
  print(`Open ${server.url}; it keeps up with what you save. Ctrl+C ends it.`)
  let isOver = false
  const isBusy = () => performance.now() - lastChange < timeOfSave
  // What is wrong with the content is the build's to tell.
  rehearse(options, () => isOver, isBusy).catch(() => {})

  return {
    url: server.url,
    async close() {
      isOver = true
      rebuilds.stop()
      await watcher.close()
      stopWaiting()
      channel.close()
      server.server.closeAllConnections()
      server.server.close()
    },
  }
}

/** Ends the checks of a save when the next one comes. */
const overtaken = new Error('overtaken by the next save')

const wordsOf = ({ file, reason }: { file?: string | undefined; reason: string }) => `${file} ${reason}`

const millisecondsSince = (instant: number) => `${Math.round(performance.now() - instant)} ms`

/** The generator's own code; styles and the visitors' scripts are bundled anew by every build that needs it. */
const isCode = (path: string, root: string) =>
  /^(build\.ts|src\/.*|client\/dev\/.*|templates\/.*\.tsx?)$/.test(relative(root, path).replaceAll('\\', '/'))

/** Feeds, maps, calendars and the like follow from the pages, and are not made to be compared. */
const isSame = (one: Site, other: Site) =>
  one.size === other.size &&
  [...one].every(([path, content]) => /\.(xml|txt|json|ics)$/.test(path) || isEqual(content, other.get(path)))

const isEqual = (one: SiteFile, other: SiteFile | undefined) =>
  one === other ||
  (other !== undefined &&
    (isKept(one) && isKept(other)
      ? one.key === other.key
      : !isKept(one) && !isKept(other) && Buffer.compare(bytesOf(one), bytesOf(other)) === 0))

/** At most three of the files, as a person would open them; what an editor wrote for a moment only counts for nothing. */
function named(paths: readonly string[]): string {
  const there = paths.filter((path) => existsSync(path))
  const names = (there.length > 0 ? there : paths).map((path) => relative(process.cwd(), path))
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
