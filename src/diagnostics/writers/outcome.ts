/** What the terminal shows below the messages: open points, unpublished guides, and the verdict. */
import type { VFileMessage } from 'vfile-message'
import { listed } from '../words.ts'
import { counted, placeText, separated } from './format.ts'

/**
 * Writes one line about all open points, so that they do not push messages out of sight; each in full when asked for, and before
 * a release, when open points are errors.
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
  const files = [...new Set(openPoints.map(({ file }) => file ?? ''))]
  return `${heading}, in ${listed(files)}: npm run check -- --open lists all of it.\n`
}

/** @returns how many warnings were there before the change; an empty text when there are none */
export const earlierReport = (earlier: readonly VFileMessage[]): string =>
  earlier.length === 0
    ? ''
    : `${counted(earlier.length, 'warning')} about lines that are not part of this change: npm run check lists them.\n`

/** How many unpublished guides are listed; a plan for the whole year would push messages out of sight. */
const mostWaiting = 10

/** @returns a list of guides that are not published yet; an empty text when there are none */
export function waitingReport(waiting: readonly string[]): string {
  if (waiting.length === 0) return ''
  const left = waiting.length - mostWaiting
  const lines = [...waiting.slice(0, mostWaiting), ...(left > 0 ? [`… and ${left} more.`] : [])]
  return `Not on the site yet:\n\n${lines.map((line) => `  ${line}\n`).join('')}`
}

/** @returns a note about pages to which no other page leads; an empty text when there are none */
export const unlinkedReport = (paths: readonly string[]): string =>
  paths.length === 0
    ? ''
    : `No page leads to ${paths.join(', ')}: only visitors who know the address get there. Link to it in a text, or add it to a menu.\n`

/**
 * The result of a check in one line.
 *
 * @param pages how many pages were checked; undefined where mistakes ended the run before the links were checked
 * @param toRead how many sentences are listed to be read again
 */
export function verdictOfCheck(messages: readonly VFileMessage[], pages?: number, toRead = 0): string {
  const { found, open } = separated(messages)
  const errors = found.filter(({ fatal }) => fatal)
  const rest = pages === undefined ? ' More is checked once they are corrected, last of all the links.' : ''
  if (errors.length > 0) return `Not right yet: ${counted(errors.length, 'error')}, see above.${rest}`
  const warnings =
    found.length > 0
      ? `${counted(found.length, 'warning')} just above. Read ${found.length === 1 ? 'it' : 'them'} before this goes live: a warning may be wrong content`
      : `nothing is wrong${toRead > 0 ? '; read the lines above once more' : ''}`
  const things = open.length === 1 ? 'one thing' : `${open.length} things`
  if (open.some(({ fatal }) => fatal))
    return `Not ready for a release: ${things} left for the owner to settle.`
  return `Checked ${pages} pages, no errors: ${warnings}.`
}
