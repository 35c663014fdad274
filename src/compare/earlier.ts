/** The content in an earlier state: another folder, a revision of its repository, or the last commit. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readSource, type Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import { Messages } from '../diagnostics/messages.ts'
import { memoizeLast } from '../memoize.ts'
import type { Options } from '../options.ts'
import { compileContent, publishedOn } from '../pages/compileContent.ts'

/** A state of the content. */
export interface State {
  source: Source
  /** The content that would be published today. */
  content: Content
  /** Files with errors, which are not compared. */
  broken: ReadonlySet<string>
}

export interface Earlier extends State {
  against: string
}

/**
 * The state to compare with: the one named by `--against`; for other checks the last commit, to find what was edited.
 *
 * @param messages receives an error if the named state does not exist
 * @returns a function that reads it when it is first called; the function returns undefined if there is none
 */
export function earlierContent(
  { against, check, content: directory }: Options,
  today: string,
  messages: Messages,
): () => Earlier | undefined {
  return memoizeLast(() => {
    if (against === undefined && !check) return undefined
    const source = readOther(against ?? 'HEAD', directory, against === undefined ? new Messages() : messages)
    if (!source) return undefined
    const found = new Messages()
    const { content } = publishedOn(today, compileContent(source, found))
    return { against: against ?? 'HEAD', source, content, broken: brokenFiles(found, source) }
  })
}

/** The content files with errors, by their paths in the content folder. */
export const brokenFiles = ({ filesWithErrors }: Messages, { folder }: Source): Set<string> =>
  new Set(
    [...filesWithErrors].flatMap((file) =>
      file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : [],
    ),
  )

const piped = { maxBuffer: 256 * 1024 * 1024, stdio: 'pipe' } as const

function readOther(against: string, directory: string, messages: Messages): Source | undefined {
  if (existsSync(join(resolve(against), 'site.yaml'))) return readSource(resolve(against), messages)
  try {
    return { folder: against, files: readRevision(against, directory) }
  } catch (error) {
    const output =
      error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : ''
    messages.error({
      file: directory,
      rule: 'against',
      reason: `“${against}” is neither a folder with a site.yaml nor a revision that Git finds in this repository.`,
      remedy: `Name a folder, a branch, a tag or a commit. On a build server, fetch the branch first.${output ? ` Git reports: ${output}` : ''}`,
    })
    return undefined
  }
}

/** The files of the content folder in that revision, as Git would put them on the disk. */
function readRevision(revision: string, directory: string): Source['files'] {
  // Arguments are passed to git one by one, never through a shell, and a revision must not look like an option.
  if (revision.startsWith('-')) throw new Error('A revision does not begin with a hyphen.')
  const git = (...args: string[]) => execFileSync('git', args, { ...piped, cwd: directory })
  const commit = git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).toString().trim()
  const folder = mkdtempSync(join(tmpdir(), 'earlier-'))
  try {
    // Of the commit, only the folder in which git runs.
    const input = git('archive', '--format=tar', commit)
    execFileSync('tar', ['-x', '-C', folder], { ...piped, input })
    return readSource(folder, new Messages()).files
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
