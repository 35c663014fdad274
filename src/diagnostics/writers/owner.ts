/** The list of open points for the owner: what only the owner can settle, with the line to edit. */
import type { VFileMessage } from 'vfile-message'

/** How many characters of an open point are shown in the short list. */
const longestLine = 100

/**
 * Writes one line for each open point, so that the list does not push messages out of sight; in full when asked for, and
 * before a release, when open points are errors.
 *
 * @param inFull true to write each with its remedy
 * @returns an empty text when there are no open points
 */
export function ownerReport(openPoints: readonly VFileMessage[], inFull: boolean): string {
  if (openPoints.length === 0) return ''
  const isRelease = openPoints.some(({ fatal }) => fatal)
  const things = openPoints.length === 1 ? 'One thing is' : `${openPoints.length} things are`
  const heading = `${things} left for the owner to settle${isRelease ? ' before a release' : ''}`
  if (inFull || isRelease) {
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
