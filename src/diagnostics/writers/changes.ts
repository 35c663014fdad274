/** What changes for visitors, for the terminal. */

/** A comparison of two states of the content. */
export interface VisitorChanges {
  /** The name of the other state. */
  against: string
  changes: readonly { heading: string; lines: readonly string[] }[]
  /** What could not be compared, and why. */
  notes: readonly string[]
}

/** @returns the changes as lists; an empty text when nothing was compared */
export function changesReport(comparison: VisitorChanges | undefined): string {
  if (!comparison) return ''
  const { against, changes, notes } = comparison
  const groups = changes.map(
    ({ heading, lines }) => `  ${heading}\n${lines.map((line) => `    - ${line}\n`).join('')}`,
  )
  const lists = groups.length > 0 ? groups : ['  Nothing.\n']
  const remarks = notes.map((note) => `  ${note}\n`)
  return `What changes for visitors, compared with ${against}:\n\n${[...lists, ...remarks].join('\n')}`
}
