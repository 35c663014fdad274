/** Tells of every change in some folders. What changed is only a hint: whoever is told reads everything again. */
import { basename, join } from 'node:path'
import { watch as watchFiles } from 'chokidar'

export interface Watch {
  close(): Promise<void>
}

/** What editors, Git and systems leave beside the files that people write. */
const leftBehind = /^(\..*|.*~|.*\.(swp|swx|swo|tmp)|4913|#.*#|node_modules)$/

/**
 * Watches files and folders; links to elsewhere are not followed.
 *
 * @param paths absolute
 * @param report is called with the path of whatever changed, was added or went away; often more than once for one save
 * @returns when every change from now on will be reported
 */
export async function watch(paths: readonly string[], report: (path: string) => void): Promise<Watch> {
  const isLeftBehind = (path: string) => !paths.includes(path) && leftBehind.test(basename(path))
  const watcher = watchFiles([...paths], {
    ignored: isLeftBehind,
    ignoreInitial: true,
    followSymlinks: false,
    // A file that goes away and comes back is one save; waiting for it would cost 100 ms at every removal.
    atomic: false,
  })
  // What the system says of a file comes at once and in full; chokidar asks for its state first, and swallows the second
  // of two changes within 50 ms. But only chokidar knows of files that were in a new folder before it was watched.
  watcher.on('all', (event, path) => {
    if (event !== 'change') report(path)
  })
  watcher.on('raw', (_event, name, details) => {
    const watchedPath = watchedIn(details)
    if (watchedPath === undefined) return
    const path = name && basename(watchedPath) !== name ? join(watchedPath, name) : watchedPath
    if (!isLeftBehind(path) && !paths.includes(path)) report(path)
  })
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  return { close: () => watcher.close() }
}

/** The file or folder of which the system tells. */
const watchedIn = (details: unknown): string | undefined =>
  typeof details === 'object' && details !== null && 'watchedPath' in details
    ? String(details.watchedPath)
    : undefined
