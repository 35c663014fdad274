/** Two folders change places. */
import { spawnSync } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'

/**
 * Puts the folder `next` at the place of `current`, and the other way round where there is one.
 *
 * Linux does that in one step (renameat2(2), RENAME_EXCHANGE), but Node has no name for it; Perl, which every Debian has,
 * can make any call, and `mv` of coreutils 9.5 knows this one. Elsewhere it takes two steps; a build that is killed between them
 * leaves the old folder under the name of `current` with `.old-` and a number, from where the next build puts it back.
 */
export function exchange(next: string, current: string): void {
  if (!existsSync(current)) renameSync(next, current)
  else if (!exchangedInOneStep(next, current)) exchangeInTwoSteps(next, current)
}

/** The number of renameat2 by the kind of processor (Linux, syscall tables). */
const renameat2: Partial<Record<NodeJS.Architecture, number>> = { x64: 316, arm64: 276 }

function exchangedInOneStep(next: string, current: string): boolean {
  if (process.platform !== 'linux') return false
  const call = renameat2[process.arch]
  return (
    // -100: paths are as seen from the working directory; 2: exchange.
    (call !== undefined &&
      succeeds(
        'perl',
        '-e',
        `exit(syscall(${call}, -100, $ARGV[0], -100, $ARGV[1], 2) != 0)`,
        next,
        current,
      )) ||
    succeeds('mv', '--exchange', '--no-target-directory', '--', next, current)
  )
}

const succeeds = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

function exchangeInTwoSteps(next: string, current: string) {
  const old = `${current}.old-${process.pid}`
  renameSync(current, old)
  try {
    renameSync(next, current)
  } catch (error) {
    renameSync(old, current)
    throw error
  }
  renameSync(old, next)
}
