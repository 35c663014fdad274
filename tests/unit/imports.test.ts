/** Imports point down, from build.ts to diagnostics. Biome reports circles. Tools such as dependency-cruiser need an API that TypeScript 7 lacks. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../cafes.ts'
import { listFiles } from '../html.ts'

/**
 * The layers, the highest first (docs/architecture.md). A file may import what is in its own layer or below; the first member
 * that matches decides.
 */
const layers: [name: string, members: RegExp][] = [
  ['build', /^build\.ts$/],
  // It derives types from the schemas of all subjects, and has no code.
  ['types', /^templates\/content\.ts$/],
  ['site', /^templates\/[^/]+$/],
  ['parts', /^templates\/(layout|parts)\//],
  ['subjects', /^templates\//],
  [
    'whole sites',
    /^src\/(preview|editor|proofread\/changes)\/|^src\/(report|commandLine|proofread\/proofread)\.ts$/,
  ],
  [
    'generator',
    /^src\/(pages|render|seo|assets|hosts|checks|output)\/|^src\/(siteDefinition|options|renderedSite)\.ts$/,
  ],
  ['content', /^src\/(content|proofread\/amounts)\//],
  ['foundations', /^src\//],
]
const order = [
  'foundations',
  'content',
  'generator',
  'whole sites',
  'types',
  'parts',
  'subjects',
  'site',
  'build',
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

const layerOf = (file: string) =>
  layers.find(([, members]) => members.test(file))?.[0] ?? (file.startsWith('client/') ? 'client' : '')
const describe = ({ from, to, isType }: Import) => `${from} imports ${isType ? 'types of ' : ''}${to}`

test('every import is found, and leads to a file', () => {
  expect(imports.length).toBeGreaterThan(300)
  expect(imports.filter(({ to }) => !existsSync(join(root, to))).map(describe)).toEqual([])
})

test('no import points up', () => {
  const upward = imports.flatMap((one) => {
    const [from, to] = [layerOf(one.from), layerOf(one.to)]
    if (from === 'client' || to === 'client' || from === 'types' || order.indexOf(to) <= order.indexOf(from))
      return []
    return [`${describe(one)}: “${to}” is above “${from}”`]
  })
  expect(upward).toEqual([])
})

test('the generator knows nothing of the site: src/ imports from neither templates/ nor client/', () => {
  const outward = imports.filter(({ from, to }) => from.startsWith('src/') && !to.startsWith('src/'))
  expect(outward.map(describe)).toEqual([])
})

/** Where the rest of the generator applies what proofreads. */
const doors = [
  'build.ts imports src/proofread/proofread.ts',
  'src/content/schema/plainText.ts imports src/proofread/pasted/otherMarks.ts',
  'src/markdown/plainLine.ts imports src/proofread/pasted/otherMarks.ts',
  'src/markdown/unified.ts imports src/proofread/markdown/findProblems.ts',
  'src/yaml/texts.ts imports src/proofread/pasted/dividedWords.ts',
  'src/yaml/texts.ts imports src/proofread/pasted/listMarks.ts',
]

test('proofreading is a part of its own: the rest of the generator, and the site, import only its doors', () => {
  const inward = imports.filter(
    ({ from, to }) => to.startsWith('src/proofread/') && !from.startsWith('src/proofread/'),
  )
  expect(inward.map(describe).sort()).toEqual(doors)
})

/** What each subject needs of others. Home shows a section of nearly all of them. */
const neededBy: Record<string, readonly string[]> = {
  cafe: ['calendar', 'pricing', 'tournaments'],
  contact: ['cafe', 'calendar', 'locations'],
  guides: ['comparison', 'gear', 'locations', 'pricing', 'tournaments'],
  locations: ['cafe', 'calendar'],
  pricing: ['cafe', 'calendar'],
  tournaments: ['cafe', 'calendar'],
}

test('subjects need no others but those that the documentation names', () => {
  const subjectOf = (file: string) =>
    layerOf(file) === 'subjects' ? /^templates\/(\w+)\//.exec(file)?.[1] : undefined
  const pairs = imports.flatMap(({ from, to }) => {
    const [one, other] = [subjectOf(from), subjectOf(to)]
    return one && other && one !== other && one !== 'home' ? [`${one} ${other}`] : []
  })
  const needed = Object.entries(neededBy).flatMap(([one, others]) => others.map((other) => `${one} ${other}`))
  expect([...new Set(pairs)].sort()).toEqual(needed.sort())
})

test('templates import nothing from client scripts, which import what they share with them', () => {
  const outward = imports.filter(({ from, to }) => from.startsWith('templates/') && to.startsWith('client/'))
  expect(outward.map(describe)).toEqual([])
})

test('client scripts import nothing but types from src/', () => {
  const values = imports.filter(
    ({ from, to, isType }) => from.startsWith('client/') && to.startsWith('src/') && !isType,
  )
  expect(values.map(describe)).toEqual([])
})
