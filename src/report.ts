/** Reports the outcome of a run: to the terminal, and in the formats of build servers. */
import { appendFileSync, writeFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { VFileMessage } from 'vfile-message'
import { unlinkedPages } from './checks/unlinkedPages.ts'
import { waitingGuides } from './content/publish.ts'
import type { Source } from './content/source.ts'
import type { Messages } from './diagnostics/messages.ts'
import { type LineOf, type PathInRepository, separated } from './diagnostics/writers/format.ts'
import { annotations, summaryOf } from './diagnostics/writers/github.ts'
import { codeQualityFile, codeQualityReport } from './diagnostics/writers/gitlab.ts'
import {
  earlierReport,
  ownerReport,
  unlinkedReport,
  verdictOfCheck,
  waitingReport,
} from './diagnostics/writers/outcome.ts'
import { report } from './diagnostics/writers/terminal.ts'
import { type TextToRead, toReadReport } from './diagnostics/writers/toRead.ts'
import type { BuildServer, Options } from './options.ts'
import { print, printCommands, printError, printProgress } from './print.ts'
import type { RenderedSite } from './renderedSite.ts'
import type { Site } from './siteFiles.ts'

/** What rendering gives: a site, or why there is none. */
export interface Rendered {
  source: Source
  messages: Messages
  /** Undefined where the content has mistakes. */
  built: RenderedSite | undefined
}

/** What the check of a rendered site gives beside its messages. */
export interface Checked {
  /** Whether links and redirects were checked: not after other mistakes. */
  areLinksChecked: boolean
  /** Sentences that the change may have made untrue; none in a site with errors, and without an earlier state. */
  toRead: readonly TextToRead[]
}

export interface Outcome extends Rendered, Checked {
  /** The files, with those for the host; empty where the content has mistakes. */
  site: Site
  milliseconds: number
}

/** Shows the progress of image encoding. */
export const showProgress = (done: number, total: number, file: string): void =>
  done < total
    ? printProgress(`Encoding photographs: ${done + 1} of ${total}, ${file}`, false)
    : printProgress(`Encoded ${total} photographs.`, true)

/** Prints an outcome; on GitHub and GitLab also writes the report that the server reads. */
export function printOutcome(outcome: Outcome, options: Options) {
  const { messages, built } = outcome
  const waiting = built ? waitingGuides(built.loaded.content, built.today) : []
  const unlinked = unlinkedReport(built && options.check ? unlinkedPages(built) : [])
  const notes = options.check && built ? built.definition.notes(built.content, built.today) : ''
  const lineOf = linesOf(outcome.source)
  const { found, earlier, open } = separated(messages.all)
  const text = [
    waitingReport(waiting),
    unlinked,
    notes,
    ownerReport(open, options.open),
    earlierReport(earlier),
    toReadReport(outcome.toRead),
    // Last, next to the verdict: what is above is rarely read.
    report(found, lineOf),
  ]
    .filter((part) => part !== '')
    .join('\n')
  if (text) printError(text)
  if (options.ci?.host === 'github') reportToGitHub(outcome, waiting, { unlinked, notes }, options.ci)
  if (options.ci?.host === 'gitlab') {
    const quality = codeQualityReport(messages.all, pathIn(options.ci.workspace), lineOf)
    writeReport(() => writeFileSync(codeQualityFile, quality))
  }

  if (messages.hasErrors) printError(verdictOf(outcome, options))
  else print(verdictOf(outcome, options))
}

/** All messages of a run, or those that pass a test, as text; empty when there are none. */
export const reportOf = (
  { messages, source }: Pick<Outcome, 'messages' | 'source'>,
  isShown: (message: VFileMessage) => boolean = () => true,
): string => report(messages.all.filter(isShown), linesOf(source))

function verdictOf(outcome: Outcome, options: Options): string {
  const { messages, areLinksChecked, toRead, site, built, milliseconds } = outcome
  if (options.check || !built)
    return verdictOfCheck(messages.all, areLinksChecked ? built?.pages.length : undefined, toRead.length)
  return messages.hasErrors
    ? 'Nothing was written; the last good site is still there.'
    : `Built ${built.pages.length} pages (${site.size} files) in ${Math.round(milliseconds)} ms.`
}

function linesOf({ folder, files }: Source): LineOf {
  return (file, line) => {
    const bytes = files.get(file.slice(folder.length + 1))
    return bytes && new TextDecoder().decode(bytes).split(/\r?\n/)[line - 1]
  }
}

function reportToGitHub(
  { messages, toRead }: Outcome,
  waiting: readonly string[],
  { unlinked, notes }: { unlinked: string; notes: string },
  ci: BuildServer,
) {
  const pathOf = pathIn(ci.workspace)
  printCommands(annotations(messages.all, pathOf))
  const { summary } = ci
  if (summary)
    writeReport(() =>
      appendFileSync(summary, summaryOf(messages.all, waiting, pathOf, toRead, unlinked, notes)),
    )
}

/** Writes a report for a build server; the outcome is the same where that fails. */
function writeReport(write: () => void) {
  try {
    write()
  } catch (error) {
    printError(
      `The report for the build server is not written: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** Build servers want paths from the root of the repository; messages have them from the working directory. */
function pathIn(workspace: string): PathInRepository {
  return (file) => {
    const path = relative(workspace, resolve(file)).split(sep).join('/')
    return file.startsWith('page ') || path.startsWith('../') || path === '' ? undefined : path
  }
}
