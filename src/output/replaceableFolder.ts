/** Whether a folder may be replaced by the site, and why the site could not be written. */
import { readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Messages } from '../diagnostics/messages.ts'
import { reportLinkTo } from '../readFiles.ts'

/**
 * The folder that the site replaces. Only a missing or empty folder, or one that contains a site, is accepted.
 *
 * @param directory as the user named it; a symbolic link is refused
 * @param sources folders that the site is made from; none of them may contain the folder or be inside it
 * @returns its real path; undefined, with a message, where the site may not be written
 */
export function replaceableFolder(
  directory: string,
  sources: readonly string[],
  messages: Messages,
): string | undefined {
  const refuse = (reason: string, remedy: string) => {
    messages.error({ file: directory, rule: 'out', reason, remedy })
    return undefined
  }
  if (reportLinkTo(directory, messages)) return undefined
  try {
    const target = realPath(directory)
    const protectedFolders = sources.map(realPath)
    if (protectedFolders.some((source) => isInside(source, target) || isInside(target, source)))
      return refuse('The site would overwrite what it is made of.', 'Name another folder: --out DIR.')
    const stats = statSync(target, { throwIfNoEntry: false })
    if (stats && !stats.isDirectory())
      return refuse('There is a file of this name, not a folder.', 'Name another one: --out DIR.')
    const names = stats ? readdirSync(target) : []
    // A site is recognized by the page that every site has.
    if (names.length === 0 || names.includes('404.html')) return target
    const reason = 'This folder contains something that is not a site, and it would be lost.'
    return refuse(reason, 'Name another one: --out DIR.')
  } catch (error) {
    reportWriteError(error, directory, messages)
    return undefined
  }
}

/** Reports why the site could not be written, in the words of the system. */
export function reportWriteError(error: unknown, directory: string, messages: Messages): void {
  messages.error({
    file: directory,
    rule: 'out',
    reason: `The site cannot be written: ${error instanceof Error ? error.message : error}.`,
    remedy:
      'Check that the folder may be written to and the disk has room. A mount point cannot be replaced: name a folder inside it, --out DIR.',
  })
}

const isInside = (inner: string, outer: string) => {
  const path = relative(outer, inner)
  return path === '' || (!path.startsWith('..') && !path.startsWith(sep))
}

/** The path with all symbolic links resolved, as far as it exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const folder = dirname(path)
    return folder === path ? path : join(realPath(folder), basename(path))
  }
}
