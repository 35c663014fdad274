/**
 * An earlier state of the content, from the Git repository that the generator is in. Git never looks for a repository by
 * itself: in a folder with a `config`, a `HEAD` and `objects`, such as a hostile `content/`, it would take these for a
 * repository, and run the programs that they name.
 */
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { limitOfContent } from '../../content/source.ts'
import type { Finding } from '../../diagnostics/messages.ts'
import { isUnprintable } from '../../readFiles.ts'
import { runProgram } from '../../runProgram.ts'

type Files = ReadonlyMap<string, Uint8Array>

/** What is not in this clone is not fetched: a remote can name a program as its transport (git, "Environment variables"). */
const variables = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none', LC_ALL: 'C' }

const nameFolder = 'To compare with a folder that has the earlier content: --against FOLDER.'

/**
 * The files of the content folder in a revision, as they are stored, without hidden files, links and submodules; of a file
 * that is too large, no bytes.
 *
 * @param revision a branch, tag or commit
 * @param directory the content folder
 * @param project the folder of the generator
 * @returns by their paths in the content folder; or why there are none
 */
export function filesInRevision(revision: string, directory: string, project: string): Files | Finding {
  const top = topOf(realpathSync(project))
  if (top === undefined) {
    const reason =
      'This project is in no Git repository, so that there are no earlier states to compare with.'
    return { rule: 'against', reason, remedy: nameFolder }
  }
  const path = relative(top, realpathSync(directory)).split(sep).join('/')
  if (path === '..' || path.startsWith('../') || topOf(realpathSync(directory)) !== top) {
    const reason =
      'This folder is not a part of the Git repository of the project, whose states are compared.'
    return { rule: 'against', reason, remedy: nameFolder }
  }
  const git = (args: readonly string[], input?: string) =>
    runProgram('git', [`--git-dir=${join(top, '.git')}`, ...args], { variables, input })
  const commit = git(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])
  if (commit.error) return unknownRevision(revision, commit.error)
  const listed = git(['ls-tree', '-r', '-z', '--full-tree', `${String(commit.output).trim()}:${path}`])
  if (listed.error) return unknownRevision(revision, listed.error)
  const entries = entriesIn(listed.output)
  const contents = git(['cat-file', '--batch'], entries.map(({ id }) => `${id}\n`).join(''))
  if (contents.error) return unknownRevision(revision, contents.error)
  return filesIn(entries, contents.output) ?? unknownRevision(revision, 'files of it are not in this clone')
}

/** The nearest folder, from one upwards, that is a work tree of Git. */
function topOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  return dirname(folder) === folder ? undefined : topOf(dirname(folder))
}

const unknownRevision = (revision: string, error: string): Finding => ({
  rule: 'against',
  reason: `“${revision}” is neither a folder with a site.yaml nor a revision of this repository with this folder.`,
  remedy: `Name a folder, a branch, a tag or a commit. On a build server, fetch the branch first. Git reports: ${error.split('\n')[0]}`,
})

/** A file of a revision. */
interface Entry {
  id: string
  path: string
}

/** The files that a build would read, of lines `mode type id<tab>path`, each with a zero at its end (git-ls-tree). */
function entriesIn(listing: Buffer): Entry[] {
  return String(listing)
    .split('\0')
    .flatMap((line) => {
      const [, id = '', path = ''] = /^100\d{3} blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? []
      return id && !isUnprintable(path) && !`/${path}`.includes('/.') ? [{ id, path }] : []
    })
}

/**
 * The files with their contents: for each a line `id type size`, its bytes, and a line end (git-cat-file, "Batch output").
 *
 * @returns undefined if one is missing, as in a partial clone
 */
function filesIn(entries: readonly Entry[], output: Buffer): Files | undefined {
  const files = new Map<string, Uint8Array>()
  let at = 0
  for (const { path } of entries) {
    const start = output.indexOf('\n', at) + 1
    const size = Number(output.toString('latin1', at, start).split(' ')[2] ?? Number.NaN)
    if (Number.isNaN(size)) return undefined
    files.set(path, output.subarray(start, size > limitOfContent(path) ? start : start + size))
    at = start + size + 1
  }
  return files
}
