/** All mistakes in content that tests know, and what a build says about each. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from '../../build.ts'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import type { Options } from '../../src/options.ts'
import { compileContent } from '../../src/pages/compileContent.ts'
import { bytesOf } from '../../src/site.ts'
import { contentOf, optionsFor, temporaryFolder } from '../cafes.ts'
import { fieldMistakes } from './fields.ts'
import type { Change, Mistake } from './mistake.ts'
import { ruleMistakes } from './rules.ts'
import { textMistakes } from './texts.ts'
import { valueMistakes } from './values.ts'
import { yamlMistakes } from './yaml.ts'

export const mistakes: Mistake[] = [
  ...fieldMistakes,
  ...yamlMistakes,
  ...valueMistakes,
  ...textMistakes,
  ...ruleMistakes,
]

const second = readSource(contentOf.second, new Messages())

/** The messages about the second café with one mistake in it, each as one line. */
export async function compileWith(mistake: Mistake): Promise<string[]> {
  const files = changed([mistake, ...(mistake.also ? [mistake.also] : [])])
  if (mistake.inSite) {
    const content = join(await temporaryFolder(), 'content')
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(content, path)), { recursive: true })
      await writeFile(join(content, path), bytes)
    }
    const { described } = await messagesOfBuild({ content })
    await rm(content, { recursive: true })
    return described.map((line) => line.replaceAll(/[^ |“(]*\/site-\w+\/content/g, 'content'))
  }
  const messages = new Messages()
  compileContent({ folder: 'content', files }, messages)
  return describe(messages)
}

/** A whole build that writes nothing: its files, and its messages, each as one line. */
export async function messagesOfBuild(changes: Partial<Options>) {
  const { messages, site } = await build(optionsFor({ ...changes, check: true }))
  const files = [...site].map(([path, content]): [string, Uint8Array] => [path, bytesOf(content)])
  return { site: new Map(files), described: describe(messages) }
}

const describe = ({ all }: Messages) =>
  all
    .map(({ file, line, column, fatal, ruleId, reason, note, expected }) =>
      [
        `${file}:${line}:${column}`,
        fatal ? 'error' : 'warning',
        ruleId,
        reason,
        note,
        expected?.join('⏎'),
      ].join(' | '),
    )
    // Temporary folders have other names each time.
    .map((line) => line.replaceAll(/[^ |“(]*\/site-\w+\/content/g, 'content'))
    .sort()

/** The files of the second café after some changes. */
function changed(changes: readonly Change[]): Map<string, Uint8Array> {
  const files = new Map(second.files)
  for (const { file, from, to } of changes) {
    if (to === undefined) {
      files.delete(file)
      continue
    }
    const before = new TextDecoder().decode(files.get(file)).replaceAll('\r\n', '\n')
    const after = from === undefined || typeof to !== 'string' ? to : before.replace(from, () => to)
    files.set(file, typeof after === 'string' ? new TextEncoder().encode(after) : after)
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}
