/** The second café with mistakes in its content, and what is reported about them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { readSource, type Source } from '../src/content/source.ts'
import { Messages } from '../src/diagnostics/messages.ts'
import { report } from '../src/diagnostics/writers/terminal.ts'
import { compileContent } from '../src/pages/compileContent.ts'
import { contentOf } from './cafes.ts'
import { fieldMistakes } from './mistakes/fields.ts'
import type { Change, Mistake } from './mistakes/mistake.ts'
import { ruleMistakes } from './mistakes/rules.ts'
import { textMistakes } from './mistakes/texts.ts'
import { valueMistakes } from './mistakes/values.ts'
import { yamlMistakes } from './mistakes/yaml.ts'

/** All mistakes that the tests know; brokenYaml, brokenContent and brokenSite test them. */
export const mistakes: Mistake[] = [
  ...fieldMistakes,
  ...yamlMistakes,
  ...valueMistakes,
  ...textMistakes,
  ...ruleMistakes,
]

/** The second café's files, read once. */
export const second = readSource(contentOf.second, new Messages())

/** What is reported about changed content. */
export interface Reported {
  messages: Messages
  /** The changed files as text, by path. */
  texts: ReadonlyMap<string, string>
  /** All messages as the terminal shows them. */
  printed: string
}

/** Compiles the second café after some changes; only its texts are checked, no page is built. */
export function compileWith(changes: readonly Change[]): Reported {
  const messages = new Messages()
  const { files, texts } = withChanges(changes)
  const source = { folder: 'content', files }
  compileContent(source, messages)
  return { messages, texts, printed: print(messages, source) }
}

/** The files of the second café after some changes, and the texts of the changed ones. */
export function withChanges(changes: readonly Change[]) {
  const files = new Map(second.files)
  const texts = new Map<string, string>()
  for (const { file, from, to } of changes) {
    if (to === undefined) {
      expect(files.delete(file), file).toBe(true)
      continue
    }
    const before = new TextDecoder().decode(files.get(file)).replaceAll('\r\n', '\n')
    const after = from === undefined || typeof to !== 'string' ? to : before.replace(from, () => to)
    expect(after, `${file} has ${from}`).not.toBe(before)
    files.set(file, typeof after === 'string' ? new TextEncoder().encode(after) : after)
    if (typeof after === 'string') texts.set(file, after)
  }
  return { files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), texts }
}

/** Writes files of content into a folder. */
export async function writeContent(folder: string, files: ReadonlyMap<string, Uint8Array>) {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
}

/** All messages as the terminal shows them, with the lines that they are about. */
export function print({ all }: Messages, source: Source): string {
  const lineOf = (file: string, line: number) =>
    new TextDecoder().decode(source.files.get(file.slice(source.folder.length + 1))).split(/\r?\n/)[line - 1]
  return report(all, lineOf)
}

/** Line and column of the first occurrence of some words, counted from 1. */
export function placeOf(text: string, words: string) {
  const before = text.slice(0, text.indexOf(words)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Expects that a mistake is reported at its place, with its remedy, and with no more errors than it causes. */
export function expectReport(mistake: Mistake, { messages, texts, printed }: Reported) {
  if (process.env.SHOW_MESSAGES) console.log(`${mistake.name}\n${printed}`)
  const found = messages.all.find((message) => mistake.says.test(message.reason))
  expect(found, printed).toBeDefined()
  expect(found?.note).toMatch(mistake.remedy)
  if (mistake.corrected !== undefined) expect(found?.expected?.join('\n') ?? '').toBe(mistake.corrected)
  if (mistake.at) {
    expect(found?.file?.endsWith(mistake.file)).toBe(true)
    expect({ line: found?.line, column: found?.column }).toEqual(
      placeOf(texts.get(mistake.file) ?? '', mistake.at),
    )
  }
  expect(messages.all.filter((message) => message.fatal).length, printed).toBeLessThanOrEqual(
    mistake.consequences ?? 1,
  )
  expect(printed).not.toMatch(/undefined|\[object|ZodError|\n\s+at /)
}

/** The changes that make a mistake. */
export const changesOf = (mistake: Mistake) => [mistake, ...(mistake.also ? [mistake.also] : [])]
