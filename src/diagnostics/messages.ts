/** Messages about mistakes. They are collected, never thrown, so that one run shows all of them. */
import { VFileMessage } from 'vfile-message'
import { limits } from '../limits.ts'

/** What is wrong in a file. */
export interface Problem {
  /** The path of the file from the working directory, such as `content/faq.yaml`. */
  file: string
  /** Line and column count from 1. */
  line?: number | undefined
  column?: number | undefined
  /** The name of the rule, such as `missing-field`. */
  rule: string
  /** What is wrong, in a plain sentence. */
  reason: string
  /** What to write instead, or what is allowed. */
  remedy?: string | undefined
  /** The corrected line, or several, to paste. */
  corrected?: string | undefined
}

/** A problem in a file that the caller knows. */
export type Finding = Omit<Problem, 'file'>

/** The messages of a run, as `VFileMessage`s: errors are `fatal`, the remedy is `note`, corrected lines are `expected`. */
export class Messages {
  readonly all: VFileMessage[] = []
  /** How many errors, and how many warnings, each file has. */
  readonly #counts = new Map<string, number>()

  /** Adds messages that were collected elsewhere. */
  add(others: Messages) {
    for (const message of others.all) if (this.#hasRoom(message)) this.all.push(message)
  }

  /** Reports what must be corrected: a build with errors writes nothing. */
  error(problem: Problem) {
    this.#add(problem, true)
  }

  /** Reports what should be corrected. */
  warning(problem: Problem) {
    this.#add(problem, false)
  }

  get hasErrors(): boolean {
    return this.all.some((message) => message.fatal)
  }

  /** Runs a stage on what the ones before found right. @returns its result; undefined once there is an error */
  stage<Result>(run: () => Result): Result | undefined {
    const result = this.hasErrors ? undefined : run()
    return this.hasErrors ? undefined : result
  }

  /** Whether no further error of a file is reported. Finding one would be in vain. */
  isFull(file: string): boolean {
    return (this.#counts.get(`true ${file}`) ?? 0) > limits.messages
  }

  /** Removes the warnings that pass a test, and returns them. */
  takeWarnings(test: (warning: VFileMessage) => boolean): VFileMessage[] {
    return this.take((message) => !message.fatal && test(message))
  }

  /** Removes the messages that pass a test, and returns them. */
  take(test: (message: VFileMessage) => boolean): VFileMessage[] {
    const taken = this.all.filter(test)
    for (const message of taken) this.all.splice(this.all.indexOf(message), 1)
    return taken
  }

  /** Counts a message. The first one beyond the limit of its file says so, and the others are left out. */
  #hasRoom(message: Pick<VFileMessage, 'file' | 'line' | 'fatal' | 'ruleId'>): boolean {
    const { file, line, fatal } = message
    if (isOpenPoint(message)) return true
    const key = `${fatal} ${file}`
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    if (count === limits.messages + 1) {
      const kind = fatal ? 'errors' : 'warnings'
      const reason = `This file has more than ${limits.messages} ${kind}; no further ones are listed.`
      this.all.push(
        messageOf({ file: file ?? '', line, rule: 'too-many-messages', reason, remedy }, fatal === true),
      )
    }
    return count <= limits.messages
  }

  #add(problem: Problem, fatal: boolean) {
    const { file, line, rule: ruleId } = problem
    if (this.#hasRoom({ file, line, fatal, ruleId })) this.all.push(messageOf(problem, fatal))
  }
}

const remedy = 'Correct the first ones, then check again.'

function messageOf(problem: Problem, fatal: boolean): VFileMessage {
  const { file, line, column, rule, reason, remedy, corrected } = problem
  const place = line === undefined ? undefined : { line, column: column ?? 1 }
  const message = new VFileMessage(onOneLine(reason), { place, ruleId: rule, source: 'site' })
  message.file = file
  message.fatal = fatal
  message.note = remedy && onOneLine(remedy)
  if (corrected !== undefined) message.expected = corrected.split('\n').map(onOneLine)
  return message
}

/** Control characters become spaces, so that quoted content cannot look like further lines of a report. */
const onOneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ')

/** Rules for what only the owner can settle: an example value that is still in place, and an unanswered question. */
export const openPointRules = { placeholder: 'placeholder', question: 'open-question' }

const earlier = new WeakSet<VFileMessage>()

/** Marks a warning that was there before the change that is checked. */
export const markEarlier = (message: VFileMessage): void => void earlier.add(message)

/** Whether a warning was there before the change that is checked. */
export const isEarlier = (message: VFileMessage): boolean => earlier.has(message)

const elsewhere = new WeakSet<VFileMessage>()

/** Marks a message about a line that the change did not write. */
export const markElsewhere = (message: VFileMessage): void => void elsewhere.add(message)

/** Whether a message is about a line that the change did not write. It often follows from one that it did. */
export const isElsewhere = (message: VFileMessage): boolean => elsewhere.has(message)

/** Whether a message is for the owner. Such messages are not mistakes, and reports list them separately. */
export const isOpenPoint = ({ ruleId }: Pick<VFileMessage, 'ruleId'>): boolean =>
  Object.values(openPointRules).includes(ruleId ?? '')
