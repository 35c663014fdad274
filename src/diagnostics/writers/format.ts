/** Shared by all reports: the order of messages, and the format of places and numbers. */
import { VFileMessage } from 'vfile-message'
import { isEarlier, isElsewhere, isOpenPoint } from '../messages.ts'

/** Gives the text of a line of a file; undefined when the message is not about a text file. */
export type LineOf = (file: string, line: number) => string | undefined

/** Gives the path of a file in the repository, with `/`; undefined when the file is not part of it. */
export type PathInRepository = (file: string) => string | undefined

/** Separates messages about mistakes, warnings that were there before the change, and open points for the owner. */
export const separated = (messages: readonly VFileMessage[]) => ({
  found: messages.filter((message) => !isOpenPoint(message) && !isEarlier(message)),
  earlier: messages.filter((message) => !isOpenPoint(message) && isEarlier(message)),
  open: messages.filter(isOpenPoint),
})

/** How many errors, and how many warnings, of one file are listed: the others mostly follow from these. */
const mostOfOneFile = 10
/** How many in all. */
const mostInAll = 100

/**
 * The messages to list, in their order: of errors, warnings and open points the first ten of each file, and a hundred in all;
 * with messages that count the others.
 */
export function limited(messages: readonly VFileMessage[]): VFileMessage[] {
  const { found, earlier, open } = separated(messages)
  return [
    ...firstOf(
      found.filter(({ fatal }) => fatal),
      'error',
    ),
    ...firstOf(
      found.filter(({ fatal }) => !fatal),
      'warning',
    ),
    ...firstOf(earlier, 'warning'),
    ...firstOf(open, 'open point', mostInAll),
  ]
}

const isIn = (message: VFileMessage, file: string) => (message.file ?? '') === file

function firstOf(messages: readonly VFileMessage[], noun: string, ofOneFile = mostOfOneFile): VFileMessage[] {
  const counts = new Map<string, number>()
  const shown = messages.filter(({ file = '' }) => {
    const count = (counts.get(file) ?? 0) + 1
    counts.set(file, count)
    return count <= ofOneFile
  })
  const listed = shown.slice(0, mostInAll)
  const rest = (left: number, where: string, file?: string) => {
    const reason = `… and ${counted(left, `more ${noun}`)} ${where}.`
    const message = new VFileMessage(reason, { ruleId: 'more', source: 'site' })
    return Object.assign(message, {
      file,
      fatal: messages[0]?.fatal,
      note: 'Correct the first ones, then check again.',
    })
  }
  const others = new Set(counts.keys())
  let left = messages.length - listed.length
  for (const file of new Set(listed.map(({ file = '' }) => file))) {
    others.delete(file)
    const last = listed.findLastIndex((message) => isIn(message, file))
    const hidden = (counts.get(file) ?? 0) - listed.filter((message) => isIn(message, file)).length
    left -= hidden
    if (hidden > 0) listed.splice(last + 1, 0, rest(hidden, 'in this file', file))
  }
  return left > 0 ? [...listed, rest(left, `in ${counted(others.size, 'other file')}`)] : listed
}

/** By file, line and column. */
const byPlace = (a: VFileMessage, b: VFileMessage): number =>
  (a.file ?? '').localeCompare(b.file ?? '', 'en') ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0)

/** Cross-file rules: their errors may follow from a mistake in the other file. */
const betweenFiles = new Set([
  'broken-link',
  'missing-image',
  'redirect-to-nowhere',
  'unknown-address',
  'unknown-reference',
])

/**
 * Errors, those of cross-file rules last; then warnings, those about lines of the change first, and those that were there before
 * it last; then open points of the owner; each by file and line.
 */
export function inOrder(messages: readonly VFileMessage[]): VFileMessage[] {
  const rank = (message: VFileMessage) => {
    if (isOpenPoint(message)) return 5
    if (!message.fatal) return isEarlier(message) ? 4 : isElsewhere(message) ? 3 : 2
    return betweenFiles.has(message.ruleId ?? '') ? 1 : 0
  }
  return [...messages].sort((a, b) => rank(a) - rank(b) || byPlace(a, b))
}

export const severityOf = ({ fatal }: VFileMessage) => (fatal ? 'error' : 'warning')

/** `content/faq.yaml:3:7`, without what is unknown. */
export const placeText = (...parts: readonly (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(':')

/** `1 error`, `2 errors` */
export const counted = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`
