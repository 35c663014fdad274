/** The shortcut for plain front matter gives what gray-matter and yaml give, to the last place, or nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MarkdownFile, splitPlain, splitWithGrayMatter } from '../../build/content/frontMatter.ts'
import { placeOf } from '../../build/content/yaml.ts'
import { withoutMemory } from '../../build/memo.ts'
import { Messages } from '../../build/messages.ts'
import { guide, guideFile } from '../bench/corpus.ts'
import { contentOf } from '../cafes.ts'
import { slips } from '../markdownTexts.ts'
import { fieldMistakes } from '../mistakes/fields.ts'
import { ruleMistakes } from '../mistakes/rules.ts'
import { textMistakes } from '../mistakes/texts.ts'
import { valueMistakes } from '../mistakes/values.ts'
import { yamlMistakes } from '../mistakes/yaml.ts'
import { mutations } from '../mutations.ts'
import { fuzz, type Outcome } from '../shortcuts.ts'

const leastTaken = 0.05

const withFields = (fields: string, end = '\n') => ['---', fields, '---', 'Text', ''].join(end)

/** Whether the shortcut takes a file and gives what gray-matter and yaml give. */
function sameAsYaml(text: string): Outcome {
  const plain = splitPlain('a.md', text)
  if (!plain) return 'declined'
  const messages = new Messages()
  const full = withoutMemory(() => splitWithGrayMatter('a.md', text, messages))
  const isSame = full && JSON.stringify(allOf(plain)) === JSON.stringify(allOf(full))
  return isSame && messages.all.length === 0 ? 'same' : 'another'
}

/** Everything that is known of a file. */
function allOf({ frontMatter, body, placeAt }: MarkdownFile) {
  const { document, text, sound, doubts } = frontMatter
  const places = [...pathsIn(frontMatter.toValue()), ['missing']].map((path) => [
    path,
    placeOf(frontMatter, path),
    placeOf(frontMatter, path, true),
  ])
  const ofText = [text, frontMatter.toValue(), nodesIn(document.contents), sound, doubts, places]
  return [...ofText, document.errors, document.warnings, body, placeAt(0), placeAt(body.length)]
}

function pathsIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [
    path,
    ...below.flatMap(([key, item]) => pathsIn(item, [...path, Array.isArray(value) ? Number(key) : key])),
  ]
}

/** A node with all that yaml notes of it, as plain data. */
function nodesIn(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(nodesIn)
  if (typeof node !== 'object' || node === null) return node
  const properties = Object.entries(node).map(([name, value]) => [name, nodesIn(value)])
  return { is: node.constructor.name, ...Object.fromEntries(properties.sort()) }
}

/** How many of many files are taken; those that are read unlike by yaml. There must be none. */
function outcomes(files: readonly string[]) {
  const all = files.map(sameAsYaml)
  return {
    share: all.filter((outcome) => outcome === 'same').length / files.length,
    others: files.filter((_file, index) => all[index] === 'another'),
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(md|yaml)$/.test(path))
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(join(folder, path), 'utf8').replace('\ufeff', ''),
    }))

const content = { first: filesIn(contentOf.first), second: filesIn(contentOf.second) }
const guides = [...content.first, ...content.second]
  .filter(({ path }) => /^(posts|seo)\/(?!README).*\.md$/.test(path))
  .map(({ text }) => text)
const surroundings = { photographs: ['a.jpg'], paths: ['/'], name: '${site.name}', price: '' }
const corpus = Array.from({ length: 300 }, (_, index) => guideFile(guide(index, surroundings)))

const fields = [
  ['words', 'title: A fair look\nauthor: The "Team", \'all\' of it; Q&A [1] {2}, 50%'],
  ['words in quotes', 'a: "One: two #3, *four* & ${site.name}’s"\nb: \'5 "six"\'\nc: ""'],
  ['words of other languages', 'a: नमस्ते 🎮\nb: ₹1,099 an hour\nc: é'],
  ['numbers, dates, times, yes and no', 'a: 12\nb: 2026-01-31\nc: 18:30\nd: true\ne: false\nf: 0\ng: no'],
  ['references', 'a: ${site.name} Team\nb: "At ${site.name}"'],
  ['addresses', 'a: https://example.com/b?c=d#e\nb: /pricing#quick'],
  ['lists', 'a:\n  - one\n  - "two"\nb:\n- 3\n- four five \nc: \n   -   six'],
  ['lists on one line', 'a: [one, two three,4 , 2026-01-31]\nb: [one]'],
  ['spaces at ends', 'a:   one  \nb: "two"   \nc: [three]  \nd: four  '],
]

test.each(fields)('%s take the shortcut and are read as by yaml', (_name, text) => {
  expect(sameAsYaml(withFields(text))).toBe('same')
  expect(sameAsYaml(withFields(text.replaceAll('\n', '\r\n'), '\r\n'))).toBe('same')
})

test.each([
  ['a comment', 'a: one # two'],
  ['a line of comment', '# a\nb: one'],
  ['an empty line', 'a: one\n\nb: two'],
  ['a text of two lines', 'a: one\n  two'],
  ['a block', 'a: |\n  one'],
  ['a group', 'a:\n  b: one'],
  ['a list of groups', 'a:\n  - b: one'],
  ['a list in a list', 'a:\n  - - one'],
  ['a list that stands askew', 'a:\n  - one\n   - two'],
  ['a list without a name', '- one'],
  ['a list below a value', 'a: one\n  - two'],
  ['an empty list', 'a: []'],
  ['an empty value', 'a:\nb: one'],
  ['an empty value at the end', 'a:'],
  ['a colon in a value', 'a: one: two'],
  ['a colon at the end of a value', 'a: one:'],
  ['a name without a space', 'a:one'],
  ['a field that is written twice', 'a: 1\na: 2'],
  ['an escape', 'a: "\\u0024{site.name}"'],
  ['quotes that do not end', 'a: "one'],
  ['words behind quotes', 'a: "one" two'],
  ['curly quotes', 'a: “one”'],
  ['an anchor', 'a: &one two'],
  ['an alias', 'a: *one'],
  ['a tag', 'a: !one two'],
  ['a dash of another kind', 'a: – one'],
  ['nothing', 'a: null'],
  ['a number in another form', 'a: 007'],
  ['a number that yaml would round', 'a: 12345678901234567890'],
  ['a number with a point', 'a: 1.10'],
  ['yes in another form', 'a: True'],
  ['a tab', 'a:\tone'],
  ['a space that cannot be broken', 'a:\u00a0one'],
  ['half a line end', 'a: one\rb: two'],
  ['more fields than are read', Array.from({ length: 5001 }, (_, index) => `a${index}: b`).join('\n')],
])('%s is left to yaml', (_name, text) => {
  expect(splitPlain('a.md', withFields(text))).toBeUndefined()
})

test.each([
  ['no fields', '---\n---\nText'],
  ['a first line with more in it', '---yaml\na: one\n---\nText'],
  ['an end with more in it', '---\na: one\n--- \nText'],
  ['an end that is too long', '---\na: one\n----\nText\n---\n'],
  ['no end', '---\na: one\nText'],
  ['an empty first line', '\n---\na: one\n---\nText'],
])('a file with %s is left to gray-matter', (_name, text) => {
  expect(splitPlain('a.md', text)).toBeUndefined()
})

test.each(['', '\n', 'Text', 'Text\n---\nb: two\n---\n'])(
  'what stands below the fields may be %j',
  (below) => {
    expect(sameAsYaml(`---\na: one\n---\n${below}`)).toBe('same')
    expect(sameAsYaml(`---\r\na: one\r\n---\r\n${below}`)).toBe('same')
    expect(sameAsYaml('---\na: one\n---')).toBe('same')
  },
)

test('all guides take the shortcut and are read as by yaml', () => {
  expect(outcomes(guides)).toEqual({ share: 1, others: [] })
  expect(outcomes(corpus)).toEqual({ share: 1, others: [] })
})

test('files with a mistake in them, and data files, are read as by yaml or not at all', () => {
  const mistakes = [...fieldMistakes, ...yamlMistakes, ...valueMistakes, ...textMistakes, ...ruleMistakes]
  const changed = mistakes.flatMap(({ file, from, to }) => {
    const before = content.second.find(({ path }) => path === file)?.text.replaceAll('\r\n', '\n') ?? ''
    return typeof to === 'string' ? [from === undefined ? to : before.replace(from, () => to)] : []
  })
  const data = [...content.first, ...content.second].map(({ text }) => text)
  expect(changed.length).toBeGreaterThan(200)
  const all = [...changed, ...data]
  expect(outcomes([...all, ...all.map((text) => withFields(text))]).others).toEqual([])
})

test('guides are read as by yaml or not at all, with whatever happens to them', () => {
  const heads = [...guides, ...corpus.slice(0, 10)].map((text) =>
    text.replace(/(\n---\r?\n)[\s\S]*/, '$1Text\n'),
  )
  const onOneLine = (text: string) =>
    text.replace(
      /:(?:\r?\n {2}- .*)+/g,
      (list) =>
        `: [${list
          .split(/\r?\n {2}- /)
          .slice(1)
          .join(', ')}]`,
    )
  const files = fc.constantFrom(...heads, ...heads.map(onOneLine))
  fuzz(
    fc.tuple(files, mutations).map(([text, change]) => change(text)),
    sameAsYaml,
    { runs: 3000, leastTaken },
  )
  fuzz(
    fc.tuple(files, slips).map(([text, slip]) => slip(text)),
    sameAsYaml,
    { runs: 3000, leastTaken },
  )
})

const someOf = (separated: string) => fc.constantFrom(...separated.split('¦'))
const piece = fc.oneof(
  {
    weight: 12,
    arbitrary: someOf(
      'one¦two three¦é¦12¦2026-01-31¦true¦${a.b}¦"q"¦\'s\'¦18:30¦a, b¦[a, b]¦[a]¦Q&A¦null¦1e5¦0x1f¦Null¦12.5',
    ),
  },
  {
    weight: 2,
    arbitrary: someOf(': ¦:¦ #¦# ¦"¦\'¦\\¦\\x41¦"\\x41"¦\'it\'\'s\'¦[a, "b"]¦["a, b"]¦[¦]¦,¦ ¦  ¦\n  ¦\n- '),
  },
  {
    weight: 1,
    arbitrary: someOf(
      ':¦: ¦#¦ #¦-¦- ¦?¦? ¦,¦[¦]¦{¦}¦&¦*¦!¦|¦>¦"¦\'¦%¦@¦`¦~¦\\¦ ¦  ¦\t¦=¦.¦+¦_¦<<¦0¦9¦e¦o¦x¦\u00a0¦\u0085¦\u2028¦\ufeff¦“¦”¦‘¦’¦„¦–¦•¦₹¦🎮¦\ud83c¦\r¦\n¦\r\n¦---¦...¦.inf¦.nan¦yes',
    ),
  },
)
const words = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(''))
const name = fc.oneof(
  { weight: 9, arbitrary: someOf('a¦b¦c¦d¦e¦f1¦g¦h¦i¦j¦k¦title') },
  someOf('null¦true¦a-b¦1¦"f"¦_g¦h i¦__proto__¦constructor¦'),
)
const line = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(name, someOf(': ¦: ¦: ¦:  ¦:'), words).map((parts) => parts.join('')) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        name,
        fc.array(fc.tuple(someOf('  - ¦  - ¦- ¦  -  ¦   - ¦ -'), words), { minLength: 1, maxLength: 3 }),
      )
      .map(([name, items]) => [`${name}:`, ...items.map((item) => item.join(''))].join('\n')),
  },
  { weight: 1, arbitrary: someOf('f: g¦¦a:¦- b¦# c¦  d: e¦---¦...¦ ') },
)
const texts = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 4 }), someOf('\n¦\n¦\r\n'))
  .map(([lines, end]) => withFields(lines.join('\n').replaceAll(/\r?\n/g, end), end))

test('whatever fields are put together are read as by yaml or not at all', () => {
  fuzz(texts, sameAsYaml, { runs: 20_000, leastTaken })
})

test.each([' ', 'a', ':', '"', "'", '[', ',', '-', '#', 'a:\n', 'a: b\n', '- ', '---\n', '\n', '9', 'a '])(
  'a long text of nothing but %j is read as by yaml or not at all',
  (sign) => {
    for (const length of [300, 9_000]) {
      const long = sign.repeat(length / sign.length)
      for (const text of [long, `a: ${long}b`, `a: "${long}"`, `a: [${long}]`, `a:\n  - ${long}c`])
        expect(['declined', 'same']).toContain(sameAsYaml(withFields(text)))
    }
  },
)
