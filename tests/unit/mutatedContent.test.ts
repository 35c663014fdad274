/** Random mistakes in content files: no crash, no hang, no code runs, and no text is lost without a message. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Messages } from '../../src/diagnostics/messages.ts'
import { report } from '../../src/diagnostics/writers/terminal.ts'
import { compileContent } from '../../src/pages/compileContent.ts'
import { mutatedContent, mutationSeed } from '../mutations.ts'
import { wordsOfSource, wordsOfValue } from '../words.ts'

test('a changed file gives messages or content, and loses no word without a message', () => {
  fc.assert(
    fc.property(mutatedContent, ({ path, text, sourceOf }) => {
      const started = performance.now()
      const messages = new Messages()
      const { content, guides } = compileContent(sourceOf(), messages)
      expect(performance.now() - started).toBeLessThan(10_000)
      expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined()
      for (const { reason, note } of messages.all) {
        expect(reason).not.toMatch(/undefined|\[object|NaN/)
        expect(note).toBeTruthy()
      }
      if (messages.hasErrors) return
      const { format: _, ...kept } = content
      const seen = wordsOfValue([kept, guides])
      const lost = [...wordsOfSource(text, path)].filter((word) => !seen.has(word) && word !== 'null')
      expect(lost, `${path}\n${report(messages.all, () => undefined)}`).toEqual([])
    }),
    { seed: mutationSeed, numRuns: Number(process.env.MUTATION_RUNS ?? 30), endOnFailure: true },
  )
})
