/**
 * What builds cost: from nothing, of unchanged content, after one edit; for several numbers of guides, and beside an
 * earlier checkout by turns. Photographs, share cards, icons and fonts are in the cache before the clock runs, and the
 * generator is bundled: a cold build has nothing else. Sizes are numbers of guides, those of the content among them.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../cafes.ts'
import { putAside, removeAside } from './aside.ts'
import type { BenchOptions } from './bench.ts'
import { type Contestant, contestantsOf } from './contestants.ts'
import { benchFolder, keep, machine, spreadOf, table, time, timeWithSpread } from './figures.ts'
import { type CorpusFolder, makeFolder } from './folder.ts'
import { build, cardsOf, fillPictures, forget, type Stage } from './ownBuild.ts'
import type { Cost } from './processTree.ts'

interface Sample extends Omit<Cost, 'output'> {
  contestant: string
  size: number
  scenario: string
  pages: number
  stages: Stage[]
}

const scenarios: {
  name: string
  prepare: (folder: CorpusFolder, contestant: Contestant, run: number) => void
}[] = [
  { name: 'cold', prepare: (_folder, contestant) => forget(contestant) },
  { name: 'unchanged', prepare: () => {} },
  {
    name: 'post edited',
    prepare: (folder, _contestant, run) => folder.editPost(String.fromCharCode(97 + run)),
  },
  { name: 'price edited', prepare: (folder) => folder.editPrice() },
  { name: 'post added', prepare: (folder) => folder.addPost() },
  { name: 'post deleted', prepare: (folder) => folder.deletePost() },
]

/** Measures and tells; see bench.ts for the options. */
export async function run({ sizes, runs, against }: BenchOptions): Promise<void> {
  const contestants = contestantsOf(against)
  const samples: Sample[] = []
  const before = machine()
  for (const size of sizes) {
    const folder = makeFolder(join(root, 'content'), size, join(benchFolder, `content-${size}`))
    for (const each of contestants) await fillPictures(each, folder)
    for (let run = 0; run < runs; run++) {
      const order = run % 2 === 0 ? contestants : [...contestants].reverse()
      folder.restore()
      for (const { name, prepare } of scenarios) {
        for (const each of order) {
          prepare(folder, each, run)
          const cards = name === 'post added' ? new Set(cardsOf(each)) : undefined
          const cost = await build(each, folder)
          samples.push({ ...cost, contestant: each.name, size, scenario: name })
          process.stderr.write(
            `${folder.guides} guides, ${name}, ${each.name}: ${time(cost.wall)}, ${time(cost.cpu)} cpu\n`,
          )
          // The next run is to draw the card of the guide as well.
          if (cards)
            for (const card of cardsOf(each)) if (!cards.has(card)) rmSync(join(each.cache, 'share', card))
        }
      }
    }
    putAside(folder.path)
    for (const { out } of contestants) putAside(out)
  }
  removeAside()
  const text = `# Builds, ${runs} runs each: the middle one (least–most)

${before}; at the end ${machine()}.
Photographs, share cards, icons and fonts are cached and the generator is bundled; “cold” has nothing else.
“post added” draws the share card of that guide. Processor time and memory include every process.

${describe(samples, contestants)}
`
  console.log(`\n${text}`)
  keep('builds', { machine: before, samples }, text)
}

function describe(samples: readonly Sample[], contestants: readonly Contestant[]): string {
  const sizes = [...new Set(samples.map(({ size }) => size))]
  const of = (contestant: string, size: number, scenario: string) =>
    samples.filter(
      (sample) => sample.contestant === contestant && sample.size === size && sample.scenario === scenario,
    )
  const middle = (those: readonly Sample[], figure: (sample: Sample) => number) => spreadOf(those.map(figure))

  const costs = table(
    ['guides', 'what', 'which', 'wall', 'cpu', 'memory', 'pages/s'],
    sizes.flatMap((size) =>
      scenarios.flatMap(({ name }) =>
        contestants.map((each) => {
          const those = of(each.name, size, name)
          const memory = middle(those, (sample) => sample.memory ?? Number.NaN).most
          return [
            String(size),
            name,
            each.name,
            timeWithSpread(middle(those, ({ wall }) => wall)),
            timeWithSpread(middle(those, ({ cpu }) => cpu)),
            Number.isNaN(memory) ? 'not seen here' : `${memory.toFixed(0)} MB`,
            middle(those, ({ pages, wall }) => (pages / wall) * 1000).median.toFixed(0),
          ]
        }),
      ),
    ),
    3,
  )

  const growth = table(
    ['which', 'what', ...sizes.slice(1).map((size, index) => `${sizes[index]} to ${size}`)],
    contestants.flatMap((each) =>
      scenarios.map(({ name }) => [
        each.name,
        name,
        ...sizes.slice(1).map((size, index) => {
          const less = sizes[index] ?? 0
          const cpu = (count: number) => middle(of(each.name, count, name), (sample) => sample.cpu).median
          return `${((cpu(size) - cpu(less)) / (size - less)).toFixed(2)} ms`
        }),
      ]),
    ),
    2,
  )

  const stagesOf = contestants.flatMap((each) =>
    ['cold', 'unchanged', 'post edited', 'price edited'].flatMap((scenario) => {
      const names = [
        ...new Set(
          sizes.flatMap((size) =>
            of(each.name, size, scenario).flatMap(({ stages }) => stages.map(({ name }) => name)),
          ),
        ),
      ]
      if (names.length === 0) return []
      const cpuOf = (size: number, name: string) =>
        middle(
          of(each.name, size, scenario),
          ({ stages }) => stages.find((stage) => stage.name === name)?.cpu ?? 0,
        ).median
      const inStages = (sample: Sample) => sample.stages.reduce((sum, { cpu }) => sum + cpu, 0)
      return [
        `### ${each.name}, ${scenario}\n\n${table(
          ['stage', ...sizes.map(String)],
          [
            ...names.map((name) => [name, ...sizes.map((size) => time(cpuOf(size, name)))]),
            [
              'start, other processes, end',
              ...sizes.map((size) =>
                time(middle(of(each.name, size, scenario), (sample) => sample.cpu - inStages(sample)).median),
              ),
            ],
          ],
        )}`,
      ]
    }),
  )
  return `${costs}

## How the cost grows: processor time of one guide more

${growth}

## Processor time of each stage

${stagesOf.join('\n\n')}`
}
