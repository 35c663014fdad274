/** The shortcut for plain files and front matter gives what yaml and gray-matter give, to the last place, or nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MarkdownFile, splitPlain, splitWithGrayMatter } from '../../src/content/frontMatter.ts'
import { parsePlainYaml, parseYaml, type YamlText } from '../../src/content/yaml/yaml.ts'
import { linesOf, placeOf } from '../../src/content/yaml/yamlNodes.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { withoutMemory } from '../../src/memo.ts'
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

/** The same of a file that is nothing but YAML. */
function fileSameAsYaml(text: string): Outcome {
  const plain = parsePlainYaml('a.yaml', text, 1)
  if (!plain) return 'declined'
  const messages = new Messages()
  const full = withoutMemory(() => parseYaml('a.yaml', text, messages))
  const isSame = JSON.stringify(allOfYaml(plain)) === JSON.stringify(allOfYaml(full))
  return isSame && messages.all.length === 0 ? 'same' : 'another'
}

/** Everything that is known of a file. */
const allOf = ({ frontMatter, body, placeAt }: MarkdownFile) => [
  allOfYaml(frontMatter),
  body,
  placeAt(0),
  placeAt(body.length),
]

function allOfYaml(yaml: YamlText) {
  const { document, text, sound, doubts } = yaml
  const places = [...pathsIn(yaml.toValue()), ['missing']].map((path) => [
    path,
    placeOf(yaml, path),
    placeOf(yaml, path, true),
    linesOf(yaml, path),
  ])
  const contents = nodesIn(document.contents)
  return [text, yaml.toValue(), contents, sound, doubts, places, document.errors, document.warnings]
}

function pathsIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [
    path,
    ...below.flatMap(([key, item]) => pathsIn(item, [...path, Array.isArray(value) ? Number(key) : key])),
  ]
}

/** What nobody asks for. */
const ofComments = ['comment', 'commentBefore', 'spaceBefore']

/** A node with all that yaml notes of it, as plain data, but for comments and where those behind it end. */
function nodesIn(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(nodesIn)
  if (typeof node !== 'object' || node === null) return node
  const properties = Object.entries(node)
    .filter(([name, value]) => value !== undefined && !ofComments.includes(name))
    .map(([name, value]) => [name, nodesIn(name === 'range' ? value.slice(0, 2) : value)])
  return { is: node.constructor.name, ...Object.fromEntries(properties.sort()) }
}

/** How many of many files are taken; those that are read unlike by yaml. There must be none. */
function outcomes(files: readonly string[], compare = sameAsYaml) {
  const all = files.map(compare)
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
const dataFiles = [...content.first, ...content.second]
  .filter(({ path }) => path.endsWith('.yaml'))
  .map(({ text }) => text)
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
  [
    'comments and empty lines',
    '# one\n\na: two\n# three\n\nb:\n\n  # four\n  - five\n# six\n  - seven\n\n# eight',
  ],
  ['groups', 'a:\n  b: one\n  c:\n      d: two\n  e: three\nf:\n 240hz: 4\n k-l: five'],
  [
    'lists of groups',
    'a:\n  - b: one\n    c: two\n  - b: three\n    d:\n    - e: 4\n    - five\nf:\n-   g: six\n    h: 7',
  ],
  [
    'blocks of lines',
    'a: |\n  one\n  # two\n\n  three\n\n\nb: |-\n    four: five\n    - six\n\n# seven\nc: |\n  eight',
  ],
  ['folded lines', 'a: >-\n  one\n  two\n\n\n  three\nb:\n  - c: >\n      four\n      five\n\n    d: six\n'],
  ['quotes in quotes', 'a: "\\"one\\" two"'],
  ['numbers with a point', 'a: 18.5989\nb: 0.5'],
]

test.each(fields)('%s take the shortcut and are read as by yaml', (_name, text) => {
  const inFrontMatter = /^(#|$)/m.test(text) ? 'declined' : 'same'
  expect(sameAsYaml(withFields(text))).toBe(inFrontMatter)
  expect(sameAsYaml(withFields(text.replaceAll('\n', '\r\n'), '\r\n'))).toBe(inFrontMatter)
  for (const end of ['', '\n', '\n\n', '\n# end', '\n\n# end\n'])
    for (const lineEnd of ['\n', '\r\n'])
      expect(fileSameAsYaml((text + end).replaceAll('\n', lineEnd))).toBe('same')
})

test.each([
  ['a comment', 'a: one # two'],
  ['a text of two lines', 'a: one\n  two'],
  ['a list in a list', 'a:\n  - - one'],
  ['a list that stands askew', 'a:\n  - one\n   - two'],
  ['a list without a name', '- one'],
  ['a group that stands askew', 'a:\n  b: one\n   c: two'],
  ['a field that stands too far left', 'a:\n    b: one\n  c: two'],
  ['an entry that stands too far right', 'a:\n  - b: one\n    c: two\n     - d: three'],
  ['fields in the place of a list', 'a:\n- b: one\nc: two\n  d: three'],
  ['a mark of a list alone', 'a:\n  -\n    b: one'],
  ['a group that is not nested below its name', 'a:\nb:\nc: one'],
  ['a comment further to the right than what it belongs to', 'a: one\n  # two\nb: three'],
  ['a block with a line further to the right', 'a: |\n  one\n   two'],
  ['a block that begins with an empty line', 'a: |\n\n  one'],
  ['a block with a space at the end of a line', 'a: |\n  one \n  two'],
  ['a block that keeps its end', 'a: |+\n  one\n\n'],
  ['a block with a column', 'a: |2\n  one'],
  ['a block without lines', 'a: |\nb: one'],
  ['a block in a list', 'a:\n  - |\n    one'],
  ['a block that is not nested', 'a:\n  b: |\n  one'],
  ['deep nesting', `${Array.from({ length: 16 }, (_, index) => `${' '.repeat(index)}a:`).join('\n')} b`],
  ['a directive', '%YAML 1.2\n---\na: one'],
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
  expect(parsePlainYaml('a.yaml', text, 1)).toBeUndefined()
})

test.each(['a: one\n---\nb: two', '---\na: one', 'a: one\n...\n', '# none', '', '\n'])(
  'a file with %j is left to yaml',
  (text) => {
    expect(parsePlainYaml('a.yaml', text, 1)).toBeUndefined()
  },
)

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
  expect(changed.length).toBeGreaterThan(200)
  const all = [...changed, ...dataFiles]
  expect(outcomes([...all, ...all.map((text) => withFields(text))]).others).toEqual([])
  expect(outcomes(all, fileSameAsYaml).others).toEqual([])
})

test('nearly all files of data take the shortcut', () => {
  expect(outcomes(dataFiles, fileSameAsYaml).share).toBeGreaterThan(0.9)
})

test('files of data are read as by yaml or not at all, with whatever happens to them', () => {
  const files = fc.constantFrom(...dataFiles)
  for (const changes of [mutations, slips])
    fuzz(
      fc.tuple(files, changes).map(([text, change]) => change(text)),
      fileSameAsYaml,
      { runs: 1500, leastTaken },
    )
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
/** Fields below fields, between comments, now and then some spaces off. */
const nested = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 6, arbitrary: someOf('a: one¦b: 2¦c: "three"¦d: [four]¦e: five # six¦f: seven: eight') },
        { weight: 6, arbitrary: someOf('g:¦h:¦- i: one¦- j: two¦- k:¦-   l: three¦- ¦-¦- - four¦- five') },
        { weight: 3, arbitrary: someOf('m: |¦n: >-¦o: |-¦p: >¦- q: |¦r: |2¦s: >+¦- >-') },
        { weight: 3, arbitrary: someOf('¦# one¦words¦two words  ¦#¦- words') },
        { weight: 1, arbitrary: line },
      ),
      someOf('0¦0¦0¦0¦0¦0¦0¦0¦0¦-2¦-2¦-4¦2¦1¦-1'),
    ),
    { minLength: 2, maxLength: 9 },
  )
  .map((lines) => {
    let column = 0
    return lines
      .map(([text, change], index) => {
        column = Math.max(0, index === 0 ? 0 : column + Number(change))
        const here = ' '.repeat(column) + text
        if (/:( [|>]-?)?$/.test(text)) column += text.startsWith('- ') ? 4 : 2
        else if (text.startsWith('- ')) column += 2
        return here
      })
      .join('\n')
  })

test('however fields are nested, they are read as by yaml or not at all', () => {
  fuzz(
    fc.tuple(nested, someOf('\n¦\n¦\r\n')).map(([text, end]) => text.replaceAll(/\r?\n/g, end)),
    fileSameAsYaml,
    { runs: 20_000, leastTaken: 0.03 },
  )
})

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
