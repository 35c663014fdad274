/** What a run says: progress while it works, then its messages and what it made. */
import { randomUUID } from 'node:crypto'
import { appendFileSync, statSync, writeFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { VFileMessage } from 'vfile-message'
import type { Comparison } from '../compare/compare.ts'
import type { Change } from '../content/nextChange.ts'
import { isOpenPoint } from '../content/rules/openPoints.ts'
import type { Source } from '../content/source.ts'
import type { BuildServer, Options } from '../options.ts'
import type { Site } from '../site.ts'
import { describeStages, type StageTime } from '../stages.ts'
import { type Messages, report } from './messages.ts'
import { changesReport } from './report/changes.ts'
import { annotations, type PathInRepository, withoutCommands } from './report/github.ts'
import { codeQualityFile, codeQualityReport, plainList } from './report/gitlab.ts'
import { ownerReport } from './report/owner.ts'
import { summaryLimit, summaryOf } from './report/summary.ts'
import { verdictOfCheck } from './report/verdict.ts'

/** One line that is written over while photographs are encoded; a line each where there is no terminal. */
export function showProgress(done: number, total: number, file: string) {
  const text =
    done < total ? `Encoding photographs: ${done + 1} of ${total}, ${file}` : `Encoded ${total} photographs.`
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}${done < total ? '' : '\n'}`)
  else process.stderr.write(`${text}\n`)
}

/** What a build found and made. */
export interface Outcome {
  messages: Messages
  source: Source
  site: Site
  /** What changes for visitors, where that was asked for. */
  comparison?: Comparison | undefined
  pages: number
  /** Guides that are not published yet, in words. */
  waiting: readonly string[]
  /** When the same content will give another site; undefined when it never will. */
  nextChange: Change | undefined
  stages: readonly StageTime[]
  milliseconds: number
}

/** Tells a person what a run found and made, and a build server in its own form. */
export function printOutcome(outcome: Outcome, options: Options) {
  const { messages } = outcome
  const lineOf = linesOf(outcome.source)
  const openPoints = messages.all.filter(isOpenPoint)
  const found = messages.all.filter((message) => !isOpenPoint(message))
  const told = [
    report(found, lineOf),
    changesReport(outcome.comparison),
    ownerReport(openPoints, options.open),
    waitingReport(outcome.waiting),
  ]
    .filter((text) => text !== '')
    .join('\n')
  if (options.ci?.host === 'github') printForGitHub(told, outcome, options.ci)
  else if (told) console.error(told)
  if (options.ci?.host === 'gitlab') writeForGitLab(messages.all, options.ci.workspace, lineOf)

  const verdict = verdictOf(outcome, options)
  if (messages.hasErrors) console.error(verdict)
  else {
    if (options.timings) console.log(describeStages(outcome.stages))
    if (outcome.nextChange) console.log(describeChange(outcome.nextChange))
    console.log(verdict)
  }
}

/** How many guides are listed; a plan for the whole year would hide what stands above it. */
const mostWaiting = 10

function waitingReport(waiting: readonly string[]): string {
  if (waiting.length === 0) return ''
  const left = waiting.length - mostWaiting
  const lines = [...waiting.slice(0, mostWaiting), ...(left > 0 ? [`… and ${left} more.`] : [])]
  return `Not on the site yet:\n\n${lines.map((line) => `  ${line}\n`).join('')}`
}

function verdictOf({ messages, site, pages, milliseconds }: Outcome, { check }: Options): string {
  if (check) return verdictOfCheck(messages.all, pages)
  return messages.hasErrors
    ? 'Nothing was written; the last good site is still there.'
    : `Built ${pages} pages (${site.size} files) in ${Math.round(milliseconds)} ms.`
}

/** All messages of a run, or some, as one text; empty when there is nothing to say. */
export const reportOf = (
  { messages, source }: Pick<Outcome, 'messages' | 'source'>,
  isTold: (message: VFileMessage) => boolean = () => true,
) => report(messages.all.filter(isTold), linesOf(source))

/** The text of a line of a file of the content, for messages that show it. */
function linesOf({ folder, files }: Source) {
  const lines = new Map<string, string[]>()
  return (file: string, line: number) => {
    const bytes = files.get(file.slice(folder.length + 1))
    if (!bytes) return undefined
    const known = lines.get(file) ?? new TextDecoder().decode(bytes).split(/\r?\n/)
    lines.set(file, known)
    return known[line - 1]
  }
}

/** Everything on one stream, so that the log keeps its order. */
function printForGitHub(
  told: string,
  { messages, comparison, waiting }: Outcome,
  ci: Extract<BuildServer, { host: 'github' }>,
) {
  const pathOf = pathIn(ci.workspace)
  if (told) process.stdout.write(withoutCommands(told, randomUUID()))
  process.stdout.write(annotations(messages.all, pathOf))
  if (!ci.summary) return
  const room = summaryLimit - (statSync(ci.summary, { throwIfNoEntry: false })?.size ?? 0)
  appendFileSync(ci.summary, summaryOf(messages.all, comparison, waiting, pathOf, room))
}

function writeForGitLab(
  messages: readonly VFileMessage[],
  workspace: string,
  lineOf: ReturnType<typeof linesOf>,
) {
  writeFileSync(codeQualityFile, codeQualityReport(messages, pathIn(workspace), lineOf))
  console.log(plainList(messages))
}

/** Build servers name files from the root of the repository; messages name them from where the build was started. */
function pathIn(workspace: string): PathInRepository {
  return (file) => {
    const path = relative(workspace, resolve(file)).split(sep).join('/')
    return file.startsWith('page ') || path.startsWith('../') || path === '' ? undefined : path
  }
}

/** CI schedules count in UTC, so both are told. */
export const describeChange = ({ at, what }: Change) =>
  `Changes by itself at ${at} (${new Date(at).toISOString().slice(0, 16)} UTC): ${what}.`
