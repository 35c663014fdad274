/** Separates warnings about a change from those that were there before it. */
import type { VFileMessage } from 'vfile-message'
import type { RenderedSite } from '../checks/renderedSite.ts'
import type { Source } from '../content/source.ts'
import { markEarlier } from '../diagnostics/messages.ts'
import type { State } from './readEarlier.ts'

/**
 * Marks the warnings that the earlier state has as well. Those of a finished site, such as of a broken link, are always about
 * the change: the earlier state is not built.
 */
export function markEarlierWarnings({ source, messages }: RenderedSite, before: State): void {
  const had = new Set(before.messages.all.map((message) => keyOf(message, before.source)))
  for (const message of messages.all)
    if (!message.fatal && had.has(keyOf(message, source))) markEarlier(message)
}

/** File, rule and reason without the folder and the numbers of lines. */
const keyOf = ({ file = '', ruleId = '', reason }: VFileMessage, { folder }: Source) =>
  `${file} ${ruleId} ${reason}`.replaceAll(`${folder}/`, '').replaceAll(/(?<=\.(?:yaml|md)):\d+/g, '')
