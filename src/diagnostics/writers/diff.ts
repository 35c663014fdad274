/** Changed lines of a file for a person. */
import { withoutControls } from './terminal.ts'

/**
 * Each changed line below its place, as it was and as it is.
 *
 * @param lines the lines of the file before
 * @param changed the lines that replace some of them, by index
 */
export const diffOf = (
  file: string,
  lines: readonly string[],
  changed: ReadonlyMap<number, readonly string[]>,
): string =>
  [...changed]
    .sort(([one], [other]) => one - other)
    .map(([index, after]) => {
      const before = lines[index] ?? ''
      const isKept = after[0] === before
      const marked = [
        ...(isKept ? [] : [`-${before}`]),
        ...after.slice(isKept ? 1 : 0).map((line) => `+${line}`),
      ]
      return `${file}:${index + 1}\n${marked.map((line) => `${withoutControls(line.trimEnd())}\n`).join('')}`
    })
    .join('')
