/** Compares the shortcut for plain Markdown with unified: it returns exactly the same, or declines. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { MarkdownOptions } from '../src/markdown/options.ts'
import { renderPlain } from '../src/markdown/plain.ts'
import { renderWithUnified } from '../src/markdown/unified.ts'

/** The result of the shortcut for a text, compared with unified. */
export type Outcome = 'same' | 'declined' | 'another'

interface Text {
  source: string
  options: MarkdownOptions
}

/** A name with every sign that an attribute may have to escape. */
const tableLabel = 'Prices & "times" of `Café’s\' tables'
export const guide: MarkdownOptions = {
  inPage: true,
  tableLabel,
  figure: ({ image, alt, caption }) => `<img src="${image}" alt="${alt}">${caption}`,
}
export const kinds: MarkdownOptions[] = [guide, { inPage: true, tableLabel, demote: 1 }, { inPage: false }]

/** Whether the shortcut takes a text and renders it like unified. */
export function sameAsUnified(source: string, options: MarkdownOptions): Outcome {
  const plain = renderPlain(source, options)
  if (!plain) return 'declined'
  const unified = renderWithUnified(source, options)
  const isSame =
    plain.html === unified.html &&
    isDeepStrictEqual(plain.figures, unified.figures) &&
    // Nothing reads the words of a text with pictures.
    (plain.figures.length > 0 || plain.text === unified.text)
  return isSame && plain.problems.length + unified.problems.length === 0 ? 'same' : 'another'
}

/** How many texts are accepted, and the texts that are rendered unlike unified: there must be none. */
export function outcomes(texts: Iterable<Text>) {
  const others: Text[] = []
  let [all, same] = [0, 0]
  for (const text of texts) {
    const outcome = sameAsUnified(text.source, text.options)
    all++
    if (outcome === 'same') same++
    if (outcome === 'another') others.push(text)
  }
  return { share: same / all, others }
}

export const inAllKinds = (sources: Iterable<string>) =>
  [...sources].flatMap((source) => kinds.map((options) => ({ source, options })))

/**
 * Seeded, so that it is reproducible. FUZZ_RUNS=200000 FUZZ_SEED=7 tries more texts.
 *
 * @param options how many texts, and the share of them that the shortcut must accept; otherwise the test would prove
 *   nothing
 */
export function fuzz<Input>(
  inputs: fc.Arbitrary<Input>,
  compare: (input: Input) => Outcome,
  { runs, leastTaken }: { runs: number; leastTaken: number },
) {
  let takenRuns = 0
  const property = fc.property(inputs, (input) => {
    const outcome = compare(input)
    if (outcome === 'same') takenRuns++
    return outcome !== 'another'
  })
  const settings = {
    numRuns: Number(process.env.FUZZ_RUNS ?? runs),
    seed: Number(process.env.FUZZ_SEED ?? 1),
  }
  fc.assert(property, settings)
  expect(takenRuns / settings.numRuns).toBeGreaterThan(leastTaken)
}
