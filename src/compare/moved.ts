/** Pages that have certainly moved or gone since an earlier state, and the redirects that they need. */
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Fix } from '../diagnostics/messages.ts'
import type { Earlier } from './earlier.ts'
import { comparePages, type MadePage } from './pages.ts'

/**
 * The new paths of pages that have certainly moved, by their old ones.
 *
 * @param built this content; `broken` are its files with errors
 */
export function movedPages(
  earlier: Earlier | undefined,
  { content, source, broken }: { content: Content; source: Source; broken: ReadonlySet<string> },
): ReadonlyMap<string, string> {
  if (!earlier) return new Map()
  const { renamed } = comparePages(earlier.content, content, new Set([...earlier.broken, ...broken]))
  return new Map(
    renamed
      .filter((pages) => isSamePage(pages, earlier.source, source))
      .map(({ from, to }) => [from.path, to.path]),
  )
}

/** Whether a renamed page is certainly the same one. An id may be used again; so the title or most of the text is the same. */
export function isSamePage(
  { from, to }: { from: MadePage; to: MadePage },
  before: Source,
  after: Source,
): boolean {
  if (from.title === to.title) return true
  if (from.file === to.file) return false
  const [old, now] = [linesOf(before, from.file), linesOf(after, to.file)]
  const kept = old.filter((line) => now.includes(line))
  return kept.length > old.length / 2
}

/**
 * Whether a page is certainly gone: its file is not there any more, and nothing new of its kind could replace it.
 *
 * @param added the new pages
 */
export function isGone(
  { file }: MadePage,
  added: readonly MadePage[],
  before: Source,
  after: Source,
): boolean {
  const [kind = ''] = file.split('/')
  const isLeft = file.includes('/') && after.files.has(file)
  // A new file with errors, or a draft, is no page yet.
  const newFiles = [...after.files.keys()].filter((path) => !before.files.has(path))
  return (
    ![...newFiles, ...added.map((page) => page.file)].some((path) => path.split('/')[0] === kind) && !isLeft
  )
}

/** The lines of a guide below its fields. */
const linesOf = ({ files }: Source, path: string): string[] =>
  textIn(files.get(path))
    .split(/^---\s*$/m)
    .slice(2)
    .join()
    .split(/\r?\n/)
    .filter((line) => /\p{L}/u.test(line))

const textIn = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** Adds an entry to the list of redirects, below its first line; undefined where the list is written in another way. */
export function addRedirect({ folder, files }: Source, from: string, to: string): Fix | undefined {
  const lines = textIn(files.get('redirects.yaml')).split(/\r?\n/)
  const index = lines.findIndex((line) => /^redirects: *(\[\])?[ \t]*(#.*)?$/.test(line))
  const line = lines[index] ?? ''
  const [empty] = / *\[\]/.exec(line) ?? []
  const [indent = '  '] =
    lines
      .slice(index + 1)
      .map((line) => /^ *(?=- )/.exec(line))
      .find((match) => match !== null) ?? []
  if (index < 0) return undefined
  return {
    file: `${folder}/redirects.yaml`,
    line: index + 1,
    column: (empty ? line.indexOf(empty) : line.length) + 1,
    was: empty ?? '',
    text: `\n${indent}- from: ${from}\n${indent}  to: ${to}`,
  }
}
