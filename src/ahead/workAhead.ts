/**
 * Both cores for a build that has much to make. A second thread does the same as the build, from the last guide to the
 * first, and each of the two tells the other what it has made, until they meet. Nothing depends on it: results are known
 * by all that they are made of, so one of the other thread is the same as one's own, and what it does not get to is made
 * here.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Source } from '../content/source.ts'
import { setBuildFlags, unsetFlags } from '../engineFlags.mjs'
import { generator } from '../generator.ts'
import type { Options } from '../options.ts'
import { PageOfPieces, type Surrounding } from '../render/pageOfPieces.ts'
import type { Site } from '../site.ts'
import type { Store } from '../store.ts'
import type { Said, Task, Writing } from './workAlong.ts'

/** Starting the thread takes as long as making about this many results. */
const worthIt = 250

export interface WorkAhead {
  /** Hands over what the other thread does not find out by itself. */
  say(said: Said): void
  /** Whether there is another thread, and it has nothing else to do. */
  readonly isFree: boolean
  /**
   * Lets it write pages.
   *
   * @param folder where it writes those that are put together from pieces; folders in it are there already
   * @returns the paths of those that it has written in the end
   */
  write(folder: string, pages: Site): Promise<ReadonlySet<string>>
  /** Takes over what was made, and ends the thread. */
  stop(): void
}

/**
 * Starts the thread as soon as it is known to be worth it: not for a build that finds most of its results in the store.
 *
 * @param store where the results lie
 */
export function workAhead(options: Options, store: Store, { files }: Source): WorkAhead {
  let said: Said | undefined
  let worker: Worker | undefined
  const isIdle = new Int32Array(new SharedArrayBuffer(4))
  const start = () => {
    const { port1, port2 } = new MessageChannel()
    const task: Task = { options, generator, results: port2, isIdle }
    // Until the thread runs and sets them again (src/run.mjs): so it begins in half of the time.
    unsetFlags()
    try {
      worker = new Worker(join(options.root, 'src/run.mjs'), {
        workerData: task,
        transferList: [port2],
        resourceLimits: { maxYoungGenerationSizeMb: 16 },
      })
    } catch {
      // The machine gives no more threads.
      setBuildFlags()
      return
    }
    // Whatever is wrong there, is found and told here as well.
    worker.on('error', () => {})
    worker.on('exit', () => {
      worker = undefined
    })
    worker.unref()
    store.share(port1)
    if (said) worker.postMessage(said)
  }
  // From each file something is made, so that there are no fewer results to make than there are more files than results.
  const isKnown = files.size - store.size > worthIt
  if (!options.dev && availableParallelism() > 1) {
    if (isKnown) start()
    else store.whenMade(worthIt, start)
  }
  return {
    say(what) {
      said = what
      worker?.postMessage(said)
    },
    get isFree() {
      return worker !== undefined && Atomics.load(isIdle, 0) === 1
    },
    async write(folder, pages) {
      if (!worker) return new Set()
      const answered = answerOf(worker)
      store.tell()
      worker.postMessage(writingOf(folder, pages))
      return answered
    },
    stop() {
      store.stopSharing()
      worker?.terminate()
    },
  }
}

/** What the thread answers; that nothing was written where it ends before. */
function answerOf(worker: Worker): Promise<ReadonlySet<string>> {
  worker.ref()
  return new Promise((resolve) => {
    worker.once('message', (paths: string[]) => resolve(new Set(paths)))
    worker.once('exit', () => resolve(new Set()))
  })
}

function writingOf(folder: string, site: Site): Writing {
  const numbers = new Map<Surrounding, number>()
  const pages: Writing['pages'] = []
  for (const [path, page] of site) {
    if (!(page instanceof PageOfPieces)) continue
    const { ownKey, headBytes, surrounding } = page.pieces
    const number = numbers.get(surrounding) ?? numbers.size
    numbers.set(surrounding, number)
    pages.push({ path, ownKey, headBytes, surrounding: number })
  }
  const surroundings = [...numbers.keys()].map(({ beforeHead, beforeBody, end }) => ({
    beforeHead,
    beforeBody,
    end,
  }))
  return { folder, surroundings, pages }
}
