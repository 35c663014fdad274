/** The state of the content that `--against` names: a folder, or a revision of the Git repository. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSource, type Source } from '../../content/source.ts'
import type { Messages } from '../../diagnostics/messages.ts'
import type { Options } from '../../options.ts'
import type { LoadedContent } from '../../pages/readTexts.ts'
import { folderName } from '../../readFiles.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import { filesInRevision } from './git.ts'

/** A state of the content, with the messages about it. */
export interface EarlierState {
  source: Source
  messages: Messages
}

/** Loads a state of the content as it is on a day. */
export type Load = (
  inputs: Pick<RenderedSite, 'definition' | 'source' | 'messages'>,
  today?: string,
) => LoadedContent | undefined

/** @returns undefined without the option; and, with an error, where no content has this name */
export function readEarlier(
  { against, content, root }: Pick<Options, 'against' | 'content' | 'root'>,
  messages: Messages,
): Source | undefined {
  if (against === undefined) return undefined
  if (existsSync(join(resolve(against), 'site.yaml'))) return readSource(resolve(against), messages)
  // A missing folder was reported when it was read.
  if (!existsSync(content)) return undefined
  const files = filesInRevision(against, content, root)
  if (!('rule' in files)) return { folder: against, files }
  messages.error({ file: folderName(content), ...files })
  return undefined
}
