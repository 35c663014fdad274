/**
 * Annotations in a pull request on GitHub: workflow commands that the runner reads from the output (GitHub, "Workflow
 * commands for GitHub Actions").
 */
import type { VFileMessage } from 'vfile-message'
import { isOpenPoint } from '../../content/rules/openPoints.ts'
import { oneOfEachFileFirst } from './priority.ts'

/** How many errors and how many warnings GitHub shows of one step; more are dropped without a word. */
const mostOfAKind = 10

/** The path of a file in the repository, with `/`; undefined for what is no file of it. */
export type PathInRepository = (file: string) => string | undefined

/**
 * At most 10 errors and 10 warnings, one of each file first, and a notice when there are more. What is left for the owner
 * is in the summary: here it would take the place of warnings about the change itself.
 *
 * @returns one workflow command on each line; empty when there is nothing to say
 */
export function annotations(messages: readonly VFileMessage[], pathOf: PathInRepository): string {
  const errors = oneOfEachFileFirst(messages.filter((message) => message.fatal))
  const warnings = oneOfEachFileFirst(messages.filter((message) => !message.fatal && !isOpenPoint(message)))
  const left = [errors, warnings].reduce((sum, list) => sum + Math.max(0, list.length - mostOfAKind), 0)
  return [
    ...errors.slice(0, mostOfAKind).map((message) => annotation('error', message, pathOf)),
    ...warnings.slice(0, mostOfAKind).map((message) => annotation('warning', message, pathOf)),
    ...(left > 0 ? [`::notice::${left} more: the summary of this run and the log have all of them.`] : []),
  ]
    .map((line) => `${line}\n`)
    .join('')
}

function annotation(kind: 'error' | 'warning', message: VFileMessage, pathOf: PathInRepository): string {
  const path = message.file && pathOf(message.file)
  const properties = Object.entries({
    file: path,
    line: path && message.line,
    col: path && message.line && message.column,
  }).filter(([, value]) => value)
  const listed = properties.map(([name, value]) => `${name}=${escapedProperty(String(value))}`).join(',')
  const where = path || !message.file ? '' : `${message.file}: `
  const text = `${where}${message.reason}${message.note ? `\n→ ${message.note}` : ''}`
  return `::${kind}${listed && ` ${listed}`}::${escapedText(text)}`
}

/** As the runner takes them back (actions/toolkit, `command.ts`). */
const escapedText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapedProperty = (text: string) => escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** A text in which the runner looks for no commands, because staff wrote parts of it; `token` is in none of its lines. */
export const withoutCommands = (text: string, token: string) =>
  `::stop-commands::${token}\n${text}\n::${token}::\n`
