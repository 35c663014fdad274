/** Separates warnings about a change from those that were there before it. */
import { isDeepStrictEqual } from 'node:util'
import type { VFileMessage } from 'vfile-message'
import { parseAgain } from '../../content/findInContent.ts'
import type { IsCoveredByQuestion } from '../../content/rules/openPoints.ts'
import type { Source } from '../../content/source.ts'
import { markEarlier, markElsewhere } from '../../diagnostics/messages.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import { textOf } from '../../siteFiles.ts'
import { recordsIn } from '../../validate/walkSchema.ts'
import type { EarlierState } from './readEarlier.ts'

type Compared = Pick<RenderedSite, 'source' | 'messages'>

/**
 * Marks the warnings that the earlier state has as well, and those about lines that it has. Those of a finished site, such as of a broken link, are always about
 * the change: the earlier state is not built.
 */
export function markEarlierWarnings({ source, messages }: Compared, before: EarlierState): void {
  const had = keysOf(before)
  const [linesNow, linesBefore] = [linesIn(source), linesIn(before.source)]
  for (const message of messages.all) {
    if (!message.fatal && had.has(keyOf(message, source))) markEarlier(message)
    const { file = '', line = 0 } = message
    const path = file.slice(source.folder.length + 1)
    const text = linesNow(path)[line - 1]
    if (text !== undefined && linesBefore(path).includes(text)) markElsewhere(message)
  }
}

/** The lines of each file. */
const linesIn =
  ({ files }: Source) =>
  (path: string): readonly string[] =>
    textOf(files.get(path)).split(/\r?\n/)

/**
 * A question covers the warnings that were there when it was written, also under another name of the entry: a new one has to be read,
 * unless the question asks something new, or names a new value.
 */
export function coveredSince({ source }: Compared, before: EarlierState): IsCoveredByQuestion {
  const had = new Set([...keysOf(before)].map(withoutNames))
  const [now, earlier] = [source, before.source].map(questionsIn)
  return (warning, index) => {
    const question = now?.[index]
    const wasAsked = question && earlier?.some((one) => asksTheSame(question, one))
    return had.has(withoutNames(keyOf(warning, source))) || !wasAsked
  }
}

type Question = Readonly<Record<string, unknown>>

/** Whether a question says what it said, and covers no more than it did. */
function asksTheSame(question: Question, earlier: Question): boolean {
  const { covers: now, answerIn: _now, ...words } = question
  const { covers: before, answerIn: _before, ...wordsBefore } = earlier
  const addresses = [before].flat()
  return isDeepStrictEqual(words, wordsBefore) && [now].flat().every((one) => addresses.includes(one))
}

const questionsIn = (source: Source) =>
  source.files.has('questions.yaml')
    ? [...recordsIn(parseAgain(source, 'questions.yaml').toValue())]
        .filter(({ path }) => path.length === 2)
        .map(({ record }) => record)
    : []

const keysOf = ({ messages, source }: EarlierState) =>
  new Set(messages.all.map((message) => keyOf(message, source)))

/** File, rule and reason without the folder and the numbers of lines. */
const keyOf = ({ file = '', ruleId = '', reason }: VFileMessage, { folder }: Source) =>
  `${file} ${ruleId} ${reason}`.replaceAll(`${folder}/`, '').replaceAll(/(?<=\.(?:yaml|md)):\d+/g, '')

const withoutNames = (key: string) => key.replaceAll(/“[^“”]*”/g, '“”')
