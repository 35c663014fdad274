/** The summary of a run as Markdown, for the page that GitHub shows of it. */
import type { VFileMessage } from 'vfile-message'
import { isOpenPoint } from '../openPoints.ts'
import type { VisitorChanges } from './changes.ts'
import type { PathInRepository } from './github.ts'
import { inOrder } from './order.ts'

/** In bytes. GitHub drops a larger summary (GitHub, "Workflow commands", step isolation and limits). */
export const summaryLimit = 1024 * 1024

/**
 * Writes errors and warnings as a table, changes for visitors and unpublished guides as lists, open points of the owner
 * as a table.
 *
 * @param comparison undefined when nothing was compared
 * @param waiting guides that are not published yet, one sentence each
 * @param room how many bytes may be written; a last line counts the lines that do not fit
 */
export function summaryOf(
  messages: readonly VFileMessage[],
  comparison: VisitorChanges | undefined,
  waiting: readonly string[],
  pathOf: PathInRepository,
  room = summaryLimit,
): string {
  const found = inOrder(messages).filter((message) => !isOpenPoint(message))
  const open = inOrder(messages).filter(isOpenPoint)
  const lines = [
    '## Content check',
    '',
    found.length === 0 ? 'Nothing is wrong.' : '',
    ...(found.length > 0 ? table(found, pathOf) : []),
  ]
  if (comparison) {
    const { against, changes, notes } = comparison
    lines.push('', `### What changes for visitors, compared with ${cell(against)}`, '')
    if (changes.length === 0) lines.push('Nothing.')
    for (const { heading, lines: entries } of changes) {
      lines.push(`**${cell(heading)}**`, '', ...entries.map((entry) => `- ${cell(entry)}`), '')
    }
    lines.push(...notes.map(cell))
  }
  if (waiting.length > 0)
    lines.push('', '### Not on the site yet', '', ...waiting.map((guide) => `- ${cell(guide)}`))
  if (open.length > 0) lines.push('', '### Left for the owner', '', ...table(open, pathOf))
  return fitted(lines, room)
}

function table(messages: readonly VFileMessage[], pathOf: PathInRepository): string[] {
  const rows = messages.map((message) => {
    const file = message.file ? (pathOf(message.file) ?? message.file) : ''
    const where = [file, message.line].filter((part) => part !== undefined).join(':')
    const severity = message.fatal ? 'error' : 'warning'
    return `| ${severity} | ${[where, message.reason, message.note ?? ''].map(cell).join(' | ')} |`
  })
  return ['|  | Where | What | What to do |', '| --- | --- | --- | --- |', ...rows]
}

/** Escapes a text for a cell of a table: nothing in it is read as Markdown, HTML or a formula. */
export const cell = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]{}|~#!]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // Two dollar signs on a line would be a formula (GitHub, "Writing mathematical expressions").
    .replaceAll('$', '<span>$</span>')

/** The lines that fit into `room` bytes, and a last line that counts the others. */
function fitted(lines: readonly string[], room: number): string {
  const sizes = lines.map((line) => Buffer.byteLength(line) + 1)
  const note = (left: number) => `\n${left} more lines are in the log.\n`
  if (sizes.reduce((sum, size) => sum + size, 0) <= room) return lines.map((line) => `${line}\n`).join('')
  const space = room - Buffer.byteLength(note(lines.length))
  let used = 0
  const end = sizes.findIndex((size) => {
    used += size
    return used > space
  })
  if (space < 0) return ''
  return `${lines
    .slice(0, end)
    .map((line) => `${line}\n`)
    .join('')}${note(lines.length - end)}`
}
