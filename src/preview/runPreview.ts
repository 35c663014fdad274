/** The process of `npm run dev`: runs until Ctrl+C, and restarts when the generator's code changed. */
import type { RenderedSite } from '../checks/renderedSite.ts'
import type { Options } from '../options.ts'
import { type Generator, startDevServer } from './devServer.ts'

/** The exit code after which src/run.mjs starts this process again. */
const restartCode = 75

export async function runPreview<Rendered extends RenderedSite>(
  options: Options,
  generator: Generator<Rendered>,
) {
  const end = (code: number) => server.close().then(() => process.exit(code))
  // There is an IPC channel only when src/run.mjs is the parent, which can restart this process.
  const restart = process.connected
    ? (port: number) => process.send?.({ port }, () => end(restartCode))
    : undefined
  const server = await startDevServer(options, generator, { print: console.log, restart })
  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  process.on('disconnect', () => end(0))
}
