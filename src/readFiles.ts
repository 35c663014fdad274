/** Reads folders. Files are read synchronously, which is faster for many small ones. */
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { type Finding, Messages } from './diagnostics/messages.ts'
import { withoutControls } from './diagnostics/writers/terminal.ts'
import { pointerOfGitLfs } from './gitRemains.ts'
import { limits } from './limits.ts'

/** A folder as messages name it, such as `content`. */
export const folderName = (directory: string) =>
  relative(process.cwd(), directory).split(sep).join('/') || '.'

/**
 * All files in a folder and its subfolders, by relative path with `/`, sorted; empty where the folder is missing. Symbolic
 * links and what cannot be read or is too large are reported and left out.
 *
 * @param limitOf the most bytes of a file, by its path
 */
export function readFolder(
  directory: string,
  messages = new Messages(),
  { withHidden = true, limitOf = (_path: string): number => limits.file } = {},
) {
  const report = (path: string, finding: Finding) =>
    messages.error({
      file: withoutControls(`${folderName(directory)}/${path}`.replace(/\/$/, '')),
      ...finding,
    })

  const attempt = <Value>(path: string, read: (path: string) => Value): Value | undefined => {
    try {
      return read(join(directory, path))
    } catch (error) {
      const [reason = ''] = error instanceof Error ? error.message.split(',') : []
      // Programs remove their temporary files at any time.
      if (!/^(ENOENT|ENOTDIR)/.test(reason)) report(path, cannotBeRead(reason))
      return undefined
    }
  }

  const pathsIn = (folder: string): string[] =>
    (attempt(folder, (path) => readdirSync(path, { withFileTypes: true })) ?? []).flatMap((entry) => {
      const path = folder + entry.name
      if (besideFiles.test(entry.name) || (entry.name.startsWith('.') && !withHidden)) return []
      const isRefused = isUnprintable(entry.name) || entry.isSymbolicLink()
      if (isRefused) report(path, entry.isSymbolicLink() ? symbolicLink : unprintableName)
      else if (entry.isDirectory()) return pathsIn(`${path}/`)
      return entry.isFile() && !isRefused ? [path] : []
    })

  const files = new Map<string, Uint8Array>()
  const paths = pathsIn('').sort()
  const all = new Set(paths)
  // Macs write some letters as two characters; links to a file have them as one.
  const nameOf = (path: string) => (all.has(path.normalize('NFC')) ? path : path.normalize('NFC'))
  for (const path of paths) {
    const bytes = attempt(path, (file) => {
      const { size } = statSync(file)
      const limit = limitOf(path)
      const bytes = size <= limit ? readFileSync(file) : undefined
      const problem = bytes ? pointerOfGitLfs(bytes) : tooLarge(size, limit)
      if (!problem) return bytes
      report(path, problem)
      return undefined
    })
    if (bytes) files.set(nameOf(path), bytes)
  }
  return files
}

/** What file managers, editors and Git leave beside the files of a person; it is never read. */
const besideFiles = /^(\.DS_Store|\._.*|Icon\r|\.gitkeep|(?:eh)?thumbs\.db|desktop\.ini|.*~|#.*#)$/i

/** The folder of the generator. */
const project = join(import.meta.dirname, '..')

/**
 * Reports a folder that is a symbolic link or, inside the project, lies behind one: a change of the content could make it
 * lead to any folder of this computer.
 *
 * @returns whether it does
 */
export function reportLinkTo(directory: string, messages: Messages): boolean {
  const link = linkOnTheWayTo(directory)
  if (link) messages.error({ file: folderName(link), ...linkedFolder })
  return link !== undefined
}

function linkOnTheWayTo(path: string): string | undefined {
  if (isLink(path)) return path
  const above = dirname(path)
  return above.startsWith(project + sep) ? linkOnTheWayTo(above) : undefined
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    // Nothing is there; or a file is where a folder should be, which writing reports.
    return false
  }
}

/** Whether a name would disturb a report, or is not UTF-8: Node then lists it with U+FFFD, and cannot open it. */
export const isUnprintable = (name: string) => withoutControls(name) !== name || name.includes('\ufffd')

const unprintableName: Finding = {
  rule: 'unreadable-file',
  reason: 'This name has a character that cannot be shown, so it is not read.',
  remedy:
    'Rename it, with letters from a to z, digits and hyphens; or delete it, and upload it again under such a name.',
}

const symbolicLink: Finding = {
  rule: 'symbolic-link',
  reason: 'Symbolic links are not allowed: this is a link to another file or folder.',
  remedy: 'Put a copy of the file here.',
}

const linkedFolder: Finding = {
  rule: 'symbolic-link',
  reason: 'Symbolic links are not allowed: this is a link to another folder.',
  remedy:
    'Put the folder itself here; or name the folder that is meant: --content DIR, --public DIR or --out DIR.',
}

const cannotBeRead = (reason: string): Finding => ({
  rule: 'unreadable-file',
  reason: `This cannot be read: ${reason}.`,
  remedy:
    'Allow everyone to read it, or replace it: delete it, and restore it from the history or upload it again.',
})

/** The size of a file, and its limit, in the unit that staff see in their programs. */
export function tooLarge(size: number, limit: number): Finding {
  const [unit, name] = limit < 1_000_000 ? [1024, 'KB'] : [1_000_000, 'MB']
  return {
    rule: 'file-too-large',
    reason: `This file has ${Math.ceil(size / unit)} ${name}; more than ${limit / unit} are not read.`,
    remedy:
      name === 'KB'
        ? 'Split it, or take out what does not belong here.'
        : 'Make it smaller (a photograph 1920 pixels wide), or take it away.',
  }
}
