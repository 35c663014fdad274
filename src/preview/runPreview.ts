/** `npm run dev` as a program: runs until Ctrl+C, and restarts when the generator's code changed. */
import { Messages } from '../diagnostics/messages.ts'
import type { Outcome } from '../diagnostics/print.ts'
import type { Options } from '../options.ts'
import type { Site } from '../site.ts'
import { type Generator, type RenderedSite, startDevServer } from './devServer.ts'

/** The exit code with which src/run.mjs starts this program again. */
const restartCode = 75

export async function runPreview(options: Options, build: Build) {
  const end = (code: number) => server.close().then(() => process.exit(code))
  // Only a program that src/run.mjs has started can be started again by it.
  const restart = process.connected
    ? (port: number) => process.send?.({ port }, () => end(restartCode))
    : undefined
  const server = await startDevServer(options, generatorFrom(build), { print: console.log, restart })
  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  process.on('disconnect', () => end(0))
}

type Build = (options: Options, progress: undefined, show: (site: Site) => Promise<void>) => Promise<Outcome>

interface Building extends RenderedSite {
  outcome: Promise<Outcome>
  startChecks(): void
}

/** Splits `build` into `render` and `check`, until build.ts offers the two itself. */
export const generatorFrom = (build: Build): Generator<Building> => ({
  render: (options) =>
    new Promise((resolve, reject) => {
      let startChecks = () => {}
      const checksMayStart = new Promise<void>((start) => {
        startChecks = start
      })
      const outcome = build(options, undefined, async (site) => {
        resolve({ site, messages: new Messages(), outcome, startChecks })
        await checksMayStart
      })
      outcome.then(({ site, messages }) => resolve({ site, messages, outcome, startChecks }), reject)
    }),
  check(building) {
    building.startChecks()
    return building.outcome
  },
})
