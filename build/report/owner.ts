/** The list for the owner: what nobody else can settle, with the line to edit. */
import type { VFileMessage } from 'vfile-message'

/** @returns the list, or an empty text when nothing is open */
export function ownerReport(openPoints: readonly VFileMessage[]): string {
  if (openPoints.length === 0) return ''
  const entries = openPoints.map(({ file, line, column, reason, note }) =>
    [`  ${[file, line, column].filter((part) => part !== undefined).join(':')}`, `    ${reason}`]
      .concat(note ? `    → ${note}` : [])
      .join('\n'),
  )
  const things = openPoints.length === 1 ? 'One thing is' : `${openPoints.length} things are`
  const when = openPoints.some(({ fatal }) => fatal) ? ' before a release' : ''
  return `${things} left for the owner to settle${when}:\n\n${entries.join('\n\n')}\n`
}
