/** When to build again: soon after a change, never twice at once, and always once more for a change that came meanwhile. */

export interface Rebuilds {
  /** Something at this path changed. */
  changed(path: string): void
  /** Whether something changed since the build began that is running. */
  readonly isWaiting: boolean
  /** Resolves when no build is running or waiting. */
  idle(): Promise<void>
  /** Nothing is built after this; a build that is running comes to its end. */
  stop(): void
}

/**
 * Saves come in bursts: an editor empties a file before it writes it, and some write beside it first. So a build waits a
 * moment after the first change. The wait is not prolonged by further changes, which lead to another build if need be.
 *
 * @param work builds; it is told what changed, oldest first, and since when (as `performance.now()` tells it), and must
 *   not fail
 * @param delay how long to wait after the first change, in milliseconds
 */
export function createRebuilds(
  work: (changed: readonly string[], since: number) => Promise<void>,
  delay: number,
): Rebuilds {
  let pending = new Set<string>()
  let since = 0
  let running: Promise<void> | undefined
  let stopped = false

  const untilNothingIsLeft = async () => {
    while (pending.size > 0 && !stopped) {
      await new Promise((resolve) => setTimeout(resolve, delay))
      if (stopped) break
      const changed = [...pending]
      pending = new Set()
      await work(changed, since)
    }
    running = undefined
  }
  return {
    changed(path) {
      if (stopped) return
      if (pending.size === 0) since = performance.now()
      pending.add(path)
      running ??= untilNothingIsLeft()
    },
    get isWaiting() {
      return pending.size > 0
    },
    idle: async () => {
      while (running) await running
    },
    stop() {
      stopped = true
    },
  }
}
