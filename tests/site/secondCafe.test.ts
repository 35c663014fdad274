/** The code holds no facts: a site with another café's content contains nothing of the first one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createFormat } from '../../src/content/format.ts'
import { defaultWords } from '../../templates/wordsSchema.ts'
import { built, contentOf } from '../cafes.ts'
import { listFiles, readPages } from '../html.ts'

type Yaml = Record<string, unknown> | unknown[] | string | number | boolean | null

const dataFiles = (folder: string) => listFiles(folder).filter((file) => file.endsWith('.yaml'))
const load = (folder: string, file: string): Yaml => parse(readFileSync(join(folder, file), 'utf8'))

/** Every single value in a file, with the name of its field. */
function* values(
  node: Yaml,
  field = '',
): Generator<[field: string, value: string | number | boolean | null]> {
  if (Array.isArray(node)) for (const item of node) yield* values(item as Yaml, field)
  else if (node && typeof node === 'object')
    for (const [key, item] of Object.entries(node)) yield* values(item as Yaml, key)
  else yield [field, node]
}

const output = listFiles(built.second)
  .filter((file) => /\.(html|js|css|svg|xml|txt|json|ics|webmanifest)$/.test(file))
  .map((file) => [file, readFileSync(join(built.second, file), 'utf8').replaceAll('\u00a0', ' ')] as const)
  // The sums of the price finder are any numbers, those of the first café by chance as well.
  .map(([file, text]) => [file, text.replaceAll(/<b>[^<]*<\/b>/g, '')] as const)

/** Words that any café may use: conventions, countries, platforms, labels, icons. */
const shared = new Set(
  dataFiles(contentOf.second).flatMap((file) =>
    [...values(load(contentOf.second, file))].map(([, value]) => String(value)),
  ),
)

function occurrences(words: Iterable<string>, texts: Iterable<readonly [string, string]> = output): string[] {
  const found: string[] = []
  for (const word of words) {
    const pattern = new RegExp(
      `(?<![\\p{L}\\d])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`,
      'u',
    )
    // Few files have the letters at all, which is quick to see.
    for (const [file, text] of texts)
      if (text.includes(word) && pattern.test(text)) found.push(`${file}: ${word}`)
  }
  return found
}

test('it builds, with other tiers, lists, tournaments, questions, tabs, guides and pages', () => {
  const pages = readPages(built.second)
  const pricing = pages.find((page) => page.file === 'pricing.html')
  expect(pricing?.html.match(/name="tier"/g)).toHaveLength(2)
  expect(pages.find((page) => page.file === 'faq.html')?.html.match(/<details id="faq-/g)).toHaveLength(9)
  expect(pages.find((page) => page.file === 'comparison.html')?.html.match(/ id="compare-/g)).toHaveLength(5)
  expect(
    pages.find((page) => page.file === 'tournaments.html')?.html.match(/class="tournament"/g),
  ).toHaveLength(3)
  expect(pages.filter((page) => page.file.startsWith('blog/'))).toHaveLength(2)
})

/** Fields whose value is a convention or a code, the same in many cafés. */
const conventions = new Set(
  ['icon', 'kind', 'platform', 'entryPer', 'repeats', 'days', 'focus', 'href', 'start', 'end'].concat([
    'language',
    'dateLocale',
    'timeZone',
    'currency',
    'country',
  ]),
)
/** Fields whose value is a name, even when it is one word. */
const names = new Set(['name', 'area', 'areas', 'locality', 'city', 'games'])
/** Labels that any café may have. */
const labels = new Set([
  'an hour',
  'Sold out',
  'Valorant',
  'Tournaments',
  'Students',
  'Location',
  'Locations',
])

test('no name, address, slug, copy or photograph of the first café is in it', () => {
  const words = new Set([
    'Volt',
    'Wakad',
    'Hinjewadi',
    'Pimpri',
    'Pune',
    'Baner',
    '910000000000',
    'ZOWIE',
    'PS5',
  ])
  for (const file of dataFiles(contentOf.first)) {
    // The second café has no words of its own, so it uses the same defaults.
    if (['questions.yaml', 'words.yaml'].includes(file)) continue
    for (const [field, value] of values(load(contentOf.first, file))) {
      if (typeof value !== 'string' || conventions.has(field) || value.includes('${')) continue
      const isLabel = !names.has(field) && /^\p{L}+$/u.test(value)
      const text = value.trim()
      if (!isLabel && !labels.has(text) && text.length >= 4 && !shared.has(text)) words.add(text)
    }
  }
  for (const guide of listFiles(join(contentOf.first, 'posts'))) words.add(guide.replace(/\.md$/, ''))
  for (const image of listFiles(join(contentOf.first, 'images'))) {
    if (/\d|-/.test(image)) words.add(image.replace(/\.\w+$/, ''))
  }
  expect(words.size).toBeGreaterThan(400)
  expect(occurrences(words)).toEqual([])
})

test('no price of the first café is in it', () => {
  const { money } = createFormat({ language: 'en-IN', dateLocale: 'en-US', currency: 'INR' }, defaultWords)
  const prices = new Set<string>()
  for (const file of ['packages.yaml', 'tournaments.yaml', 'facts.yaml']) {
    for (const [field, value] of values(load(contentOf.first, file))) {
      if (
        typeof value === 'number' &&
        ['price', 'perHour', 'entry', 'prize', 'value'].includes(field) &&
        value > 48
      )
        prices.add(money(value))
    }
  }
  expect(prices.size).toBeGreaterThan(40)
  // What a longer stay costs more is calculated, and may be a price of the first café by chance.
  const texts = [...output].map(([file, text]) => [file, text.replaceAll(/₹\d+ more/g, '')] as const)
  expect(occurrences(prices, texts)).toEqual([])
})
