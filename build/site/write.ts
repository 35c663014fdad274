/**
 * The only place that writes the site. Everything is written into a folder beside the old one, which then takes its
 * place, so that a build that fails or is stopped leaves the last good site as it was.
 */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Messages } from '../messages.ts'
import { readFolder } from '../readFiles.ts'
import { bytesOf, type Site } from './site.ts'

/**
 * Replaces the folder `directory` by the site. A folder that holds anything but a site is never replaced.
 *
 * @param sources folders that the site is made of; they may neither hold `directory` nor lie in it
 */
export async function writeSite(
  site: Site,
  directory: string,
  sources: readonly string[],
  messages: Messages,
): Promise<void> {
  const refuse = (reason: string, remedy: string) =>
    messages.error({ file: directory, rule: 'out', reason, remedy })
  if (sources.some((source) => isInside(source, directory) || isInside(directory, source))) {
    refuse('The site would overwrite what it is made of.', 'Name another folder: --out DIR.')
    return
  }
  await recover(directory)
  const present: string[] = await readdir(directory).catch(() => [])
  if (present.length > 0 && !present.includes('404.html')) {
    refuse(
      'This folder holds something that is not a site, and it would be lost.',
      'Name another one: --out DIR.',
    )
    return
  }
  try {
    await replace(site, directory)
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    refuse(
      `The site cannot be written: ${cause}.`,
      'Check that the folder may be written to and the disk has room.',
    )
  }
}

async function replace(site: Site, directory: string) {
  const beside = `${directory}.next-${process.pid}`
  const old = `${directory}.old-${process.pid}`
  try {
    const folders = new Set([...site.keys()].map((path) => dirname(join(beside, path))))
    for (const folder of folders) await mkdir(folder, { recursive: true })
    await Promise.all([...site].map(([path, content]) => writeFile(join(beside, path), bytesOf(content))))
    await rename(directory, old).catch(ignoreMissing)
    await rename(beside, directory).catch(async (error) => {
      await rename(old, directory).catch(ignoreMissing)
      throw error
    })
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
  await rm(old, { recursive: true, force: true })
  await removeLeftovers(directory)
}

/** Puts the last good site back where a build was stopped between taking it away and bringing the new one. */
async function recover(directory: string) {
  const siblings: string[] = await readdir(dirname(directory)).catch(() => [])
  const old = siblings.find((name) => name.startsWith(`${basename(directory)}.old-`))
  if (old && !siblings.includes(basename(directory))) await rename(join(dirname(directory), old), directory)
}

/** What builds left beside the site that were stopped half-way. */
async function removeLeftovers(directory: string) {
  for (const name of await readdir(dirname(directory))) {
    if (!name.startsWith(`${basename(directory)}.`)) continue
    const pid = /\.(?:next|old)-(\d+)$/.exec(name)?.[1]
    if (pid && !isRunning(Number(pid)))
      await rm(join(dirname(directory), name), { recursive: true, force: true })
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

function ignoreMissing(error: unknown) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

/** Files that are published as they are, from a folder that may be missing. */
export const readPublic = async (directory: string): Promise<Site> =>
  new Map([...(await readFolder(directory))].map(([path, bytes]) => [`/${path}`, bytes]))
