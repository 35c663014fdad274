/** The order of messages in reports. */
import type { VFileMessage } from 'vfile-message'
import { isOpenPoint } from '../openPoints.ts'

/** By file, line and column. */
export const byPlace = (a: VFileMessage, b: VFileMessage): number =>
  (a.file ?? '').localeCompare(b.file ?? '', 'en') ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0)

/** Errors, then warnings, then open points of the owner; each by file and line. */
export function inOrder(messages: readonly VFileMessage[]): VFileMessage[] {
  const rank = (message: VFileMessage) => (isOpenPoint(message) ? 2 : message.fatal ? 0 : 1)
  return [...messages].sort((a, b) => rank(a) - rank(b) || byPlace(a, b))
}

/** The first message of each file, then the others: where only a few fit, every file gets one. */
export function oneOfEachFileFirst(messages: readonly VFileMessage[]): VFileMessage[] {
  const files = new Set<string | undefined>()
  const first: VFileMessage[] = []
  const others: VFileMessage[] = []
  for (const message of inOrder(messages)) {
    const list = files.has(message.file) ? others : first
    list.push(message)
    files.add(message.file)
  }
  return [...first, ...others]
}
