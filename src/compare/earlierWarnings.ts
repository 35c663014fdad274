/** Separates warnings about a change from those that were there before it. */
import type { VFileMessage } from 'vfile-message'
import type { RenderedSite } from '../checks/renderedSite.ts'
import type { Source } from '../content/source.ts'
import { Messages, markEarlier } from '../diagnostics/messages.ts'
import { textOf } from '../siteFiles.ts'
import type { Compile, State } from './readEarlier.ts'

/**
 * Marks the warnings that are not about the change: their line is as it was, and the earlier state has them as well. The
 * content is compiled once more as the earlier state is, as a finished site has warnings of its own.
 */
export function markEarlierWarnings(
  { definition, source, messages, today }: RenderedSite,
  before: State,
  compile: Compile,
): void {
  const now = { source, messages: new Messages() }
  compile({ definition, ...now }, today)
  const had = new Set(before.messages.all.map((message) => keyOf(message, before.source)))
  const has = new Set(now.messages.all.map((message) => keyOf(message, source)))
  for (const message of messages.all) {
    if (message.fatal) continue
    const key = keyOf(message, source)
    if (had.has(key) || (!has.has(key) && isUnchanged(message, source, before.source))) markEarlier(message)
  }
}

/** File, rule and reason without the folder and the numbers of lines. */
const keyOf = ({ file = '', ruleId = '', reason }: VFileMessage, { folder }: Source) =>
  `${file} ${ruleId} ${reason}`.replaceAll(`${folder}/`, '').replaceAll(/(?<=\.(?:yaml|md)):\d+/g, '')

/** Whether the line of a message was there before; for a message about a whole file, whether the file is as it was. */
function isUnchanged({ file = '', line }: VFileMessage, now: Source, before: Source): boolean {
  const path = file.slice(now.folder.length + 1)
  const [text, earlier] = [now, before].map(({ files }) => textOf(files.get(path)).split(/\r?\n/))
  if (line === undefined) return String(text) === String(earlier)
  return earlier?.includes(text?.[line - 1] ?? '') ?? false
}
