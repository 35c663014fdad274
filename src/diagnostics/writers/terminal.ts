/** Messages for a person at a terminal. */
import type { VFileMessage } from 'vfile-message'
import { counted, inOrder, type LineOf, limited, placeText, severityOf } from './format.ts'

/** Control characters and bidirectional marks, which would move, recolour or reverse the text in a terminal. */
const unprintable = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

/** A line of the content as it may be printed. */
export const withoutControls = (line: string) => line.replaceAll(unprintable, ' ')

/** Writes errors before warnings, grouped by file; see `inOrder`. The errors of one file are truncated to ten. */
export function report(messages: readonly VFileMessage[], lineOf: LineOf): string {
  if (messages.length === 0) return ''
  const listed = limited(inOrder(messages))
  const groupOf = ({ file, fatal }: VFileMessage) => `${file} ${fatal}`
  const files = [...new Set(listed.map(groupOf))].map((group) => {
    const sameFile = listed.filter((message) => groupOf(message) === group)
    const [{ file = '', fatal = false } = {}] = sameFile
    if (file === '') return sameFile.map(({ reason }) => reason).join('\n')
    const count = messages.filter((message) => groupOf(message) === group).length
    const heading = `${file}: ${counted(count, fatal ? 'error' : 'warning')}`
    return [heading, ...sameFile.map((message) => entryOf(message, lineOf))].join('\n\n')
  })
  const errors = messages.filter((message) => message.fatal).length
  const totals = `${counted(errors, 'error')}, ${counted(messages.length - errors, 'warning')}`
  return `${[...files, totals].join('\n\n')}\n`
}

function entryOf(message: VFileMessage, lineOf: LineOf): string {
  const place = placeText(message.file, message.line, message.column)
  const lines = [`  ${place}  ${severityOf(message)}  ${withPlacesOnLines(message.reason)}`]
  const excerpt = message.file && message.line ? lineOf(message.file, message.line) : undefined
  if (excerpt !== undefined) lines.push(...quote(excerpt, message.line ?? 1, message.column ?? 1))
  if (message.note) lines.push(`    → ${message.note}`)
  const corrected = message.expected ?? []
  if (corrected.length > 0) {
    lines.push(`    The ${corrected.length === 1 ? 'line as it' : 'lines as they'} should be:`, ...corrected)
  }
  return lines.join('\n')
}

const beginsWithPlace = /^[^\s:]+\.(?:yaml|md):\d/

/** Puts each of three or more places in files, “content/faq.yaml:3, 12; content/seo/home.md:5; …”, on a line of its own. */
function withPlacesOnLines(reason: string): string {
  const [first = '', ...others] = reason.split('; ')
  if (others.filter((part) => beginsWithPlace.test(part)).length < 2) return reason
  const before = first.lastIndexOf(': ') + 1
  const isPlace = beginsWithPlace.test(first.slice(before).trim())
  return [
    isPlace ? `${first.slice(0, before)}\n      ${first.slice(before).trim()}` : first,
    ...others.map((part) => `;${beginsWithPlace.test(part) ? '\n      ' : ' '}${part}`),
  ].join('')
}

/** The line with a caret below the column; a long line is cut around it. */
function quote(line: string, number: number, column: number): string[] {
  const start = Math.max(0, column - 60)
  const excerpt = withoutControls(line.slice(start, start + 100))
  return [
    `    ${number} | ${excerpt}`,
    `    ${' '.repeat(String(number).length)} | ${' '.repeat(column - 1 - start)}^`,
  ]
}
