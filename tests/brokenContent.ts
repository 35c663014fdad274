/** The messages about the second café with mistakes in its content. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { build } from '../build.ts'
import type { Source } from '../src/content/source.ts'
import { Messages } from '../src/diagnostics/messages.ts'
import { report } from '../src/diagnostics/writers/terminal.ts'
import { memoizeLast } from '../src/memoize.ts'
import { reportChangedDigits } from '../src/proofread/changes/changedDigits.ts'
import { reportNewLetters } from '../src/proofread/changes/newLetters.ts'
import { reportNewNames } from '../src/proofread/changes/newNames.ts'
import { reportOldCounts } from '../src/proofread/changes/oldCounts.ts'
import { reportOldNames } from '../src/proofread/changes/oldNames.ts'
import { checkChange } from '../src/proofread/changes/reportChanges.ts'
import { site as definition } from '../templates/site.ts'
import { buildDate, load, optionsFor, required, temporaryFolder } from './cafes.ts'
import { second, withChanges, writeContent } from './mistakes/index.ts'
import type { Change } from './mistakes/mistake.ts'

/** The messages about changed content. */
export interface Reported {
  messages: Messages
  /** The changed files as text, by path. */
  texts: ReadonlyMap<string, string>
  /** All messages as the terminal shows them. */
  printed: string
}

/** The content before any change. */
const before = memoizeLast(() => required(load(second, new Messages(), buildDate)).content)

/**
 * Compiles the second café after some changes; only its texts are checked, no page is built.
 *
 * @param inChange whether it is compared with the café before
 * @param earlier the files before, where these had changes of their own
 */
export function loadWith(changes: readonly Change[], inChange = false, earlier: Source = second): Reported {
  const messages = new Messages()
  const { files, texts } = withChanges(changes)
  const source = { folder: 'content', files }
  const loaded = load(source, messages, buildDate)
  if (inChange)
    for (const compare of [reportOldNames, reportNewNames, reportNewLetters, reportOldCounts])
      compare({ definition, source, messages }, earlier)
  if (inChange && loaded)
    checkChange({ ...loaded, source, messages, today: buildDate, earlier }, definition.changeRules, before())
  if (inChange) reportChangedDigits({ definition, source, messages }, earlier)
  return { messages, texts, printed: print(messages, source) }
}

/** Builds the second café after some changes; nothing is written when there is an error. */
export async function buildWith(changes: readonly Change[]): Promise<Reported> {
  const folder = await temporaryFolder()
  const [content, out] = [join(folder, 'content'), join(folder, 'out')]
  const { files, texts } = withChanges(changes)
  await writeContent(content, files)
  const { messages, source } = await build(optionsFor({ content, out }))
  expect(existsSync(out)).toBe(!messages.hasErrors)
  return { messages, texts, printed: print(messages, source) }
}

/** Names content by its folder alone, wherever a test has put it. */
export const withShortPaths = (text: string) => text.replaceAll(/(?:[\w.-]*\/)*content\//g, 'content/')

/** All messages as the terminal shows them, with the lines that they are about. */
function print({ all }: Messages, source: Source): string {
  const lineOf = (file: string, line: number) =>
    new TextDecoder().decode(source.files.get(file.slice(source.folder.length + 1))).split(/\r?\n/)[line - 1]
  return report(all, lineOf)
}

/** Line and column of the first occurrence of some words, counted from 1. */
export function placeOf(text: string, words: string) {
  const before = text.slice(0, text.indexOf(words)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
