/** What the terminal shows below the messages: open points, unpublished guides, and the verdict. */
import type { VFileMessage } from 'vfile-message'
import { counted, placeText, separated } from './format.ts'

/** How many characters of an open point are shown in the short list. */
const longestLine = 100

/**
 * Writes one line for each open point, so that the list does not push messages out of sight; in full when asked for, and
 * before a release, when open points are errors.
 */
export function ownerReport(openPoints: readonly VFileMessage[], inFull: boolean): string {
  if (openPoints.length === 0) return ''
  const isRelease = openPoints.some(({ fatal }) => fatal)
  const things = openPoints.length === 1 ? 'One thing is' : `${openPoints.length} things are`
  const heading = `${things} left for the owner to settle${isRelease ? ' before a release' : ''}`
  if (inFull || isRelease) {
    const entries = openPoints.map(({ file, line, column, reason, note }) => {
      const remedy = note ? `\n    → ${note}` : ''
      return `  ${placeText(file, line, column)}\n    ${reason}${remedy}`
    })
    return `${heading}:\n\n${entries.join('\n\n')}\n`
  }
  const places = openPoints.map(({ file, line }) => placeText(file, line))
  const width = Math.max(...places.map((place) => place.length))
  const lines = openPoints.map(
    ({ reason }, index) => `  ${places[index]?.padEnd(width)}  ${shortened(reason)}`,
  )
  return `${heading}; npm run check -- --open shows each in full:\n\n${lines.join('\n')}\n`
}

const shortened = (text: string) => (text.length > longestLine ? `${text.slice(0, longestLine - 1)}…` : text)

/** How many unpublished guides are listed; a plan for the whole year would push messages out of sight. */
const mostWaiting = 10

/** @returns a list of guides that are not published yet; an empty text when there are none */
export function waitingReport(waiting: readonly string[]): string {
  if (waiting.length === 0) return ''
  const left = waiting.length - mostWaiting
  const lines = [...waiting.slice(0, mostWaiting), ...(left > 0 ? [`… and ${left} more.`] : [])]
  return `Not on the site yet:\n\n${lines.map((line) => `  ${line}\n`).join('')}`
}

/**
 * The result of a check in one line.
 *
 * @param pages how many pages were checked; undefined where the content has mistakes, so that there are none yet
 */
export function verdictOfCheck(messages: readonly VFileMessage[], pages?: number): string {
  const { found, open } = separated(messages)
  const errors = found.filter(({ fatal }) => fatal)
  const rest = pages === undefined ? ' More is checked once they are corrected, last of all the links.' : ''
  if (errors.length > 0) return `Not right yet: ${counted(errors.length, 'error')}, see above.${rest}`
  const warnings = found.length > 0 ? `${counted(found.length, 'warning')}, see above` : 'nothing is wrong'
  const things = open.length === 1 ? 'one thing' : `${open.length} things`
  if (open.some(({ fatal }) => fatal))
    return `Not ready for a release: ${things} left for the owner to settle.`
  const left = open.length > 0 ? ` The owner has ${things} left to settle.` : ''
  return `Checked ${pages} pages, no errors: ${warnings}.${left}`
}
