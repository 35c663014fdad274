/** Separates warnings about a change from those that were there before it. */
import type { VFileMessage } from 'vfile-message'
import type { Source } from '../content/source.ts'
import { type Messages, markEarlier } from '../diagnostics/messages.ts'
import { textOf } from '../siteFiles.ts'

/** A state of the content, with the messages about it. */
export interface State {
  source: Source
  messages: Messages
}

/**
 * Marks the warnings that are not about the change: their line is as it was, and the earlier state has them as well.
 *
 * @param messages all messages about the content as it is now
 * @param now the same content compiled as `before` is: a finished site has warnings that this finds in neither
 */
export function markEarlierWarnings(messages: Messages, now: State, before: State): void {
  const had = new Set(before.messages.all.map((message) => keyOf(message, before.source)))
  const has = new Set(now.messages.all.map((message) => keyOf(message, now.source)))
  for (const message of messages.all) {
    if (message.fatal) continue
    const key = keyOf(message, now.source)
    if (had.has(key) || (!has.has(key) && isUnchanged(message, now.source, before.source)))
      markEarlier(message)
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
