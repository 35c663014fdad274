/** What changes for visitors, for the terminal. */
import type { Comparison } from '../../compare/compare.ts'

/** @returns the list; an empty text when nothing was compared */
export function changesReport(comparison: Comparison | undefined): string {
  if (!comparison) return ''
  const { against, changes, notes } = comparison
  const groups = changes.map(
    ({ heading, lines }) => `  ${heading}\n${lines.map((line) => `    - ${line}\n`).join('')}`,
  )
  const listed = groups.length > 0 ? groups : ['  Nothing.\n']
  const said = notes.map((note) => `  ${note}\n`)
  return `What changes for visitors, compared with ${against}:\n\n${[...listed, ...said].join('\n')}`
}
