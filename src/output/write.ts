/**
 * The only code that writes the site. The new site is assembled in a folder beside the old one, and then both folders
 * change places in one step: readers always see a complete site, also when the build is killed at that moment. Where a
 * system cannot do that, `updateInPlace` changes one file after the other.
 */
import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Messages } from '../diagnostics/messages.ts'
import { bytesOf, type Site, type SiteFile, sizeOf } from '../site.ts'
import { besideOf, exchange, removeFolder, removeLeftovers } from './exchange.ts'
import { errorCode, reportWriteError, targetOf } from './target.ts'

/**
 * Replaces a folder by the site. Files that have not changed are not written again, and a site that has not changed at all
 * is left alone. If that is impossible, a message reports why. `targetOf` refuses folders that are no sites.
 */
export function writeSite(
  site: Site,
  directory: string,
  sources: readonly string[],
  messages: Messages,
): void {
  const target = targetOf(directory, sources, messages)
  if (target === undefined) return
  try {
    replaceOrUpdate(site, target)
  } catch (error) {
    reportWriteError(error, directory, messages)
  }
}

/** A mount point cannot be moved, nor can a folder inside one that this user may not write to. */
const cannotBeMoved = ['EBUSY', 'EACCES', 'EPERM', 'EXDEV', 'EROFS']

function replaceOrUpdate(site: Site, directory: string) {
  const present = filesIn(directory)
  const beside = besideOf(directory)
  try {
    const linked = assemble(site, beside, directory, present)
    const isUnchanged = linked === site.size && linked === present.size
    if (!isUnchanged) exchange(beside, directory)
  } catch (error) {
    removeFolder(beside)
    if (!cannotBeMoved.includes(errorCode(error))) throw error
    updateInPlace(site, directory, present)
    return
  }
  removeFolder(beside)
  removeLeftovers(directory)
}

/** The paths of all files in a folder, as a site names them. */
function filesIn(directory: string): Set<string> {
  if (!existsSync(directory)) return new Set()
  const entries = readdirSync(directory, { withFileTypes: true, recursive: true })
  return new Set(
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => sitePath(directory, join(entry.parentPath, entry.name))),
  )
}

const sitePath = (directory: string, file: string) => file.slice(directory.length).replaceAll('\\', '/')

/**
 * Assembles the site in a new folder. A file of the old site that has the same bytes is linked instead of written.
 *
 * @returns the number of linked files
 */
function assemble(site: Site, beside: string, old: string, present: ReadonlySet<string>): number {
  makeFolder(beside)
  for (const folder of new Set([...site.keys()].map((path) => dirname(beside + path)))) makeFolder(folder)
  let linked = 0
  for (const [path, content] of site) {
    const bytes = joined(content)
    if (present.has(path) && isLinked(old + path, beside + path, bytes)) linked++
    else writeFileSync(beside + path, bytes)
  }
  return linked
}

/**
 * Links a file if it has this content. The content is compared after the link is made: another build may replace the old
 * site at any time.
 */
function isLinked(from: string, to: string, content: Uint8Array): boolean {
  try {
    linkSync(from, to)
  } catch {
    return false
  }
  if (hasContent(to, content)) return true
  rmSync(to)
  return false
}

function hasContent(file: string, content: Uint8Array): boolean {
  const found = forFound.take(content.length + 1)
  const opened = openSync(file, 'r')
  try {
    return found.subarray(0, readSync(opened, found, 0, found.length, 0)).equals(content)
  } finally {
    closeSync(opened)
  }
}

/** The bytes of a file, until the next call. */
function joined(content: SiteFile): Uint8Array {
  if (typeof content === 'string' || content instanceof Uint8Array) return bytesOf(content)
  const bytes = forJoined.take(sizeOf(content))
  let at = 0
  for (const chunk of content) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** A buffer that is reused for each file: new memory for each of thousands takes twice the time. */
class ReusedBuffer {
  #buffer = Buffer.alloc(0)

  /** @returns `size` bytes, not cleared */
  take(size: number): Buffer {
    if (size > this.#buffer.length) this.#buffer = Buffer.alloc(2 * size)
    return this.#buffer.subarray(0, size)
  }
}

const forJoined = new ReusedBuffer()
const forFound = new ReusedBuffer()

/**
 * Changes only the files that differ, each in one step. In this order, the site works at every moment: first what pages
 * need, then the pages, then removed files are deleted.
 */
function updateInPlace(site: Site, directory: string, present: ReadonlySet<string>) {
  const changed = [...site].filter(
    ([path, content]) => !present.has(path) || !hasContent(directory + path, bytesOf(content)),
  )
  const isPage = ([path]: [string, SiteFile]) => path.endsWith('.html')
  for (const [path, content] of [...changed.filter((file) => !isPage(file)), ...changed.filter(isPage)]) {
    const file = directory + path
    const unfinished = join(dirname(file), `.${process.pid}-${basename(file)}`)
    try {
      makeFolder(dirname(file))
      writeFileSync(unfinished, bytesOf(content))
      renameSync(unfinished, file)
    } finally {
      rmSync(unfinished, { force: true })
    }
  }
  for (const path of present) if (!site.has(path)) rmSync(directory + path, { force: true })
}

/** Makes a folder and those above it, one at a time: for several at once, Node does not report a read-only disk. */
function makeFolder(path: string) {
  if (statSync(path, { throwIfNoEntry: false })) return
  makeFolder(dirname(path))
  mkdirSync(path)
}
