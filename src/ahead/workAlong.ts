/** The other thread of a build, which makes guides and pages from the last to the first, and then writes pages (`workAhead`). */
import { once } from 'node:events'
import { closeSync, openSync, writevSync } from 'node:fs'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { findWords } from '../assets/guideIndex.ts'
import { compileContent } from '../content/content.ts'
import { publish } from '../content/publish.ts'
import { dateIn } from '../content/schedule.ts'
import { readSource } from '../content/source.ts'
import { Messages } from '../diagnostics/messages.ts'
import { setFlagsOfTwoThreads } from '../engineFlags.mjs'
import { generator } from '../generator.ts'
import { openKept } from '../keep.ts'
import type { Options } from '../options.ts'
import { listRoutes } from '../pages/routes.ts'
import { createViews, type Pictures, type Search } from '../pages/views.ts'
import { inOrder, roomForOwn, type Surrounding } from '../render/pageOfPieces.ts'
import { type HeadFiles, renderPages } from '../render/pages.ts'
import type { Store } from '../store.ts'

export interface Task {
  options: Options
  /** Which code made the results of the build; those of another one must not be among them. */
  generator: string
  /** What either thread has made. */
  results: MessagePort
  /** A 1 as soon as this thread has nothing left to make. */
  isIdle: Int32Array
}

/** What this thread is told once it is known. */
export interface Said {
  pictures: Pictures
  search: Search
  headFiles: HeadFiles
}

/** Pages that this thread may write. */
export interface Writing {
  folder: string
  surroundings: Pick<Surrounding, 'beforeHead' | 'beforeBody' | 'end'>[]
  pages: { path: string; ownKey: string; headBytes: number; surrounding: number }[]
}

export const isTask = (data: unknown): data is Task =>
  typeof data === 'object' && data !== null && 'options' in data && 'results' in data

/** Does nothing where the code was changed since the build began. */
export async function workAlong({ options, generator: wanted, results, isIdle }: Task): Promise<void> {
  if (wanted !== generator || !parentPort) return
  setFlagsOfTwoThreads()
  const said = once(parentPort, 'message')
  const store = openKept(options, true)
  store.share(results)
  // The build itself tells what is wrong.
  const messages = new Messages()
  const { folder, files } = readSource(options.content, messages)
  const written = compileContent({ folder, files: new Map([...files].reverse()) }, messages)
  const today = dateIn(written.site.timeZone, options.now)
  const content = publish(written, today)
  findWords(content.posts.toReversed())

  const [heard]: Said[] = await said
  if (!heard) return
  const { pictures, search, headFiles } = heard
  const views = createViews(content, pictures, search, today)
  const routes = listRoutes(content, views, pictures, today).reverse()
  for (const { own } of renderPages(routes, content, pictures, headFiles)) own.facts

  const asked = once(parentPort, 'message')
  Atomics.store(isIdle, 0, 1)
  const [writing]: Writing[] = await asked
  parentPort.postMessage(writing ? writePages(writing, store) : [])
}

/**
 * @param store where the results of both threads lie
 * @returns the paths of those that were written; what went wrong with the others, the build finds out and tells
 */
export function writePages({ folder, surroundings, pages }: Writing, store: Store): string[] {
  const written: string[] = []
  for (const { path, ownKey, headBytes, surrounding } of pages) {
    const entry = store.find(ownKey)
    const own = entry && store.textOf(entry, roomForOwn)
    const around = surroundings[surrounding]
    if (!own || !around) continue
    try {
      if (!writeWhole(folder + path, inOrder(own, headBytes, around))) break
    } catch {
      break
    }
    written.push(path)
  }
  return written
}

/** @returns false where the disk took only a part of it */
function writeWhole(path: string, pieces: readonly Uint8Array[]): boolean {
  const file = openSync(path, 'w')
  try {
    return writevSync(file, pieces) === pieces.reduce((sum, { length }) => sum + length, 0)
  } finally {
    closeSync(file)
  }
}
