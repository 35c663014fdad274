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

  #add({ file, line, column, rule, reason, remedy }: Problem, fatal: boolean) {
    const place = line === undefined ? undefined : { line, column: column ?? 1 }
    const message = new VFileMessage(onOneLine(reason), { place, ruleId: rule, source: 'site' })
    message.file = file
    message.fatal = fatal
    message.note = remedy && onOneLine(remedy)
    this.all.push(message)
  }
}

/** Quoted content must not look like lines of the report. */
const onOneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ')

const byPlace = (a: VFileMessage, b: VFileMessage) =>
  Number(b.fatal) - Number(a.fatal) ||
  (a.file ?? '').localeCompare(b.file ?? '', 'en') ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0)

/**
 * Prints messages for a person: errors first, then by place.
 *
 * @param lineOf gives the text of a line of a file, or undefined where the message is not about a text
 * @returns the report, or an empty text when there is nothing to say
 */
export function report(
  messages: readonly VFileMessage[],
  lineOf: (file: string, line: number) => string | undefined,
): string {
  if (messages.length === 0) return ''
  const entries = [...messages].sort(byPlace).map((message) => {
    const place = [message.file, message.line, message.column].filter((part) => part !== undefined).join(':')
    const lines = [`${place}  ${message.fatal ? 'error' : 'warning'}  ${message.reason}`]
    const excerpt = message.file && message.line ? lineOf(message.file, message.line) : undefined
    if (excerpt !== undefined) lines.push(...quote(excerpt, message.line ?? 1, message.column ?? 1))
    if (message.note) lines.push(`    → ${message.note}`)
    return lines.join('\n')
  })
  const errors = messages.filter((message) => message.fatal).length
  const warnings = messages.length - errors
  return `${entries.join('\n\n')}\n\n${counted(errors, 'error')}, ${counted(warnings, 'warning')}\n`
}

/** The line with a mark below the column; long lines are cut around it. */
function quote(line: string, number: number, column: number): string[] {
  const start = Math.max(0, column - 60)
  const shown = line.slice(start, start + 100).replaceAll('\t', ' ')
  return [
    `    ${number} | ${shown}`,
    `    ${' '.repeat(String(number).length)} | ${' '.repeat(column - 1 - start)}^`,
  ]
}

const counted = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`
