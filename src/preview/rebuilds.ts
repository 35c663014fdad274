/** When to build again: soon after a change, never twice at once, and once more for changes during a build. */

export interface Rebuilds {
  /** Something at this path changed. */
  changed(path: string): void
  /** Resolves when no build is running or waiting. */
  idle(): Promise<void>
  /** Starts no further build; one that is running ends by itself. */
  stop(): void
}

/**
 * Saves come in bursts: an editor empties a file before it writes it, and some write a second file first. So a build waits a
 * moment after the first change. Further changes do not prolong the wait; those during a build lead to one more build.
 *
 * @param work builds; gets the changed paths, oldest first, and the time of the first change (`performance.now()`). It must
 *   not reject
 * @param delay how long to wait after the first change, in milliseconds
 */
export function createRebuilds(
  work: (changed: readonly string[], since: number) => Promise<void>,
  delay: number,
): Rebuilds {
  let pending = new Set<string>()
  let since = 0
  let running: Promise<void> | undefined
  let isStopped = false

  async function workOff() {
    while (pending.size > 0 && !isStopped) {
      await new Promise((resolve) => setTimeout(resolve, delay))
      if (isStopped) break
      const changed = [...pending]
      pending = new Set()
      await work(changed, since)
    }
    running = undefined
  }

  return {
    changed(path) {
      if (isStopped) return
      if (pending.size === 0) since = performance.now()
      pending.add(path)
      running ??= workOff()
    },
    async idle() {
      while (running) await running
    },
    stop() {
      isStopped = true
    },
  }
}
