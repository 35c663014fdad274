/** Shared by all reports: the order of messages, and the format of places and numbers. */
import { VFileMessage } from 'vfile-message'
import { isOpenPoint } from '../messages.ts'

/** Gives the text of a line of a file; undefined when the message is not about a text file. */
export type LineOf = (file: string, line: number) => string | undefined

/** Gives the path of a file in the repository, with `/`; undefined when the file is not part of it. */
export type PathInRepository = (file: string) => string | undefined

/** Separates messages about mistakes from open points for the owner. */
export const separated = (messages: readonly VFileMessage[]) => ({
  found: messages.filter((message) => !isOpenPoint(message)),
  open: messages.filter(isOpenPoint),
})

/** How many errors of one file are listed: the others mostly follow from these. */
const mostOfOneFile = 10

/** The messages to list, in their order: of each file the first ten errors, and a message that counts the others. */
export function limited(messages: readonly VFileMessage[]): VFileMessage[] {
  const errors = new Map<string | undefined, number>()
  const shown = messages.filter((message) => {
    if (!message.fatal || isOpenPoint(message)) return true
    const count = (errors.get(message.file) ?? 0) + 1
    errors.set(message.file, count)
    return count <= mostOfOneFile
  })
  for (const [file, count] of errors) {
    if (count <= mostOfOneFile) continue
    const left = counted(count - mostOfOneFile, 'more error')
    const message = new VFileMessage(`… and ${left} in this file.`, { ruleId: 'more-errors', source: 'site' })
    Object.assign(message, { file, fatal: true, note: 'Correct the first ones, then check again.' })
    shown.splice(shown.findLastIndex((other) => other.fatal && other.file === file) + 1, 0, message)
  }
  return shown
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

/** Errors, those of cross-file rules last; then warnings, then open points of the owner; each by file and line. */
export function inOrder(messages: readonly VFileMessage[]): VFileMessage[] {
  const rank = (message: VFileMessage) => {
    if (isOpenPoint(message)) return 3
    if (!message.fatal) return 2
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
