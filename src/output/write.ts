/**
 * The only place that writes the site. The new one is put together in a folder beside the old one, and both change places
 * in one step: whoever looks sees the old site or the new one, also when the build is killed at that moment. Where a
 * system cannot do that, `exchange` and `updateInPlace` say what is done instead.
 */
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { WorkAhead } from '../ahead/workAhead.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { readFolder } from '../readFiles.ts'
import { bytesOf, isKept, type Site, type SiteFile, sizeOf } from '../site.ts'
import { exchange } from './exchange.ts'
import { removeFolder } from './removeFolder.ts'
import { keepWritten, readWritten, type Written } from './written.ts'

/** Where a site is to be written. */
export interface Target {
  /** As messages name it. */
  named: string
  directory: string
  /** Whether nothing is there yet. */
  isNew: boolean
}

/**
 * Where the site goes; a folder that holds anything but a site is never replaced.
 *
 * @param directory as it was named
 * @param sources folders that the site is made of; they may neither hold `directory` nor lie in it
 * @returns undefined, with a message, where nothing may be written
 */
export function targetOf(
  directory: string,
  sources: readonly string[],
  messages: Messages,
): Target | undefined {
  const refuse = (reason: string, remedy: string) => {
    messages.error({ file: directory, rule: 'out', reason, remedy })
    return undefined
  }
  try {
    // A link stands for the folder that it leads to.
    const target = realPath(directory)
    const protectedFolders = sources.map(realPath)
    if (protectedFolders.some((source) => isInside(source, target) || isInside(target, source)))
      return refuse('The site would overwrite what it is made of.', 'Name another folder: --out DIR.')
    recover(target)
    const state = stateOf(target)
    if (state === 'file')
      return refuse('There is a file of this name, not a folder.', 'Name another one: --out DIR.')
    if (state === 'something else')
      return refuse(
        'This folder holds something that is not a site, and it would be lost.',
        'Name another one: --out DIR.',
      )
    return { named: directory, directory: target, isNew: state === 'nothing' }
  } catch (error) {
    return refuse(`The site cannot be written: ${causeOf(error)}`, remedyFor(error))
  }
}

/** Pages that are written before it is known whether the site is right: beside the place where it goes. */
export interface Begun {
  pages: Site
  /** The paths of those that are there in the end. */
  written: Promise<ReadonlySet<string>>
}

/**
 * Lets another thread write the pages of a site while this one checks it.
 *
 * @returns undefined where that thread has no time, or the place holds a site, most pages of which may be the same
 */
export function beginWriting(
  { directory, isNew }: Target,
  pages: Site,
  ahead: Pick<WorkAhead, 'isFree' | 'write'>,
): Begun | undefined {
  if (!isNew || !ahead.isFree) return undefined
  const beside = besideOf(directory)
  try {
    makeFolders(beside, pages)
  } catch {
    // It is told when the site is written.
    return undefined
  }
  return { pages, written: ahead.write(beside, pages) }
}

/** Takes away what was begun, where the site turned out to be wrong. */
export async function abandonWriting({ directory }: Target, { written }: Begun): Promise<void> {
  await written
  rmSync(besideOf(directory), { recursive: true, force: true })
}

/**
 * Replaces what is at a place by the site, and leaves it alone where it is that site already.
 *
 * @param begun what was written of it already
 * @param cache where it is remembered what was written
 */
export async function writeSite(
  site: Site,
  { named, directory }: Target,
  begun: Begun | undefined,
  messages: Messages,
  cache: string,
): Promise<void> {
  try {
    const written = readWritten(cache, directory)
    const unchanged = await bringUpToDate(site, directory, written, begun)
    const removed = removeFolder(besideOf(directory))
    if (unchanged.size < site.size || written.isStale) await keepWritten(cache, directory, site, unchanged)
    await removed
  } catch (error) {
    const reason = `The site cannot be written: ${causeOf(error)}`
    messages.error({ file: named, rule: 'out', reason, remedy: remedyFor(error) })
  }
}

/** Most pages have a third of it. In bytes. */
const roomForPage = 1 << 17

/** A site is known by the page that every one has. */
function stateOf(directory: string): 'file' | 'something else' | 'site' | 'nothing' {
  const stats = statSync(directory, { throwIfNoEntry: false })
  if (!stats) return 'nothing'
  if (!stats.isDirectory()) return 'file'
  const names = readdirSync(directory)
  return names.length === 0 ? 'nothing' : names.includes('404.html') ? 'site' : 'something else'
}

/** @returns the files that are still those that were there, and what they look like */
async function bringUpToDate(
  site: Site,
  directory: string,
  written: Written,
  begun: Begun | undefined,
): Promise<ReadonlyMap<string, Stats>> {
  const present = filesIn(directory)
  const unchanged = new Map<string, Stats>()
  const room = Buffer.allocUnsafe(roomForPage)
  for (const [path, content] of site) {
    const stats = present.has(path) && sameFile(directory, path, content, written, room)
    if (stats) unchanged.set(path, stats)
  }
  if (unchanged.size === site.size && present.size === site.size) return unchanged
  try {
    return await replace(site, directory, unchanged, begun)
  } catch (error) {
    // A mount point cannot change its place, nor can a folder in one that only others may write to.
    if (!hasCode(error, 'EBUSY', 'EACCES', 'EPERM', 'EXDEV', 'EROFS')) throw error
    updateInPlace(site, directory, present, unchanged)
    return unchanged
  }
}

/** The paths of all files in a folder, as a site names them. */
function filesIn(directory: string, path = ''): Set<string> {
  const found = new Set<string>()
  if (!statSync(directory + path, { throwIfNoEntry: false })) return found
  for (const entry of readdirSync(directory + path, { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory()) for (const file of filesIn(directory, inner)) found.add(file)
    else found.add(inner)
  }
  return found
}

/** The state of a file when it was found to have this content; undefined when it has another. */
function sameFile(
  directory: string,
  path: string,
  content: SiteFile,
  written: Written,
  room: Buffer,
): Stats | undefined {
  const file = directory + path
  const stats = statSync(file)
  if (!isKept(content))
    return stats.size === sizeOf(content) && readFileSync(file).equals(bytesOf(content)) ? stats : undefined
  const { hash, size } = content
  const isSame =
    written.has(path, stats, hash) || (stats.size === size && readFileSync(file).equals(content.bytes(room)))
  return isSame ? stats : undefined
}

const besideOf = (directory: string) => `${directory}.next-${process.pid}`

/** The folder beside the site in which the next one is put together, with the folders of its files. */
function makeFolders(beside: string, site: Site) {
  mkdirSync(dirname(beside), { recursive: true })
  // One level alone: with several, Node does not say that the disk may only be read.
  if (!statSync(beside, { throwIfNoEntry: false })) mkdirSync(beside)
  const folders = new Set([...site.keys()].map((path) => dirname(join(beside, path))))
  for (const folder of folders) mkdirSync(folder, { recursive: true })
}

/**
 * Leaves the old site beside the new one.
 *
 * @returns those of the unchanged files that could be taken over
 */
async function replace(
  site: Site,
  directory: string,
  unchanged: ReadonlyMap<string, Stats>,
  begun: Begun | undefined,
): Promise<ReadonlyMap<string, Stats>> {
  const beside = besideOf(directory)
  const taken = new Map<string, Stats>()
  try {
    makeFolders(beside, site)
    const room = Buffer.allocUnsafe(roomForPage)
    const put = (path: string, content: SiteFile) => {
      const stats = unchanged.get(path)
      if (stats && linked(directory + path, beside + path, stats)) taken.set(path, stats)
      else writeFileSync(beside + path, isKept(content) ? content.bytes(room) : bytesOf(content))
    }
    const isGiven = (path: string) => begun?.pages.has(path) ?? false
    for (const [path, content] of site) if (!isGiven(path)) put(path, content)
    const written = await begun?.written
    for (const [path, content] of site) {
      // A host may want something else in a page.
      const isThere = written?.has(path) && begun?.pages.get(path) === content
      if (isGiven(path) && !isThere) put(path, content)
    }
    exchange(beside, directory)
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    throw error
  }
  removeLeftovers(directory)
  return taken
}

/**
 * Takes a file over into the new site without writing it again. Another build may have replaced the old site since it was
 * read, so it has to be the same file still.
 */
function linked(from: string, to: string, { dev, ino, size, mtimeMs }: Stats): boolean {
  try {
    linkSync(from, to)
  } catch {
    return false
  }
  const now = statSync(to)
  if (now.dev === dev && now.ino === ino && now.size === size && now.mtimeMs === mtimeMs) return true
  rmSync(to)
  return false
}

/**
 * Changes only what differs, each file in one step, in an order in which every moment serves a site that works: what
 * pages need, then the pages, then what nothing needs any more.
 */
function updateInPlace(
  site: Site,
  directory: string,
  present: ReadonlySet<string>,
  unchanged: ReadonlyMap<string, Stats>,
) {
  const changed = [...site].filter(([path]) => !unchanged.has(path))
  const isPage = ([path]: [string, unknown]) => path.endsWith('.html')
  for (const [path, content] of [...changed.filter((file) => !isPage(file)), ...changed.filter(isPage)]) {
    const file = join(directory, path)
    const beside = join(dirname(file), `.${process.pid}-${basename(file)}`)
    try {
      makeFolder(dirname(file))
      writeFileSync(beside, bytesOf(content))
      renameSync(beside, file)
    } finally {
      rmSync(beside, { force: true })
    }
  }
  for (const path of present) if (!site.has(path)) rmSync(join(directory, path), { force: true })
}

/** One level after the other: with several at once, Node does not say that the disk may only be read. */
function makeFolder(path: string) {
  if (statSync(path, { throwIfNoEntry: false })) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** Puts the last good site back where a build was stopped between taking it away and bringing the new one. */
function recover(directory: string) {
  const siblings = siblingsOf(directory)
  const old = siblings.find((name) => name.startsWith(`${basename(directory)}.old-`))
  if (old && !siblings.includes(basename(directory))) renameSync(join(dirname(directory), old), directory)
}

/** What builds left beside the site that were stopped half-way. */
function removeLeftovers(directory: string) {
  for (const name of siblingsOf(directory)) {
    if (!name.startsWith(`${basename(directory)}.`)) continue
    const pid = /\.(?:next|old)-(\d+)$/.exec(name)?.[1]
    if (pid && !isRunning(Number(pid)))
      rmSync(join(dirname(directory), name), { recursive: true, force: true })
  }
}

function siblingsOf(directory: string): string[] {
  try {
    return readdirSync(dirname(directory))
  } catch {
    return []
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Whether a folder is the other one, or lies in it. */
const isInside = (inner: string, outer: string) => {
  const way = relative(outer, inner)
  return way === '' || (!way.startsWith('..') && !way.startsWith(sep))
}

/** Where a path leads; of one that does not exist yet, as much as does. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const folder = dirname(path)
    return folder === path ? path : join(realPath(folder), basename(path))
  }
}

const causes: Record<string, [reason: string, remedy: string]> = {
  ENOSPC: ['the disk is full.', 'Make room on it, and build again.'],
  EDQUOT: ['you may not use more of the disk.', 'Make room on it, and build again.'],
  EACCES: [
    'the folder may not be written to.',
    'Ask whoever may to change its permissions, or name another one: --out DIR.',
  ],
  EPERM: [
    'the folder may not be written to.',
    'Ask whoever may to change its permissions, or name another one: --out DIR.',
  ],
  EROFS: ['the disk may only be read.', 'Name a folder elsewhere: --out DIR.'],
  ENOTDIR: ['a part of its path is a file, not a folder.', 'Name another folder: --out DIR.'],
  EEXIST: ['a part of its path is a file, not a folder.', 'Name another folder: --out DIR.'],
  ENAMETOOLONG: ['its path is too long.', 'Name a folder with a shorter path: --out DIR.'],
}

const causeOf = (error: unknown) =>
  causes[codeOf(error)]?.[0] ?? `${error instanceof Error ? error.message : String(error)}.`

const remedyFor = (error: unknown) =>
  causes[codeOf(error)]?.[1] ?? 'Check that the folder may be written to and the disk has room.'

const hasCode = (error: unknown, ...codes: string[]) => codes.includes(codeOf(error))

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Files that are published as they are, from a folder that may be missing. */
export const readPublic = (directory: string): Site =>
  new Map([...readFolder(directory)].map(([path, bytes]) => [`/${path}`, bytes]))
