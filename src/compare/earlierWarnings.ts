/** Separates warnings about a change from those that were there before it. */
import { isDeepStrictEqual } from 'node:util'
import type { VFileMessage } from 'vfile-message'
import type { RenderedSite } from '../checks/renderedSite.ts'
import { parseAgain } from '../content/findInContent.ts'
import type { IsCovered } from '../content/rules/openPoints.ts'
import type { Source } from '../content/source.ts'
import { markEarlier } from '../diagnostics/messages.ts'
import { recordsIn } from '../diagnostics/walkSchema.ts'
import type { State } from './readEarlier.ts'

type Compared = Pick<RenderedSite, 'source' | 'messages'>

/**
 * Marks the warnings that the earlier state has as well. Those of a finished site, such as of a broken link, are always about
 * the change: the earlier state is not built.
 */
export function markEarlierWarnings({ source, messages }: Compared, before: State): void {
  const had = keysOf(before)
  for (const message of messages.all)
    if (!message.fatal && had.has(keyOf(message, source))) markEarlier(message)
}

/** A question covers the warnings that were there when it was written: a new one has to be read, unless the question is new too. */
export function coveredSince({ source }: Compared, before: State): IsCovered {
  const had = keysOf(before)
  const [now, earlier] = [source, before.source].map(questionsIn)
  return (warning, index) =>
    had.has(keyOf(warning, source)) || !earlier?.some((question) => isDeepStrictEqual(question, now?.[index]))
}

const questionsIn = (source: Source) =>
  source.files.has('questions.yaml')
    ? [...recordsIn(parseAgain(source, 'questions.yaml').toValue())]
        .filter(({ path }) => path.length === 2)
        .map(({ record }) => record)
    : []

const keysOf = ({ messages, source }: State) => new Set(messages.all.map((message) => keyOf(message, source)))

/** File, rule and reason without the folder and the numbers of lines. */
const keyOf = ({ file = '', ruleId = '', reason }: VFileMessage, { folder }: Source) =>
  `${file} ${ruleId} ${reason}`.replaceAll(`${folder}/`, '').replaceAll(/(?<=\.(?:yaml|md)):\d+/g, '')
