/** Imports point down, from build.ts to diagnostics. Biome reports circles. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../cafes.ts'
import { listFiles } from '../html.ts'

/**
 * The layers, the highest first (docs/architecture.md). A file may import what is in its own layer or below. An entry is a
 * file, or a folder with a slash at its end.
 */
const layers: [name: string, members: string[]][] = [
  ['build', ['build.ts']],
  ['whole sites', ['src/pages/', 'src/preview/', 'src/compare/', 'src/report.ts']],
  [
    'parts of a site',
    [
      'src/render/',
      'src/seo/',
      'src/assets/',
      'src/hosts/',
      'src/editor/',
      'src/checks/',
      'src/output/',
      'src/options.ts',
    ],
  ],
  ['templates', ['templates/']],
  ['content', ['src/content/']],
  [
    'foundations',
    [
      'src/markdown/',
      'src/diagnostics/',
      'src/yaml/',
      'src/public/',
      'src/cache.ts',
      'src/resultCache.ts',
      'src/memoize.ts',
      'src/text.ts',
      'src/limits.ts',
      'src/print.ts',
      'src/programs.ts',
      'src/readFiles.ts',
      'src/site.ts',
      'src/generator.ts',
      'src/production.ts',
    ],
  ],
]

interface Import {
  from: string
  to: string
  /** Whether the import is gone once types are removed. */
  isType: boolean
}

const sources = ['src', 'templates', 'client']
  .flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
  .concat('build.ts')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))

// Biome formats the code, so that a statement begins its line. TypeScript 7 has no API yet that parses it, which
// dependency-cruiser and madge need.
const statement =
  /^(?:import|export)\s+(type\s+)?(?:[\w*{][^'"]*?\sfrom\s+)?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm

const imports: Import[] = sources.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(statement)].map(([, type, name, dynamic]) => ({
    from,
    to: relative(root, join(root, dirname(from), name ?? dynamic ?? '')),
    isType: type !== undefined,
  })),
)

const isIn = (file: string, member: string) =>
  member.endsWith('/') ? file.startsWith(member) : file === member
const layerOf = (file: string) =>
  layers.findIndex(([, members]) => members.some((member) => isIn(file, member)))
const nameOf = (layer: number) => layers[layer]?.[0] ?? ''
const describe = ({ from, to, isType }: Import) => `${from} imports ${isType ? 'types of ' : ''}${to}`

test('every import is found, and leads to a file', () => {
  expect(imports.length).toBeGreaterThan(300)
  expect(imports.filter(({ to }) => !existsSync(join(root, to))).map(describe)).toEqual([])
})

test('every file of src/ has its layer', () => {
  const isProgram = (file: string) => file.endsWith('.mjs')
  const files = sources.filter((file) => file.startsWith('src/') && !isProgram(file))
  expect(files.filter((file) => layerOf(file) === -1)).toEqual([])
})

test('every member of a layer exists', () => {
  const members = layers.flatMap(([, members]) => members)
  expect(members.filter((member) => !existsSync(join(root, member)))).toEqual([])
})

test('no import points up', () => {
  const upward = imports.flatMap((one) => {
    const [from, to] = [layerOf(one.from), layerOf(one.to)]
    if (from === -1 || to === -1 || to >= from) return []
    return [`${describe(one)}: “${nameOf(to)}” is above “${nameOf(from)}”`]
  })
  expect(upward).toEqual([])
})

test('templates and client scripts import nothing but types from src/', () => {
  const values = imports.filter(
    ({ from, to, isType }) => /^(templates|client)\//.test(from) && to.startsWith('src/') && !isType,
  )
  expect(values.map(describe)).toEqual([])
})

test('src/ imports nothing but types from client scripts', () => {
  const values = imports.filter(
    ({ from, to, isType }) => from.startsWith('src/') && to.startsWith('client/') && !isType,
  )
  expect(values.map(describe)).toEqual([])
})
