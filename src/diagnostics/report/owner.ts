/** The list for the owner: what nobody else can settle, with the line to edit. */
import type { VFileMessage } from 'vfile-message'

/** How much of a question is shown where each has one line. */
const longestLine = 100

/**
 * The list, in a line each, so that it hides nothing that stands above it; whole where that is asked for, and before a
 * release, when they are errors.
 *
 * @returns an empty text when nothing is open
 */
export function ownerReport(openPoints: readonly VFileMessage[], whole: boolean): string {
  if (openPoints.length === 0) return ''
  const isRelease = openPoints.some(({ fatal }) => fatal)
  const things = openPoints.length === 1 ? 'One thing is' : `${openPoints.length} things are`
  const heading = `${things} left for the owner to settle${isRelease ? ' before a release' : ''}`
  if (whole || isRelease) {
    const entries = openPoints.map(({ file, line, column, reason, note }) =>
      [`  ${[file, line, column].filter((part) => part !== undefined).join(':')}`, `    ${reason}`]
        .concat(note ? `    → ${note}` : [])
        .join('\n'),
    )
    return `${heading}:\n\n${entries.join('\n\n')}\n`
  }
  const places = openPoints.map(({ file, line }) =>
    [file, line].filter((part) => part !== undefined).join(':'),
  )
  const width = Math.max(...places.map((place) => place.length))
  const lines = openPoints.map(
    ({ reason }, index) => `  ${places[index]?.padEnd(width)}  ${shortened(reason)}`,
  )
  return `${heading}; npm run check -- --open tells more of each:\n\n${lines.join('\n')}\n`
}

const shortened = (text: string) => (text.length > longestLine ? `${text.slice(0, longestLine - 1)}…` : text)
