/** What a run does with the flags of the command line: builds, checks, serves, or starts the preview. */
import { type Options, parseOptions } from './options.ts'
import { type Generator, runPreview } from './preview/devServer.ts'
import { serve } from './preview/serve.ts'
import { print, printError } from './print.ts'
import { type Outcome, printOutcome, showProgress } from './report.ts'

interface Program extends Generator {
  build(options: Options, progress: typeof showProgress): Promise<Outcome>
}

/** Runs the program; the exit code is 0 only when nothing is wrong. */
export async function runCommandLine(program: Program): Promise<void> {
  try {
    await run(parseOptions(process.argv.slice(2), process.env), program)
  } catch (error) {
    printError(`The generator itself failed.\n\n${error instanceof Error ? error.stack : error}`)
    process.exitCode = 1
  }
}

async function run(options: Options, program: Program) {
  if (options.dev) return runPreview(options, program)
  const outcome = await program.build(options, showProgress)
  printOutcome(outcome, options)
  if (outcome.messages.hasErrors) process.exitCode = 1
  else if (options.serve) print(`Open ${(await serve(options.out, options.port, options.allowedHosts)).url}`)
}
