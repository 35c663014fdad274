/** Exchanges two folders, and repairs an exchange that was killed. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runProgram } from '../programs.ts'

/** The folder beside the site in which this process assembles the next one. */
export const besideOf = (directory: string) => `${directory}.next-${process.pid}`

const oldOf = (directory: string) => `${directory}.old-${process.pid}`

/**
 * Exchanges the folders `next` and `current`; where `current` does not exist, `next` is renamed.
 *
 * Linux can do that in one step (renameat2(2), RENAME_EXCHANGE), but Node does not expose the call. Perl, which every
 * Debian has, can make any system call. Elsewhere it takes two steps; `recover` repairs a build that was killed between them.
 */
export function exchange(next: string, current: string): void {
  if (!existsSync(current)) renameSync(next, current)
  else if (!exchangedInOneStep(next, current)) exchangeInTwoSteps(next, current)
}

/** The number of renameat2 by processor architecture (Linux, syscall tables). */
const renameat2: Partial<Record<NodeJS.Architecture, number>> = { x64: 316, arm64: 276 }

function exchangedInOneStep(next: string, current: string): boolean {
  if (process.platform !== 'linux') return false
  const call = renameat2[process.arch]
  // -100: paths are relative to the working directory; 2: RENAME_EXCHANGE.
  const script = `exit(syscall(${call}, -100, $ARGV[0], -100, $ARGV[1], 2) != 0)`
  return call !== undefined && runProgram('perl', ['-e', script, next, current]).error === undefined
}

function exchangeInTwoSteps(next: string, current: string) {
  const old = oldOf(current)
  renameSync(current, old)
  try {
    renameSync(next, current)
  } catch (error) {
    renameSync(old, current)
    throw error
  }
  renameSync(old, next)
}

/** Puts the last site back where a build was killed between the two steps of an exchange. */
export function recover(directory: string): void {
  const siblings = siblingsOf(directory)
  const old = siblings.find((name) => name.startsWith(`${basename(directory)}.old-`))
  if (old && !siblings.includes(basename(directory))) renameSync(join(dirname(directory), old), directory)
}

/** Removes the temporary folders that killed builds left beside the site; those of running builds stay. */
export function removeLeftovers(directory: string): void {
  for (const name of siblingsOf(directory)) {
    if (!name.startsWith(`${basename(directory)}.`)) continue
    const pid = /\.(?:next|old)-(\d+)$/.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) removeFolder(join(dirname(directory), name))
  }
}

/** Removes a folder, if it exists. Where that fails, the next build tries again. */
export function removeFolder(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {}
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
