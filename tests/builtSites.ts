/** Runs once before the tests: builds all cafés, as the command line would. */

import { build } from '../build.ts'
import { report } from '../src/diagnostics/writers/terminal.ts'
import { printError } from '../src/print.ts'
import { showProgress } from '../src/report.ts'
import { built, contentOf, optionsFor, publicOf, writeClosedContent } from './cafes.ts'

export default async function buildAll() {
  await writeClosedContent()
  for (const cafe of ['first', 'second', 'closed'] as const) {
    const { messages } = await build(
      optionsFor({ content: contentOf[cafe], public: publicOf[cafe], out: built[cafe] }),
      showProgress,
    )
    if (messages.hasErrors) {
      printError(report(messages.all, () => undefined))
      // Vitest stops at the stack of an error from here, and prints nothing else.
      throw Object.assign(new Error(`The ${cafe} café has errors, see above.`), { stack: '' })
    }
  }
}
