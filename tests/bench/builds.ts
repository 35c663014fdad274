/**
 * Whole builds: this site without a change; many guides from nothing, beside Eleventy; one edited guide, beside a build by
 * Hugo. The others get as many guides as we have pages, and our finished pages as layouts, so all write the same number of
 * pages of about the same size. Photographs, share cards, icons, fonts and the bundled generator are cached in every build.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildDate, root } from '../cafes.ts'
import { eleventyProject } from './compare/eleventy.ts'
import { hugoProject } from './compare/hugo.ts'
import type { Project } from './compare/project.ts'
import { type BenchOptions, benchFolder, median, medianTime, report, table } from './figures.ts'
import { type CorpusFolder, makeFolder } from './folder.ts'
import { type Cost, run as runProgram } from './processTree.ts'

const cache = join(benchFolder, 'cache')
const out = join(benchFolder, 'site')
/** Where the projects of the other generators are, outside of this repository. */
const projects = join(tmpdir(), 'generator-comparison')
const trash = join(benchFolder, 'trash')

interface Sample extends Cost {
  pages: number
  /** All HTML divided by the number of pages, in kB. */
  pageSize: number
}

/** What is measured, as `what|generator`, with a sample for each run. */
type Rows = Map<string, Sample[]>

/** Prints a table; see bench.ts for the options. */
export async function run({ sizes, runs }: BenchOptions): Promise<void> {
  rmSync(trash, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  if (existsSync(join(root, '.cache/images')))
    cpSync(join(root, '.cache/images'), join(cache, 'images'), { recursive: true })
  const rows: Rows = new Map()
  await measureThisSite(rows, runs)
  for (const size of sizes) await measureGuides(rows, size, runs)
  rmSync(trash, { recursive: true, force: true })
  report(
    'builds',
    `Builds, ${runs} runs each: median (shortest–longest)`,
    table(
      ['what', 'generator', 'wall', 'ours : theirs', 'processor', 'memory', 'pages', 'HTML a page'],
      [...rows].map(([row, samples]) => [
        ...row.split('|'),
        medianTime(samples.map(({ wall }) => wall)),
        ratio(rows, row),
        medianTime(samples.map(({ cpu }) => cpu)),
        `${Math.max(...samples.map(({ memory }) => memory)).toFixed(0)} MB`,
        String(samples[0]?.pages),
        `${samples[0]?.pageSize.toFixed(0)} kB`,
      ]),
    ),
  )
}

async function measureThisSite(rows: Rows, runs: number) {
  const content = join(root, 'content')
  await build(content)
  for (let run = 0; run < runs; run++) add(rows, 'this site, unchanged|ours', await build(content))
}

/** Measures by turns, so that a busy moment of the machine concerns all generators. */
async function measureGuides(rows: Rows, size: number, runs: number) {
  const folder = makeFolder(join(root, 'content'), size, join(benchFolder, `content-${size}`))
  // Draws the share cards.
  const { pages } = await build(folder.path)
  const { eleventy, hugo } = otherProjects(folder, pages)
  for (let run = 1; run <= runs; run++) {
    const [cold, edited] = [`${size} guides, cold`, `${size} guides, one edited`]
    setAside(out)
    for (const name of readdirSync(cache))
      if (!['images', 'share', 'icons', 'fonts'].includes(name)) setAside(join(cache, name))
    folder.editGuide()
    add(rows, `${cold}|ours`, await build(folder.path))
    add(rows, `${cold}|${eleventy.name}`, await buildOther(eleventy))
    folder.editGuide(`Another evening, run ${'abcdefghij'[run % 10]}.`)
    add(rows, `${edited}|ours`, await build(folder.path))
    if (hugo) add(rows, `${edited}|${hugo.name}`, await buildOther(hugo))
    process.stderr.write(`${size} guides, run ${run} of ${runs}\n`)
  }
  setAside(folder.path)
}

/** Makes the projects of the other generators from our finished site. The list of guides is a page of theirs as well. */
function otherProjects(folder: CorpusFolder, pages: number) {
  const guides = folder.plainGuides(pages - 1)
  return {
    eleventy: eleventyProject(join(projects, 'eleventy'), guides, out),
    hugo: hugoProject(join(projects, 'hugo'), guides, out),
  }
}

async function build(content: string): Promise<Sample> {
  const args = ['src/run.mjs', '--content', content, '--out', out, '--cache', cache, '--date', buildDate]
  return { ...(await runProgram(process.execPath, args, root)), ...pagesIn(out) }
}

/** A build of another generator into an empty folder. */
async function buildOther({ program, args, cwd, out }: Project): Promise<Sample> {
  setAside(out)
  return { ...(await runProgram(program, args, cwd)), ...pagesIn(out) }
}

function pagesIn(site: string): Pick<Sample, 'pages' | 'pageSize'> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  )
  const bytes = files.reduce((sum, path) => sum + statSync(join(site, path)).size, 0)
  return { pages: files.length, pageSize: bytes / 1000 / files.length }
}

const add = (rows: Rows, row: string, sample: Sample) => rows.set(row, [...(rows.get(row) ?? []), sample])

/** Our wall time divided by that of another generator. */
function ratio(rows: Rows, row: string): string {
  const [what, generator] = row.split('|')
  const [ours, theirs] = [rows.get(`${what}|ours`), rows.get(row)].map((samples) =>
    median((samples ?? []).map(({ wall }) => wall)),
  )
  return generator === 'ours' ? '' : ((ours ?? 0) / (theirs ?? 0)).toFixed(2)
}

/**
 * Moves a folder away, to be deleted after the last measurement. Right after many files were deleted, ext4 searches long for
 * a free inode (`recently_deleted` in ext4/ialloc.c), and writing a thousand files takes ten times as long.
 */
function setAside(path: string) {
  mkdirSync(trash, { recursive: true })
  if (existsSync(path)) renameSync(path, join(trash, String(readdirSync(trash).length)))
}
