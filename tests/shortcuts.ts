/** Property tests of shortcuts, which give exactly what the full way gives, or decline. */
import fc from 'fast-check'
import { expect } from 'vitest'

/** What a shortcut did with a text, held against the full way. */
export type Outcome = 'same' | 'declined' | 'another'

/**
 * Seeded, so that it finds tomorrow what it finds today: FUZZ_RUNS=200000 FUZZ_SEED=7 looks further.
 *
 * @param options how many texts, and the share of them that must be taken; otherwise it would prove nothing
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
