/** Data that is cached from an earlier reading of a file is never stale. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSource, type Source } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { report } from '../../src/diagnostics/writers/terminal.ts'
import { buildDate, contentOf, load } from '../cafes.ts'
import { mutatedContent, mutationSeed } from '../mutations.ts'

let folders = 0

/** The data and messages of a source, with a constant name for its folder. */
function loaded(source: Source) {
  const messages = new Messages()
  const { content } = load(source, messages, buildDate) ?? {}
  const { format: _, ...values } = content ?? {}
  const reported = report(messages.all, () => undefined)
  return { values, reported: reported.replaceAll(`${source.folder}/`, 'content/') }
}

/** Files are cached by path, so the files of a new folder are not cached. */
const loadedAnew = (source: Source) => loaded({ ...source, folder: `new-${folders++}` })

test('after other figures in each file, and after they are taken back', () => {
  const source = readSource(contentOf.second, new Messages())
  const expected = loadedAnew(source)
  for (const [path, bytes] of source.files) {
    if (!/^[a-z]+\.yaml$/.test(path)) continue
    const text = new TextDecoder().decode(bytes).replaceAll(/[1-8]/g, (digit) => String(Number(digit) + 1))
    const changed = { ...source, files: new Map(source.files).set(path, new TextEncoder().encode(text)) }
    expect(loaded(changed), `other figures in ${path}`).toEqual(loadedAnew(changed))
    expect(loaded(source), `${path} as before`).toEqual(expected)
  }
})

test('after typing mistakes in any file', () => {
  fc.assert(
    fc.property(mutatedContent, ({ path, sourceOf }) => {
      expect(loaded(sourceOf()), path).toEqual(loadedAnew(sourceOf()))
    }),
    { seed: mutationSeed, numRuns: 10, endOnFailure: true },
  )
})
