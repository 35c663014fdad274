/**
 * The only code that writes the site. A complete new folder is written beside the old one, then two renames put it in place: the
 * site is always the old one or the new one. Where a build was killed between the two renames, the next one puts the old site back.
 * Node has no call that exchanges two folders in one step.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Messages } from '../diagnostics/messages.ts'
import { bytesOf, type Site } from '../siteFiles.ts'
import { replaceableFolder, reportWriteError } from './replaceableFolder.ts'

/**
 * Replaces a folder by the site. If that is impossible, a message reports why, and the old site stays.
 *
 * @param sources the folders that the site is made from, which it may not overwrite
 */
export function writeSite(
  site: Site,
  directory: string,
  sources: readonly string[],
  messages: Messages,
): void {
  const target = replaceableFolder(directory, sources, messages)
  if (target === undefined) return
  const next = `${target}.next-${process.pid}`
  try {
    writeFiles(site, next)
    replace(target, next)
    for (const { path } of foldersBeside(target)) remove(path)
  } catch (error) {
    remove(next)
    reportWriteError(error, directory, messages)
  }
}

function writeFiles(site: Site, folder: string) {
  makeFolder(folder)
  for (const path of new Set([...site.keys()].map((path) => dirname(folder + path)))) makeFolder(path)
  for (const [path, content] of site) writeFileSync(folder + path, bytesOf(content))
}

/** Makes a folder and those above it, one at a time: for several at once, Node does not report a read-only disk. */
function makeFolder(path: string) {
  if (statSync(path, { throwIfNoEntry: false })) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

function replace(target: string, next: string) {
  const old = `${target}.old-${process.pid}`
  if (existsSync(target)) renameSync(target, old)
  try {
    renameSync(next, target)
  } catch (error) {
    if (existsSync(old)) renameSync(old, target)
    throw error
  }
  remove(old)
}

/** Puts the old site back where a build was killed between the two renames; each build begins with it. */
export function restoreSite(directory: string): void {
  const old = foldersBeside(directory).find(({ kind }) => kind === 'old')
  if (old && !existsSync(directory)) renameSync(old.path, directory)
}

/** What killed builds left beside the site; the folders of running builds are not in it. */
function foldersBeside(target: string) {
  if (!existsSync(dirname(target))) return []
  return readdirSync(dirname(target)).flatMap((name) => {
    if (!name.startsWith(`${basename(target)}.`)) return []
    const [, kind, pid] = /\.(next|old)-(\d+)$/.exec(name) ?? []
    return pid && !isRunning(Number(pid)) ? [{ kind, path: join(dirname(target), name) }] : []
  })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Removes a folder, if it exists. Where that fails, the next build tries again. */
function remove(path: string) {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {}
}
