/** The states of the generator that a bench compares: this checkout, and an earlier one. */
import { execFileSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { root } from '../cafes.ts'
import { benchFolder } from './figures.ts'

export interface Contestant {
  name: string
  root: string
  /** Its own cache and site; an older checkout that knows no `--cache` keeps its cache in its own folder. */
  cache: string
  out: string
  flags: string[]
}

export const contestantsOf = (against: string | undefined): Contestant[] => [
  contestant('this', root),
  ...(against ? [contestant(basename(against), against)] : []),
]

/** Asking for the usage also bundles the generator, so that no measurement has that in it. */
function contestant(name: string, folder: string): Contestant {
  const usage = execFileSync(process.execPath, ['src/run.mjs', '--help'], { cwd: folder, encoding: 'utf8' })
  const known = (flag: string) => usage.includes(flag)
  const own = join(benchFolder, name)
  const cache = known('--cache') ? join(own, 'cache') : join(folder, '.cache')
  return {
    name,
    root: folder,
    cache,
    out: join(own, 'site'),
    flags: [...(known('--cache') ? ['--cache', cache] : []), ...(known('--timings') ? ['--timings'] : [])],
  }
}
