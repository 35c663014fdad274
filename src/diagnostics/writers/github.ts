/** Annotations in a pull request on GitHub, and the summary of a run. */
import type { VFileMessage } from 'vfile-message'
import {
  counted,
  inOrder,
  limited,
  type PathInRepository,
  placeText,
  separated,
  severityOf,
} from './format.ts'
import { earlierReport, ownerReport } from './outcome.ts'
import { type TextToRead, toReadTable } from './toRead.ts'

/** GitHub shows at most this many errors, and as many warnings, of one step; it drops others silently. */
const mostOfEach = 10

/**
 * Writes workflow commands, which the runner reads from the output (GitHub, "Workflow commands for GitHub Actions"): at
 * most 10 errors and 10 warnings, and a notice when there are more. Open points of the owner are in the summary only: here
 * they would take the place of warnings about the change itself.
 *
 * @returns one command on each line; an empty text when there are no messages
 */
export function annotations(messages: readonly VFileMessage[], pathOf: PathInRepository): string {
  const found = inOrder(messages)
  const errors = found.filter((message) => message.fatal)
  const warnings = separated(found).found.filter((message) => !message.fatal)
  const left = [errors, warnings].reduce((sum, list) => sum + Math.max(0, list.length - mostOfEach), 0)
  return lineByLine([
    ...[errors, warnings].flatMap((list) =>
      list.slice(0, mostOfEach).map((message) => annotation(message, pathOf)),
    ),
    ...(left > 0 ? [`::notice::${left} more: see the summary of this run, and the log.`] : []),
  ])
}

const lineByLine = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

function annotation(message: VFileMessage, pathOf: PathInRepository): string {
  const path = message.file && pathOf(message.file)
  const properties = Object.entries({
    file: path,
    line: path && message.line,
    col: path && message.line && message.column,
  }).filter(([, value]) => value)
  const listed = properties.map(([name, value]) => `${name}=${escapedProperty(String(value))}`).join(',')
  const where = path || !message.file ? '' : `${message.file}: `
  const text = `${where}${message.reason}${message.note ? `\n→ ${message.note}` : ''}`
  return `::${severityOf(message)}${listed && ` ${listed}`}::${escapedText(text)}`
}

/** Escapes as the runner decodes them (actions/toolkit, `command.ts`). It also knows commands in another form, `##[name]`. */
const escapedText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '## [')

const escapedProperty = (text: string) => escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/**
 * Writes the summary as Markdown: errors and warnings about the change as a table, then addresses that would be lost, sentences to
 * read again, unpublished guides, and a line each about earlier warnings and the owner's open points; before a release, these are errors and listed.
 *
 * @param notes texts to copy elsewhere, such as about a closed day
 */
export function summaryOf(
  messages: readonly VFileMessage[],
  waiting: readonly string[],
  pathOf: PathInRepository,
  toRead: readonly TextToRead[] = [],
  unlinked = '',
  notes = '',
): string {
  const listed = limited(inOrder(messages))
  const { found, open } = separated(listed)
  const isLost = ({ ruleId }: VFileMessage) => ruleId === 'lost-address'
  const [wrong, lost] = [found.filter((message) => !isLost(message)), found.filter(isLost)]
  const release = open.filter(({ fatal }) => fatal)
  const lines = ['## Content check', '', found.length === 0 ? 'Nothing is wrong.' : '']
  if (wrong.length > 0) lines.push('### Read this before you merge', '', ...table(wrong, pathOf), '')
  if (lost.length > 0) lines.push('### Addresses that would lead nowhere', '', ...table(lost, pathOf), '')
  lines.push(...toReadTable(inRepository(toRead, pathOf), cell))
  if (waiting.length > 0)
    lines.push('', '### Not on the site yet', '', ...waiting.map((guide) => `- ${cell(guide)}`))
  if (release.length > 0) lines.push('', '### Left for the owner', '', ...table(release, pathOf))
  const { earlier, open: allOpen } = separated(messages)
  const others = [unlinked, earlierReport(earlier), release.length > 0 ? '' : ownerReport(allOpen, false)]
  for (const line of others) if (line) lines.push('', line.trim())
  if (notes) lines.push('', ...asCode(notes.trim()))
  return lineByLine(withinBytes(lines))
}

/** A text as it stands, with a button to copy it. */
function asCode(text: string): string[] {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}text`, ...text.split('\n'), fence]
}

const inRepository = (texts: readonly TextToRead[], pathOf: PathInRepository) =>
  texts.map((text) => ({ ...text, file: pathOf(text.file) ?? text.file }))

/** GitHub drops a summary of more than 1 MiB (“Adding a job summary”). */
const mostBytes = 1_000_000

/** The first lines, as many as fit, and how many are left. */
function withinBytes(lines: readonly string[]): string[] {
  let bytes = 0
  const left = lines.findIndex((line) => {
    bytes += Buffer.byteLength(line) + 1
    return bytes > mostBytes
  })
  if (left < 0) return [...lines]
  return [...lines.slice(0, left), '', `… and ${counted(lines.length - left, 'more line')}: see the log.`]
}

function table(messages: readonly VFileMessage[], pathOf: PathInRepository): string[] {
  const rows = messages.map((message) => {
    const where = placeText(message.file ? (pathOf(message.file) ?? message.file) : '', message.line)
    return `| ${severityOf(message)} | ${[where, message.reason, message.note ?? ''].map(cell).join(' | ')} |`
  })
  return ['|  | Where | What | What to do |', '| --- | --- | --- | --- |', ...rows]
}

/** Escapes a text for a cell of a table: nothing in it is read as Markdown, HTML or a formula. */
const cell = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]{}|~#!]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // Two dollar signs on a line would be a formula (GitHub, "Writing mathematical expressions"); an address would be a link,
    // and a name after @ would be that of a person.
    .replaceAll(/\$|@|:\/\/|www(?=\.)/gi, '<span>$&</span>')
