/** One build by a contestant, as a process of its own, and the state of its cache before it. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildDate, root as here } from '../cafes.ts'
import { putAside } from './aside.ts'
import type { Contestant } from './contestants.ts'
import { type CorpusFolder, makeFolder } from './folder.ts'
import { type Cost, run } from './processTree.ts'

export interface Stage {
  name: string
  wall: number
  cpu: number
}

/** What takes long to encode; everything else in a cache is gone before a cold build. */
const pictures = ['images', 'share', 'icons', 'fonts']

/** Nothing is left but pictures and, in a checkout's own cache, what belongs to its tests and its quick start. */
export function forget({ cache, out }: Contestant) {
  putAside(out)
  const kept = [...pictures, 'run', 'tests', 'bench']
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    if (!kept.includes(name)) rmSync(join(cache, name), { recursive: true })
  }
}

export const cardsOf = ({ cache }: Contestant) => readdirSync(join(cache, 'share'))

/** Photographs come from the checkout's own cache or are encoded; share cards are copies of one. */
export async function fillPictures(contestant: Contestant, folder: CorpusFolder) {
  mkdirSync(contestant.cache, { recursive: true })
  for (const name of pictures) {
    const known = join(contestant.root, '.cache', name)
    const own = join(contestant.cache, name)
    if (known !== own && existsSync(known)) cpSync(known, own, { recursive: true, force: false })
  }
  const plain = makeFolder(join(here, 'content'), 0, `${folder.path}-plain`)
  await build(contestant, plain)
  rmSync(plain.path, { recursive: true })
  await build(contestant, folder, {
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'standInCards.mjs')}`,
  })
}

export async function build(
  { root, out, flags }: Contestant,
  { path }: CorpusFolder,
  environment: NodeJS.ProcessEnv = {},
): Promise<Omit<Cost, 'output'> & { pages: number; stages: Stage[] }> {
  const args = ['src/run.mjs', '--content', path, '--out', out, '--date', buildDate, ...flags]
  const { output, ...cost } = await run(process.execPath, args, { cwd: root, environment })
  const stages = [...output.matchAll(/^ {2}(\S.*?) +(\d+) ms wall +(\d+) ms cpu$/gm)].map(
    ([, name = '', wall, cpu]): Stage => ({ name, wall: Number(wall), cpu: Number(cpu) }),
  )
  return { ...cost, pages: Number(/Built (\d+) pages/.exec(output)?.[1]), stages }
}
