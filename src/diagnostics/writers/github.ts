/**
 * Annotations in a pull request on GitHub: workflow commands that the runner reads from the output (GitHub, "Workflow
 * commands for GitHub Actions").
 */
import type { VFileMessage } from 'vfile-message'
import { isOpenPoint } from '../openPoints.ts'
import { oneOfEachFileFirst } from './order.ts'

/** GitHub shows at most this many errors, and as many warnings, of one step; it drops others silently. */
const mostOfEach = 10

/** Gives the path of a file in the repository, with `/`; undefined when the file is not part of it. */
export type PathInRepository = (file: string) => string | undefined

/**
 * Writes at most 10 errors and 10 warnings, one of each file first, and a notice when there are more. Open points of the
 * owner are in the summary only: here they would take the place of warnings about the change itself.
 *
 * @returns one workflow command on each line; an empty text when there are no messages
 */
export function annotations(messages: readonly VFileMessage[], pathOf: PathInRepository): string {
  const errors = oneOfEachFileFirst(messages.filter((message) => message.fatal))
  const warnings = oneOfEachFileFirst(messages.filter((message) => !message.fatal && !isOpenPoint(message)))
  const left = [errors, warnings].reduce((sum, list) => sum + Math.max(0, list.length - mostOfEach), 0)
  return [
    ...errors.slice(0, mostOfEach).map((message) => annotation('error', message, pathOf)),
    ...warnings.slice(0, mostOfEach).map((message) => annotation('warning', message, pathOf)),
    ...(left > 0 ? [`::notice::${left} more: the summary of this run and the log have all of them.`] : []),
  ]
    .map((line) => `${line}\n`)
    .join('')
}

function annotation(
  severity: 'error' | 'warning',
  message: VFileMessage,
  pathOf: PathInRepository,
): string {
  const path = message.file && pathOf(message.file)
  const properties = Object.entries({
    file: path,
    line: path && message.line,
    col: path && message.line && message.column,
  }).filter(([, value]) => value)
  const listed = properties.map(([name, value]) => `${name}=${escapedProperty(String(value))}`).join(',')
  const where = path || !message.file ? '' : `${message.file}: `
  const text = `${where}${message.reason}${message.note ? `\n→ ${message.note}` : ''}`
  return `::${severity}${listed && ` ${listed}`}::${escapedText(text)}`
}

/** Escapes as the runner decodes them (actions/toolkit, `command.ts`). */
const escapedText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapedProperty = (text: string) => escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/**
 * Wraps a text that quotes content, so that the runner executes no workflow commands in it.
 *
 * @param token a random text that is not in `text`
 */
export const withoutCommands = (text: string, token: string) =>
  `::stop-commands::${token}\n${text}\n::${token}::\n`
