/**
 * Our builds beside those of Eleventy and Hugo, by turns: the same guides through layouts that are our own finished
 * pages, and as many pages of guides more as we have other pages. So all write the same number of pages of the same
 * size. We write more besides (structured data of the list, pictures, calendars, schemas, a search index) and check all
 * of it; the others fill in fewer fields of each page. Their projects lie outside of this repository.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../cafes.ts'
import { putAside, removeAside } from '../aside.ts'
import type { BenchOptions } from '../bench.ts'
import { contestantsOf } from '../contestants.ts'
import { benchFolder, keep, machine, spreadOf, table, timeWithSpread } from '../figures.ts'
import { makeFolder } from '../folder.ts'
import { build, fillPictures, forget } from '../ownBuild.ts'
import { type Cost, run as runProgram } from '../processTree.ts'
import { eleventyProject } from './eleventy.ts'
import { hugoProject } from './hugo.ts'

/** Another generator's project, ready to be built. */
export interface Project {
  name: string
  program: string
  args: string[]
  cwd: string
  out: string
}

interface Sample extends Omit<Cost, 'output'> {
  name: string
  size: number
  what: string
}

interface Made {
  name: string
  size: number
  pages: number
  /** Bytes of all HTML for each page. */
  each: number
  files: number
}

/** Measures and tells; see bench.ts for the options. */
export async function run({ sizes, runs }: BenchOptions): Promise<void> {
  const scratch = join(tmpdir(), 'generator-comparison')
  const samples: Sample[] = []
  const made: Made[] = []
  const before = machine()
  for (const size of sizes) {
    const [ours] = contestantsOf(undefined)
    if (!ours) continue
    const folder = makeFolder(join(root, 'content'), size, join(benchFolder, `compare-${size}`))
    await fillPictures(ours, folder)
    const { pages } = await build(ours, folder)
    const pattern = join(scratch, 'pattern')
    rmSync(pattern, { recursive: true, force: true })
    mkdirSync(join(pattern, 'blog'), { recursive: true })
    for (const name of ['blog.html', `blog/${folder.edited.slug}.html`])
      cpSync(join(ours.out, name), join(pattern, name))
    // The list is a page of theirs as well.
    const theirs = folder.like(pages - 1)
    const url =
      /rel="canonical" href="(https:\/\/[^/"]+)/.exec(
        readFileSync(join(pattern, 'blog.html'), 'utf8'),
      )?.[1] ?? ''
    const others = [
      eleventyProject(join(scratch, 'eleventy'), theirs, pattern, url),
      hugoProject(join(scratch, 'hugo'), theirs, pattern, url),
    ].filter((project) => project !== undefined)

    for (let run = 0; run < runs; run++) {
      folder.restore()
      forget(ours)
      const cold = await build(ours, folder)
      samples.push({ ...cold, name: 'ours', size, what: 'cold' })
      for (const { name, program, args, cwd, out } of others) {
        putAside(out)
        const { output, ...cost } = await runProgram(program, args, { cwd })
        samples.push({ ...cost, name, size, what: 'cold' })
      }
      folder.editPost(String.fromCharCode(97 + run))
      samples.push({ ...(await build(ours, folder)), name: 'ours', size, what: 'post edited' })
      process.stderr.write(`${size} guides, run ${run + 1} of ${runs}\n`)
    }
    for (const { name, out } of [{ name: 'ours', out: ours.out }, ...others]) {
      made.push({ name, size, ...weigh(out) })
      putAside(out)
    }
    putAside(folder.path)
  }
  removeAside()
  const text = `# Beside other generators, ${runs} runs each: the middle one (least–most)

${before}; at the end ${machine()}.
Pictures and share cards are in our cache; “cold” has nothing else.

${describe(samples)}

## What they wrote

${table(
  ['guides', 'which', 'pages', 'bytes of HTML a page', 'files'],
  made.map(({ size, name, pages, each, files }) => [
    String(size),
    name,
    String(pages),
    each.toFixed(0),
    String(files),
  ]),
  2,
)}
`
  console.log(`\n${text}`)
  keep('compare', { machine: before, samples, made }, text)
}

function weigh(folder: string): Omit<Made, 'name' | 'size'> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  )
  const pages = files.filter((path) => path.endsWith('.html'))
  const bytes = pages.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
  return { pages: pages.length, each: bytes / pages.length, files: files.length }
}

function describe(samples: readonly Sample[]): string {
  const groups = new Map<string, Sample[]>()
  for (const sample of samples) {
    const key = `${sample.size}|${sample.what}|${sample.name}`
    groups.set(key, [...(groups.get(key) ?? []), sample])
  }
  return table(
    ['guides', 'what', 'which', 'wall', 'cpu', 'memory'],
    [...groups].map(([key, those]) => [
      ...key.split('|'),
      timeWithSpread(spreadOf(those.map(({ wall }) => wall))),
      timeWithSpread(spreadOf(those.map(({ cpu }) => cpu))),
      `${Math.max(...those.map(({ memory }) => memory ?? Number.NaN)).toFixed(0)} MB`,
    ]),
    3,
  )
}
