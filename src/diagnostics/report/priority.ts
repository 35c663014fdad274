/** Which messages are shown where there is only room for a few. */
import type { VFileMessage } from 'vfile-message'
import { isOpenPoint } from '../../content/rules/openPoints.ts'

/** By file and line, as one reads a list of corrections. */
const byPlace = (a: VFileMessage, b: VFileMessage) =>
  (a.file ?? '').localeCompare(b.file ?? '', 'en') ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0)

/** Errors, then warnings, then what is left for the owner; each by file and line. */
export const inOrder = (messages: readonly VFileMessage[]): VFileMessage[] => {
  const rank = (message: VFileMessage) => (isOpenPoint(message) ? 2 : message.fatal ? 0 : 1)
  return [...messages].sort((a, b) => rank(a) - rank(b) || byPlace(a, b))
}

/** The first of each file, then the others, so that with little room every file is still marked once. */
export function oneOfEachFileFirst(messages: readonly VFileMessage[]): VFileMessage[] {
  const files = new Set<string | undefined>()
  const first: VFileMessage[] = []
  const others: VFileMessage[] = []
  for (const message of inOrder(messages)) {
    ;(files.has(message.file) ? others : first).push(message)
    files.add(message.file)
  }
  return [...first, ...others]
}
