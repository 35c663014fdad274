/** Schedules rebuilds: soon after a change, one at a time, and once more for changes during a build. */

export interface Rebuilds {
  /** Something at this path changed. */
  changed(path: string): void
  /** Resolves when no build is running or waiting. */
  idle(): Promise<void>
  /** Starts no further build; a running one is finished. */
  stop(): void
}

/**
 * One save is several changes: editors empty a file before they write it, or write a temporary file first. So a build waits
 * for a moment after the first change. Further changes do not prolong the wait.
 *
 * @param work builds; receives the changed paths, oldest first, and the time of the first change (`performance.now()`). It
 *   must not reject
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
