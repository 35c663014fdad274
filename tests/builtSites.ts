/** Runs once before the tests: builds both cafés, as the command line would. */

import { build } from '../build.ts'
import { report } from '../src/diagnostics/writers/terminal.ts'
import { showProgress } from '../src/report.ts'
import { built, contentOf, optionsFor, publicOf } from './cafes.ts'

export default async function buildBoth() {
  for (const cafe of ['first', 'second'] as const) {
    const { messages } = await build(
      optionsFor({ content: contentOf[cafe], public: publicOf[cafe], out: built[cafe] }),
      showProgress,
    )
    if (messages.hasErrors) throw new Error(report(messages.all, () => undefined))
  }
}
