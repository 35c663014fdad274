/**
 * Whole builds beside Eleventy, in the rows of the design (section 5). Eleventy gets as many guides as we have pages, and our
 * finished pages as layouts, so both write the same number of pages of about the same size. But for the first build of this
 * site, photographs, share cards, icons, fonts and the bundled generator are cached.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildDate, root } from '../cafes.ts'
import { eleventyProject } from './compare/eleventy.ts'
import type { Project } from './compare/project.ts'
import { type BenchOptions, benchFolder, median, medianTime, report, table } from './figures.ts'
import { makeFolder } from './folder.ts'
import { type Cost, run as runProgram } from './processTree.ts'

const content = join(root, 'content')
const cache = join(benchFolder, 'cache')
const out = join(benchFolder, 'site')
/** Where the project of Eleventy is, outside of this repository. */
const projects = join(tmpdir(), 'generator-comparison')
const trash = join(benchFolder, 'trash')

/** What is measured, and what it is beside: `Eleventy` builds as many pages from nothing. */
interface Row {
  what: string
  ours: Cost[]
  beside: string
  theirs: Cost[]
  /** The most that ours may take, as a multiple of theirs. */
  bar: number | undefined
}

/** Prints a table; see bench.ts for the options. */
export async function run({ sizes, runs }: BenchOptions): Promise<void> {
  rmSync(trash, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const rows: Row[] = []
  for (const size of sizes) rows.push(...(await measureGuides(size, runs)))
  rows.unshift(...(await measureThisSite(rows[0]?.theirs ?? [], sizes[0], runs)))
  rmSync(trash, { recursive: true, force: true })
  report(
    'builds',
    `Builds, ${runs} runs each: median (shortest–longest)`,
    table(
      ['what', 'ours', 'beside', 'theirs', 'ours : theirs', 'bar', 'our processor', 'our memory'],
      rows.map(({ what, ours, beside, theirs, bar }) => [
        what,
        medianTime(wallOf(ours)),
        beside,
        medianTime(wallOf(theirs)),
        (median(wallOf(ours)) / median(wallOf(theirs))).toFixed(2),
        bar === undefined ? '' : `≤ ${bar}`,
        medianTime(ours.map(({ cpu }) => cpu)),
        `${Math.max(...ours.map(({ memory }) => memory)).toFixed(0)} MB`,
      ]),
    ),
  )
}

const wallOf = (costs: readonly Cost[]) => costs.map(({ wall }) => wall)

/** @param eleventy builds of Eleventy with `size` guides */
async function measureThisSite(eleventy: Cost[], size: number | undefined, runs: number): Promise<Row[]> {
  const [first, unchanged]: [Cost[], Cost[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    setAside(cache)
    first.push(await build(content))
    unchanged.push(await build(content))
  }
  const beside = `Eleventy, ${size} guides`
  return [
    { what: 'this site, unchanged', ours: unchanged, beside, theirs: eleventy, bar: 0.8 },
    { what: 'this site, first', ours: first, beside: 'this site, unchanged', theirs: unchanged, bar: 13 },
  ]
}

/** Measures by turns, so that a busy moment of the machine concerns both generators. */
async function measureGuides(size: number, runs: number): Promise<Row[]> {
  const folder = makeFolder(content, size, join(benchFolder, `content-${size}`))
  // Encodes the photographs, and draws the share cards.
  await build(folder.path)
  // The list of guides is a page of theirs as well.
  const eleventy = eleventyProject(join(projects, 'eleventy'), folder.plainGuides(pagesIn(out) - 1), out)
  const [cold, edited, theirs]: [Cost[], Cost[], Cost[]] = [[], [], []]
  for (let run = 1; run <= runs; run++) {
    setAside(out)
    for (const name of readdirSync(cache))
      if (!['images', 'share', 'icons', 'fonts'].includes(name)) setAside(join(cache, name))
    folder.editGuide()
    cold.push(await build(folder.path))
    theirs.push(await buildOther(eleventy))
    folder.editGuide(`Another evening, run ${'abcdefghij'[run % 10]}.`)
    edited.push(await build(folder.path))
    process.stderr.write(`${size} guides, run ${run} of ${runs}\n`)
  }
  setAside(folder.path)
  const isSmall = size <= 100
  const beside = eleventy.name
  return [
    { what: `${size} guides, cold`, ours: cold, beside, theirs, bar: isSmall ? 2 : undefined },
    { what: `${size} guides, one edited`, ours: edited, beside, theirs, bar: isSmall ? 1 : 1.4 },
  ]
}

function build(content: string): Promise<Cost> {
  const args = ['src/run.mjs', '--content', content, '--out', out, '--cache', cache, '--date', buildDate]
  return runProgram(process.execPath, args, root)
}

/** A build of another generator into an empty folder. */
function buildOther({ program, args, cwd, out }: Project): Promise<Cost> {
  setAside(out)
  return runProgram(program, args, cwd)
}

const pagesIn = (site: string) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html')).length

/**
 * Moves a folder away, to be deleted after the last measurement. Right after many files were deleted, ext4 searches long for
 * a free inode (`recently_deleted` in ext4/ialloc.c), and writing a thousand files takes ten times as long.
 */
function setAside(path: string) {
  mkdirSync(trash, { recursive: true })
  if (existsSync(path)) renameSync(path, join(trash, String(readdirSync(trash).length)))
}
