/** Changed lines of a file for a person, as a unified diff. */
import { withoutControls } from './terminal.ts'

/** How many unchanged lines are shown around a change. */
const contextLines = 3

/**
 * @param lines the lines of the file before
 * @param changed the lines that replace some of them, by index
 */
export function unifiedDiff(
  file: string,
  lines: readonly string[],
  changed: ReadonlyMap<number, readonly string[]>,
): string {
  const hunks: { first: number; last: number }[] = []
  for (const index of [...changed.keys()].sort((a, b) => a - b)) {
    const hunk = hunks.at(-1)
    if (hunk && index - hunk.last <= 2 * contextLines) hunk.last = index
    else hunks.push({ first: index, last: index })
  }
  // The line break at the end of a file begins no further line.
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length
  let added = 0
  const texts = hunks.map(({ first, last }) => {
    const start = Math.max(0, first - contextLines)
    const shown = lines.slice(start, Math.min(count, last + contextLines + 1))
    const body = shown.flatMap((line, offset) => linesOfDiff(line, changed.get(start + offset)))
    const length = body.filter((line) => !line.startsWith('-')).length
    const head = `@@ -${start + 1},${shown.length} +${start + 1 + added},${length} @@`
    added += length - shown.length
    return [head, ...body].join('\n')
  })
  return `${[`--- ${file}`, `+++ ${file}`, ...texts].join('\n')}\n`
}

function linesOfDiff(line: string, replaced: readonly string[] | undefined): string[] {
  const print = (mark: string) => (text: string) => mark + withoutControls(text.replace(/\r$/, ''))
  if (!replaced) return [print(' ')(line)]
  const [first, ...more] = replaced
  return first === line
    ? [print(' ')(line), ...more.map(print('+'))]
    : [print('-')(line), ...replaced.map(print('+'))]
}
