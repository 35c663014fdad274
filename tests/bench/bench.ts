/**
 * `npm run bench -- PART`: measures, and asserts nothing. Each part is a module of this folder, loaded when it is asked
 * for; it exports `run`, or works as soon as it is loaded. What is measured is told here and kept in `.cache/bench/`.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

export interface BenchOptions {
  /** How many guides there are, for each measurement. */
  sizes: number[]
  runs: number
  /** The folder of an earlier checkout, with its own node_modules. */
  against: string | undefined
  /** How many times as slow the browser's processor is. */
  slowdown: number
}

/** Part → module, and how many guides and runs it has unless told otherwise. */
const parts: Record<string, { module: string; sizes: number[]; runs: number }> = {
  build: { module: 'builds.ts', sizes: [5, 100, 1000, 4000, 10_000], runs: 3 },
  dev: { module: 'preview.ts', sizes: [0, 1000], runs: 10 },
  compare: { module: 'compare/compare.ts', sizes: [1000, 4000], runs: 3 },
  interactions: { module: 'interactions.ts', sizes: [], runs: 5 },
  visits: { module: 'visits.ts', sizes: [], runs: 5 },
  weights: { module: 'pageWeights.ts', sizes: [], runs: 1 },
  load: { module: 'load.ts', sizes: [], runs: 1 },
  images: { module: 'imageQuality.ts', sizes: [], runs: 1 },
}

const usage = `Usage: npm run bench -- [PART] [options]

  PART             ${Object.keys(parts).join(', ')}   (build)
  --sizes 5,100    how many guides
  --runs NUMBER    how often each is measured
  --against DIR    measure an earlier checkout by turns (build, dev)
  --slowdown TIMES the browser's processor (visits; 4)
  --only PART      the same as PART
`

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sizes: { type: 'string' },
      runs: { type: 'string' },
      against: { type: 'string' },
      slowdown: { type: 'string', default: '4' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const name = positionals[0] ?? values.only ?? 'build'
  const part = parts[name]
  const sizes = values.sizes?.split(',').map(Number) ?? part?.sizes ?? []
  const runs = Number(values.runs ?? part?.runs)
  const slowdown = Number(values.slowdown)
  if (
    values.help ||
    !part ||
    !Number.isInteger(runs) ||
    runs < 1 ||
    !(slowdown >= 1) ||
    !sizes.every(Number.isInteger)
  ) {
    console.error(usage)
    process.exitCode = values.help ? 0 : 2
    return
  }
  // The module reads no flags of its own.
  process.argv.length = 2
  const loaded: unknown = await import(pathToFileURL(join(import.meta.dirname, part.module)).href)
  const against = values.against === undefined ? undefined : resolve(values.against)
  if (canRun(loaded)) await loaded.run({ sizes, runs, against, slowdown })
}

const canRun = (part: unknown): part is { run: (options: BenchOptions) => Promise<void> } =>
  typeof part === 'object' && part !== null && 'run' in part && typeof part.run === 'function'

await main()
