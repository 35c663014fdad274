/** The content in an earlier state: another folder, a revision of its repository, or the last commit. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSource, type Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import { Messages } from '../diagnostics/messages.ts'
import { memoizeLast } from '../memoize.ts'
import type { Options } from '../options.ts'
import { compileContent, publishedOn } from '../pages/compileContent.ts'
import { folderName } from '../readFiles.ts'
import { filesInRevision } from './git.ts'

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
  { against, check, content, root }: Options,
  today: string,
  messages: Messages,
): () => Earlier | undefined {
  return memoizeLast(() => {
    if (against === undefined && !check) return undefined
    const source = readOther(
      against ?? 'HEAD',
      { content, root },
      against === undefined ? new Messages() : messages,
    )
    if (!source) return undefined
    const found = new Messages()
    const { content: published } = publishedOn(today, compileContent(source, found))
    return { against: against ?? 'HEAD', source, content: published, broken: brokenFiles(found, source) }
  })
}

/** The content files with errors, by their paths in the content folder. */
export const brokenFiles = ({ filesWithErrors }: Messages, { folder }: Source): Set<string> =>
  new Set(
    [...filesWithErrors].flatMap((file) =>
      file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : [],
    ),
  )

function readOther(
  against: string,
  { content, root }: Pick<Options, 'content' | 'root'>,
  messages: Messages,
): Source | undefined {
  if (existsSync(join(resolve(against), 'site.yaml'))) return readSource(resolve(against), messages)
  // A missing folder was reported when it was read.
  const files = existsSync(content) ? filesInRevision(against, content, root) : undefined
  if (!files) return undefined
  if (!('rule' in files)) return { folder: against, files }
  messages.error({ file: folderName(content), ...files })
  return undefined
}
