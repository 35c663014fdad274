/** `npm run check -- --fix`: applies certain corrections, and checks the content again. */
import type { Options } from './options.ts'
import { applyFixes } from './output/applyFixes.ts'
import type { Outcome } from './report.ts'

/** One correction may make another one certain, such as that of a redirect to a redirect. */
const mostRounds = 3

/** Applies certain corrections to the content and builds again, until there are none. */
export async function fixContent(
  options: Options,
  build: (options: Options) => Promise<Outcome>,
): Promise<Outcome> {
  const fixed = { count: 0, diff: '' }
  let outcome = await build(options)
  for (let round = 0; round < mostRounds; round++) {
    const { messages, source } = outcome
    const { count, diff } = applyFixes(messages.fixes, source, options.content, messages)
    if (count === 0) break
    fixed.count += count
    fixed.diff += diff
    outcome = await build(options)
  }
  return { ...outcome, fixed }
}
