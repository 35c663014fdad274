/** Watches files and folders for changes. */
import { basename, join } from 'node:path'
import { watch as watchFiles } from 'chokidar'

/** Temporary files of editors, Git and operating systems. */
const temporary = /^(\..*|.*~|.*\.(swp|swx|swo|tmp)|4913|#.*#|node_modules)$/

/**
 * Watches files and folders; symbolic links are not followed.
 *
 * @param paths absolute
 * @param report is called with each path that was changed, added or removed, often more than once for one save
 * @returns the watcher, when it reports every later change
 */
export async function watch(paths: readonly string[], report: (path: string) => void) {
  const isIgnored = (path: string) => !paths.includes(path) && temporary.test(basename(path))
  const watcher = watchFiles([...paths], {
    ignored: isIgnored,
    ignoreInitial: true,
    followSymlinks: false,
    // To report a file that is removed and written again as one change, chokidar would delay each removal by 100 ms.
    atomic: false,
  })
  // chokidar drops the second of two changes within 50 ms, so changes come from the events of the operating system. Only
  // chokidar reports files that were in a new folder before it was watched.
  watcher.on('all', (event, path) => {
    if (event !== 'change') report(path)
  })
  watcher.on('raw', (_event, name, details) => {
    const watched = watchedPathOf(details)
    if (watched === undefined) return
    const path = name && basename(watched) !== name ? join(watched, name) : watched
    if (!isIgnored(path) && !paths.includes(path)) report(path)
  })
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  return watcher
}

/** The file or folder of an event of the operating system. */
const watchedPathOf = (details: unknown): string | undefined =>
  typeof details === 'object' && details !== null && 'watchedPath' in details
    ? String(details.watchedPath)
    : undefined
