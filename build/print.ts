/** What a run says: progress while it works, then its messages and what it made. */
import type { Source } from './content/source.ts'
import { type Messages, report } from './messages.ts'
import type { Change } from './nextChange.ts'
import type { Options } from './options.ts'
import type { Site } from './site/site.ts'

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
  pages: number
  /** When the same content will give another site; undefined when it never will. */
  nextChange: Change | undefined
  milliseconds: number
}

/** All messages of a run as one text; empty when there is nothing to say. */
export function reportOf({ messages, source }: Pick<Outcome, 'messages' | 'source'>): string {
  const lines = new Map<string, string[]>()
  const lineOf = (file: string, line: number) => {
    const bytes = source.files.get(file.slice(source.folder.length + 1))
    if (!bytes) return undefined
    const known = lines.get(file) ?? new TextDecoder().decode(bytes).split(/\r?\n/)
    lines.set(file, known)
    return known[line - 1]
  }
  return report(messages.all, lineOf)
}

export function printOutcome(outcome: Outcome, options: Options) {
  const { messages, site, pages, milliseconds, nextChange } = outcome
  const text = reportOf(outcome)
  if (text) console.error(text)

  if (messages.hasErrors) {
    console.error(
      options.check
        ? 'The content needs a correction.'
        : 'Nothing was written; the last good site is still there.',
    )
  } else if (options.check) {
    console.log(`Checked ${pages} pages: nothing is wrong.`)
  } else {
    console.log(`Built ${pages} pages (${site.size} files) in ${Math.round(milliseconds)} ms.`)
  }
  if (nextChange && !messages.hasErrors) console.log(describeChange(nextChange))
}

/** CI schedules count in UTC, so both are told. */
export const describeChange = ({ at, what }: Change) =>
  `Changes by itself at ${at} (${new Date(at).toISOString().slice(0, 16)} UTC): ${what}.`
