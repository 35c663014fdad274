/** `npm run dev` as a program: runs until Ctrl+C, and starts anew with the generator's changed code. */

import type { Options } from '../options.ts'
import type { Outcome } from '../report.ts'
import { develop } from './develop.ts'

/** Tells src/run.mjs, which started this program, to start it again. */
const startAgain = 75

export async function runPreview(options: Options, build: (options: Options) => Promise<Outcome>) {
  const end = (code: number) => preview.close().then(() => process.exit(code))
  // Only src/run.mjs listens; what was started in another way cannot start itself again.
  const restart = process.connected
    ? (port: number) => process.send?.({ port }, () => end(startAgain))
    : undefined
  const preview = await develop(options, build, { print: (text) => text && console.log(text), restart })
  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  process.on('disconnect', () => end(0))
}
