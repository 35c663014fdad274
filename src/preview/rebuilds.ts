/** Schedules rebuilds: soon after a change, one at a time, and once more for changes during a build. */

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
) {
  let pending = new Set<string>()
  let since = 0
  let isRunning = false
  let isStopped = false

  async function workOff() {
    isRunning = true
    while (pending.size > 0 && !isStopped) {
      await new Promise((resolve) => setTimeout(resolve, delay))
      if (isStopped) break
      const changed = [...pending]
      pending = new Set()
      await work(changed, since)
    }
    isRunning = false
  }

  return {
    /** Something at this path changed. */
    changed(path: string) {
      if (isStopped) return
      if (pending.size === 0) since = performance.now()
      pending.add(path)
      if (!isRunning) void workOff()
    },
    /** Starts no further build; a running one is finished. */
    stop() {
      isStopped = true
    },
  }
}
