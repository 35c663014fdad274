/** `npm run bench -- PART`: measures and asserts nothing. Each part is a module of this folder that exports `run`. */
import { parseArgs } from 'node:util'
import type { BenchOptions } from './figures.ts'

interface Part {
  load: () => Promise<{ run: (options: BenchOptions) => Promise<void> }>
  sizes?: number[]
  runs: number
}

/** Each part with its defaults. */
const parts: Record<string, Part> = {
  builds: { load: () => import('./builds.ts'), sizes: [100, 1000], runs: 3 },
  dev: { load: () => import('./preview.ts'), sizes: [0, 1000], runs: 10 },
}

const usage = `Usage: npm run bench -- [PART] [options]

  PART             ${Object.keys(parts).join(', ')}   (builds)
  --sizes 5,100    how many guides
  --runs NUMBER    how often each is measured
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string' },
    runs: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const part = parts[positionals[0] ?? 'builds']
const sizes = values.sizes?.split(',').map(Number) ?? part?.sizes ?? []
const runs = Number(values.runs ?? part?.runs)
const isValid = Number.isInteger(runs) && runs > 0 && sizes.every(Number.isInteger)
if (values.help || !part || !isValid) {
  console.error(usage)
  process.exitCode = values.help ? 0 : 2
} else {
  const { run } = await part.load()
  await run({ sizes, runs })
}
