/**
 * One kind of message for whatever is wrong, wherever it is found. Messages are collected, never thrown, so that
 * one run shows all of them.
 */
import { VFileMessage } from 'vfile-message'

export interface Problem {
  /** The file as a person would open it, such as `content/faq.yaml`. */
  file: string
  line?: number | undefined
  column?: number | undefined
  /** A short name of the rule that was broken. */
  rule: string
  /** What is wrong, in a plain sentence. */
  reason: string
  /** What to write instead, or what is allowed. */
  remedy?: string | undefined
  /** The whole line as it should be, or several, to paste; “…” stands for what only the writer knows. */
  corrected?: string | undefined
}

export class Messages {
  readonly all: VFileMessage[] = []

  error(problem: Problem) {
    this.#add(problem, true)
  }

  warning(problem: Problem) {
    this.#add(problem, false)
  }

  get hasErrors(): boolean {
    return this.all.some((message) => message.fatal)
  }

  #add({ file, line, column, rule, reason, remedy, corrected }: Problem, fatal: boolean) {
    const place = line === undefined ? undefined : { line, column: column ?? 1 }
    const message = new VFileMessage(onOneLine(reason), { place, ruleId: rule, source: 'site' })
    message.file = file
    message.fatal = fatal
    message.note = remedy && onOneLine(remedy)
    if (corrected !== undefined) message.expected = corrected.split('\n').map(onOneLine)
    this.all.push(message)
  }
}

/** Quoted content must not look like lines of the report. */
const onOneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ')
/** What would move or recolour a terminal, or turn its text around. */
const unprintable = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

const byPlace = (a: VFileMessage, b: VFileMessage) =>
  Number(b.fatal) - Number(a.fatal) ||
  (a.file ?? '').localeCompare(b.file ?? '', 'en') ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0)

/** How many messages of one rule are printed; thousands of the same kind would hide all others. */
const shownOfOneRule = 50

/**
 * Prints messages for a person: errors before warnings, those of one file together, in the order of its lines. Of very
 * many of one kind the first are shown, and how many more there are and in which files.
 *
 * @param lineOf gives the text of a line of a file, or undefined where the message is not about a text
 * @returns the report, or an empty text when there is nothing to say
 */
export function report(
  messages: readonly VFileMessage[],
  lineOf: (file: string, line: number) => string | undefined,
): string {
  if (messages.length === 0) return ''
  const sorted = [...messages].sort(byPlace)
  const ofOneRule = groupBy(sorted, (message) => `${message.fatal} ${message.ruleId}`)
  const shown = new Set([...ofOneRule.values()].flatMap((kind) => kind.slice(0, shownOfOneRule)))
  const ofOneFile = groupBy(
    sorted.filter((message) => shown.has(message)),
    (message) => `${message.fatal} ${message.file}`,
  )
  const groups = [...ofOneFile.values()].map((group) =>
    [headingOf(group), ...group.map((message) => entry(message, lineOf))].join('\n\n'),
  )
  const rests = [...ofOneRule.values()].flatMap((kind) => restOf(kind.slice(shownOfOneRule)))
  const errors = messages.filter((message) => message.fatal).length
  const totals = `${counted(errors, 'error')}, ${counted(messages.length - errors, 'warning')}`
  return `${[...groups, ...rests, totals].join('\n\n')}\n`
}

/** The file and how much is wrong with it: `content/faq.yaml: 2 errors`. */
const headingOf = (group: readonly VFileMessage[]) =>
  `${group[0]?.file}: ${counted(group.length, group[0]?.fatal ? 'error' : 'warning')}`

function entry(message: VFileMessage, lineOf: (file: string, line: number) => string | undefined): string {
  const place = [message.file, message.line, message.column].filter((part) => part !== undefined).join(':')
  const lines = [`  ${place}  ${message.fatal ? 'error' : 'warning'}  ${message.reason}`]
  const excerpt = message.file && message.line ? lineOf(message.file, message.line) : undefined
  if (excerpt !== undefined) lines.push(...quote(excerpt, message.line ?? 1, message.column ?? 1))
  if (message.note) lines.push(`    → ${message.note}`)
  const corrected = message.expected ?? []
  if (corrected.length > 0) {
    lines.push(`    The ${corrected.length === 1 ? 'line as it' : 'lines as they'} should be:`, ...corrected)
  }
  return lines.join('\n')
}

/** That there are more of a kind than are shown, and where. */
function restOf(rest: readonly VFileMessage[]): string[] {
  const [first] = rest
  if (!first) return []
  const files = [...new Set(rest.map((message) => message.file))]
  const others = files.length > 3 ? ` and ${files.length - 3} more files` : ''
  return [
    `… and ${counted(rest.length, `more ${first.fatal ? 'error' : 'warning'}`)} of the kind “${first.ruleId}”, in ${files.slice(0, 3).join(', ')}${others}.`,
  ]
}

/** The line with a mark below the column; long lines are cut around it. */
function quote(line: string, number: number, column: number): string[] {
  const start = Math.max(0, column - 60)
  const shown = line.slice(start, start + 100).replaceAll(unprintable, ' ')
  return [
    `    ${number} | ${shown}`,
    `    ${' '.repeat(String(number).length)} | ${' '.repeat(column - 1 - start)}^`,
  ]
}

const counted = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
