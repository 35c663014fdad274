/** The content in an earlier state: one that is named, or that of the last commit. */
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import { compileContent, publishedOn } from '../pages/compileContent.ts'
import { readOther } from './otherContent.ts'

export interface Earlier {
  /** The name of the state, as a person gives it. */
  against: string
  source: Source
  /** What visitors would see of it today. */
  content: Content
  /** The files with errors, by their paths in the folder. */
  broken: ReadonlySet<string>
}

/**
 * The state to compare with. A check without one compares with the last commit where it must know what was edited.
 *
 * @param messages receives an error where the named state does not exist
 * @returns a function that reads it when it is first called; undefined where there is none
 */
export function earlierContent(
  { against, check, content: directory }: Options,
  today: string,
  messages: Messages,
): () => Earlier | undefined {
  const read = (): Earlier | undefined => {
    if (against === undefined && !check) return undefined
    const source = readOther(against ?? 'HEAD', directory, against === undefined ? new Messages() : messages)
    if (!source) return undefined
    const found = new Messages()
    const { content } = publishedOn(today, compileContent(source, found))
    return { against: against ?? 'HEAD', source, content, broken: brokenFiles(found, source) }
  }
  return lazily(read)
}

/** A function that computes its value when it is first called. */
export function lazily<Value>(compute: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: compute() }
    return made.value
  }
}

/** The files with errors, by their paths in the folder. */
export const brokenFiles = ({ all }: Messages, { folder }: Source): Set<string> =>
  new Set(
    all
      .filter((message) => message.fatal && message.file?.startsWith(`${folder}/`))
      .map(({ file = '' }) => file.slice(folder.length + 1)),
  )
