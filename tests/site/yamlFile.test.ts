/** Data that is cached from an earlier reading of a file is never stale. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSource, type Source } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { report } from '../../src/diagnostics/writers/terminal.ts'
import { buildDate, compile, contentOf } from '../cafes.ts'
import { mutatedContent, mutationSeed } from '../mutations.ts'

let folders = 0

/** The data and messages of a source, with a constant name for its folder. */
function compiled(source: Source) {
  const messages = new Messages()
  const { content } = compile(source, messages, buildDate) ?? {}
  const { format: _, ...values } = content ?? {}
  const reported = report(messages.all, () => undefined)
  return { values, reported: reported.replaceAll(`${source.folder}/`, 'content/') }
}

/** Files are cached by path, so the files of a new folder are not cached. */
const compiledAnew = (source: Source) => compiled({ ...source, folder: `new-${folders++}` })

test('after other figures in each file, and after they are taken back', () => {
  const source = readSource(contentOf.second, new Messages())
  const expected = compiledAnew(source)
  for (const [path, bytes] of source.files) {
    if (!/^[a-z]+\.yaml$/.test(path)) continue
    const text = new TextDecoder().decode(bytes).replaceAll(/[1-8]/g, (digit) => String(Number(digit) + 1))
    const changed = { ...source, files: new Map(source.files).set(path, new TextEncoder().encode(text)) }
    expect(compiled(changed), `other figures in ${path}`).toEqual(compiledAnew(changed))
    expect(compiled(source), `${path} as before`).toEqual(expected)
  }
})

test('after typing mistakes in any file', () => {
  fc.assert(
    fc.property(mutatedContent, ({ path, sourceOf }) => {
      expect(compiled(sourceOf()), path).toEqual(compiledAnew(sourceOf()))
    }),
    { seed: mutationSeed, numRuns: 10, endOnFailure: true },
  )
})
