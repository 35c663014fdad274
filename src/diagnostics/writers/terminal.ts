/** Messages for a person at a terminal. */
import type { VFileMessage } from 'vfile-message'
import { counted, inOrder, type LineOf, limited, placeText, severityOf } from './format.ts'

/** How many messages of one rule are printed; thousands with the same cause would hide all others. */
const mostOfOneRule = 50

/** Control characters and bidirectional marks, which would move, recolour or reverse the text in a terminal. */
const unprintable = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

/** A line of the content as it may be printed. */
export const withoutControls = (line: string) => line.replaceAll(unprintable, ' ')

/**
 * Writes errors before warnings, grouped by file; see `inOrder`. The errors of one file are truncated to ten;
 * messages of one rule to 50: a line at the end counts the others and names their files.
 *
 * @returns the report; an empty text when there are no messages
 */
export function report(messages: readonly VFileMessage[], lineOf: LineOf): string {
  if (messages.length === 0) return ''
  const listed = limited(inOrder(messages))
  const byRule = groupBy(listed, (message) => `${message.fatal} ${message.ruleId}`)
  const printed = new Set([...byRule.values()].flatMap((sameRule) => sameRule.slice(0, mostOfOneRule)))
  const byFile = groupBy(
    listed.filter((message) => printed.has(message)),
    (message) => `${message.file} ${severityOf(message)}`,
  )
  const countIn = (file: string | undefined, fatal: VFileMessage['fatal']) =>
    messages.filter((message) => message.file === file && message.fatal === fatal).length
  const files = [...byFile.values()].map((sameFile) => {
    const [{ file, fatal }] = sameFile
    const heading = `${file}: ${counted(countIn(file, fatal), severityOf(sameFile[0]))}`
    return [heading, ...sameFile.map((message) => entryOf(message, lineOf))].join('\n\n')
  })
  const truncated = [...byRule.values()].flatMap((sameRule) => countOf(sameRule.slice(mostOfOneRule)))
  const errors = messages.filter((message) => message.fatal).length
  const totals = `${counted(errors, 'error')}, ${counted(messages.length - errors, 'warning')}`
  return `${[...files, ...truncated, totals].join('\n\n')}\n`
}

function entryOf(message: VFileMessage, lineOf: LineOf): string {
  const place = placeText(message.file, message.line, message.column)
  const lines = [`  ${place}  ${severityOf(message)}  ${message.reason}`]
  const excerpt = message.file && message.line ? lineOf(message.file, message.line) : undefined
  if (excerpt !== undefined) lines.push(...quote(excerpt, message.line ?? 1, message.column ?? 1))
  if (message.note) lines.push(`    → ${message.note}`)
  const corrected = message.expected ?? []
  if (corrected.length > 0) {
    lines.push(`    The ${corrected.length === 1 ? 'line as it' : 'lines as they'} should be:`, ...corrected)
  }
  return lines.join('\n')
}

/** How many more messages of a rule there are, and in which files. */
function countOf(more: readonly VFileMessage[]): string[] {
  const [first] = more
  if (!first) return []
  const files = [...new Set(more.map((message) => message.file))]
  const others = files.length > 3 ? ` and ${files.length - 3} more files` : ''
  const count = counted(more.length, `more ${severityOf(first)}`)
  return [`… and ${count} of the rule “${first.ruleId}”, in ${files.slice(0, 3).join(', ')}${others}.`]
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

function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
