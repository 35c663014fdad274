/**
 * How V8 is told to work for a build, which ends before most of what it does by itself has paid. The flags hold for all
 * threads of the process. Each stands here with what Node starts with: V8 takes compiled code only under the flags under
 * which it was made, and that of Node's own modules was made without any.
 */
import { setFlagsFromString } from 'node:v8'

const isNode20 = Number.parseInt(process.versions.node, 10) < 22

/** It begins so soon to compile functions for speed that this took a quarter of a build of 1,000 guides; later versions wait. */
export const ofBuild = isNode20 ? [['--interrupt-budget=2000000', '--interrupt-budget=67584']] : []

/** For builds of two threads, measured with 1,000 to 10,000 guides. */
export const ofTwoThreads = isNode20
  ? [
      // They keep two cores busy, and helpers that tidy memory beside them took a tenth of the processor's time.
      ['--no-parallel-scavenge', '--parallel-scavenge'],
      ['--no-incremental-marking', '--incremental-marking'],
    ]
  : // Each would let its memory double before it looks for what is not needed any more.
    [['--heap-growing-percent=35', '--heap-growing-percent=0']]

export function setBuildFlags() {
  for (const [flag] of ofBuild) setFlagsFromString(flag)
}

/** Beside those of a build. */
export function setFlagsOfTwoThreads() {
  for (const [flag] of ofTwoThreads) setFlagsFromString(flag)
}

/** As Node starts. */
export function unsetFlags() {
  for (const [, flag] of [...ofBuild, ...ofTwoThreads]) setFlagsFromString(flag)
}
