/** The grammar of lines and the YAML parser read the same: what both accept has the same structure, and no word is lost. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitFrontMatter } from '../../src/content/frontMatter.ts'
import { readText } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import type { Path } from '../../src/diagnostics/positions.ts'
import { limits } from '../../src/limits.ts'
import { parseYaml, type YamlText } from '../../src/yaml/parse.ts'
import { mutatedContent, mutationSeed } from '../mutations.ts'

const runs = (usual: number) => ({
  seed: mutationSeed,
  numRuns: usual * Number(process.env.MUTATION_RUNS ?? 1),
})

/** A text as its lines say, each value as it is written. */
type Written = string | Written[] | Map<string, Written>

/** A hyphen, a field or a text, at its column. */
interface Token {
  column: number
  isHyphen: boolean
  name: string | undefined
  value: string
}

/** Only a space after its sign, and no figure, makes a comment. */
const withoutComment = (value: string) =>
  /^["'[{]/.test(value)
    ? value.replace(/(?<=["'\]}])\s+#[^"'\]}]*$/, '')
    : value.replace(/(^|\s)#(?:#.*|\s+\D.*)?$/, '').trim()

/** The tokens of all lines. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const lines = text.split('\n').map((line) => line.trimEnd())
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [before = '', spaces = '', hyphen] = /^( *)(-(?: +|$))?/.exec(line) ?? []
    const rest = line.slice(before.length)
    if (line === '' || line.trimStart().startsWith('#')) continue
    if (hyphen) tokens.push({ column: spaces.length, isHyphen: true, name: undefined, value: '' })
    if (rest === '') continue
    const [field = '', ...names] = /^(?:"([^"]*)"|'([^']*)'|([^"'[{].*?)) *:(?=\s|$)/.exec(rest) ?? []
    const name = names.find((one) => one !== undefined)
    let value = rest.slice(field.length).trim()
    if (/^[|>]\d?[+-]?$/.test(value)) {
      const column = name === undefined ? spaces.length : before.length
      const isBelow = (next: string) => next === '' || next.search(/[^ ]/) > column
      while (lines[0] !== undefined && isBelow(lines[0])) value += `\n${lines.shift()?.trim()}`
      value = value.trim()
    } else value = withoutComment(value)
    tokens.push({ column: before.length, isHyphen: false, name, value })
  }
  return tokens
}

/** Reads tokens by their columns alone, and takes them from the list. It refuses nothing. */
function readTokens(tokens: Token[], column: number): Written {
  const [first] = tokens
  const isNext = (isHyphen: boolean) => tokens[0]?.column === column && tokens[0].isHyphen === isHyphen
  const below = (least: number) =>
    tokens[0] && tokens[0].column >= least ? readTokens(tokens, tokens[0].column) : ''
  if (first?.isHyphen) {
    const list: Written[] = []
    while (isNext(true)) {
      tokens.shift()
      list.push(below(column + 1))
    }
    return list
  }
  if (first?.name === undefined) return tokens.shift()?.value ?? ''
  const group = new Map<string, Written>()
  while (isNext(false)) {
    const { name = '', value = '' } = tokens.shift() ?? {}
    group.set(name, value || below(tokens[0]?.isHyphen ? column : column + 1))
  }
  return group
}

const readByColumns = (text: string): Written => {
  const tokens = tokensOf(text)
  const written = readTokens(tokens, 0)
  expect(tokens, 'lines that belong to nothing').toEqual([])
  return written
}

/** The first place where the parser has read something else than the lines say, with both. */
function findDifference(yaml: YamlText, written: Written, value: unknown, path: Path = []) {
  const differs = (read: unknown, said: unknown) =>
    read === said ? undefined : { path, read, said, text: yaml.text }
  if (typeof written === 'string') {
    const { from = 0, to = 0 } = yaml.find(path)?.value ?? {}
    const lines = yaml.text.slice(from, to).split('\n')
    const trimmed = lines.map((line) => line.trim()).join('\n')
    return differs(trimmed.trim(), written)
  }
  const isList = Array.isArray(written)
  const [names, found] = isList
    ? [written.length, Array.isArray(value) && value.length]
    : [String([...written.keys()].sort()), String(Object.keys(Object(value)).sort())]
  let difference = differs(found, names)
  for (const [name, item] of written.entries())
    difference ??= findDifference(yaml, item, Object(value)[name], [...path, name])
  return difference
}

/** Expects that a text is refused with messages, or read as its lines say. @returns whether it is read */
function expectRead(yaml: YamlText | undefined, messages: Messages): boolean {
  expect(yaml === undefined, 'a text is either refused with messages or read').toBe(messages.hasErrors)
  if (yaml) expect(findDifference(yaml, readByColumns(yaml.text), yaml.toValue())).toBeUndefined()
  return yaml !== undefined
}

test('a changed file of a café is refused, or read as it is written', () => {
  let read = 0
  fc.assert(
    fc.property(mutatedContent, ({ path, sourceOf }) => {
      const text = readText(sourceOf(), path, new Messages())
      if (text === undefined) return
      const messages = new Messages()
      const yaml = path.endsWith('.yaml')
        ? parseYaml(path, text, messages)
        : splitFrontMatter(path, text, messages)?.frontMatter
      if (expectRead(yaml, messages)) read++
    }),
    runs(600),
  )
  expect(read).toBeGreaterThan(100)
})

test('lines of any kind are refused, or read as they are written', () => {
  const values = [
    ...[
      '',
      'x',
      '12',
      'a b',
      'a: b',
      'a:b',
      'x #y',
      'x # y',
      '#z',
      '# z',
      '"q"',
      "'q'",
      '"q',
      '"q" r',
      "'q' # r",
    ],
    ...[
      '[a, b]',
      '[a',
      '{a: b}',
      '{a}',
      '[a: b, "c"]',
      '[a] b',
      '|',
      '>-',
      '|2-',
      '| x',
      '> x',
      '-',
      '- x',
      '?',
      '? x',
    ],
    ...[
      '&a',
      '*a',
      '!a',
      '%a',
      '@a',
      '`a`',
      ',a',
      'a\\',
      ':',
      ': a',
      '::',
      '~',
      '---',
      '“q”',
      '${a.b}',
      '{{a}}',
    ],
  ]
  const line = fc
    .tuple(
      fc.constantFrom('', '', '', '  ', '  ', '    ', ' ', '   ', '\t'),
      fc.constantFrom('', '', '', '- ', '- ', '-', '-   ', '– '),
      fc.constantFrom('', 'a: ', 'b: ', 'c: ', 'd:', 'e : ', '"f": ', "'g': ", 'h i: ', 'k#l: ', 'm', 'n = '),
      fc.constantFrom(...values),
    )
    .map((parts) => parts.join(''))
  let read = 0
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
      const messages = new Messages()
      if (expectRead(parseYaml('a.yaml', lines.join('\n'), messages), messages)) read++
    }),
    runs(6000),
  )
  expect(read).toBeGreaterThan(50)
})

test.each([
  ['colons in values', 'x%: a: b: c: d', 1000],
  ['open quotes', 'x%: "b', 1000],
  ['entries without a place', 'x%: a\n  - id: x', 2500],
  ['a field that begins in two ways', 'id: a\n   id: x', 2500],
  ['signs for hyphens', '–– x', 5000],
])('thousands of %s are refused with no more messages than a file may have', (_what, line, count) => {
  const text = Array.from({ length: count }, (_, index) => line.replace('%', String(index))).join('\n')
  const messages = new Messages()
  expect(parseYaml('a.yaml', text, messages)).toBeUndefined()
  expect(messages.all.length).toBeGreaterThan(0)
  expect(messages.all.length).toBeLessThanOrEqual(limits.messages + 1)
})

describe('what is written right is accepted', () => {
  type Value = string | number | Value[] | { [name: string]: Value }

  const name = fc.constantFrom('id', 'name', 'perHour', '240hz', 'a-b', 'first name', 'x')
  const words = fc.constantFrom(
    'Cash',
    '#1 café',
    'a: b',
    '“q”',
    '- x',
    'it’s "on"',
    'one\ntwo\n\n- three',
    '7 pm',
    '',
  )
  const { group } = fc.letrec<{ value: Value; group: { [name: string]: Value } }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      words,
      fc.integer(),
      fc.array(
        tie('value').filter((value) => !Array.isArray(value)),
        { maxLength: 3 },
      ),
      tie('group'),
    ),
    group: fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  }))

  /** Writes a value behind a name or a hyphen, in a style of its own each time. */
  const write = (value: Value, column: number, random: () => number): string => {
    const more = ' '.repeat(column + 1 + Math.floor(random() * 3))
    const comment = random() < 0.2 ? '\n# A comment: "of [its own' : ''
    if (typeof value === 'number') return ` ${value}${random() < 0.2 ? ' # a number' : ''}`
    if (typeof value === 'string') {
      if (value.includes('\n')) return ` |-\n${value.replaceAll(/^(?=.)/gm, more)}`
      if (/^[A-Z7][\w ]+$/.test(value) && random() < 0.6) return `  ${value}`
      return random() < 0.5 ? ` ${JSON.stringify(value)}` : ` '${value.replaceAll("'", "''")}'`
    }
    if (Array.isArray(value)) {
      if (value.length === 0) return ' []'
      const spaces = random() < 0.3 ? ' '.repeat(column) : more
      return `${comment}\n${value.map((item) => `${spaces}-${writeItem(item, spaces.length, random)}`).join('\n')}`
    }
    return `${comment}\n${writeGroup(value, more, random)}`
  }
  const writeGroup = (value: { [name: string]: Value }, spaces: string, random: () => number): string =>
    Object.entries(value)
      .map(([name, field]) => `${spaces}${name}:${write(field, spaces.length, random)}`)
      .join(random() < 0.2 ? '\n\n' : '\n')
  const writeItem = (value: Value, column: number, random: () => number): string =>
    typeof value === 'object' && !Array.isArray(value)
      ? ` ${writeGroup(value, ' '.repeat(column + 2), random).trimStart()}`
      : write(value, column, random)

  test('values in any style', () => {
    fc.assert(
      fc.property(group, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (value, stream) => {
        const messages = new Messages()
        const text = writeGroup(value, '', () => stream.next().value)
        const yaml = parseYaml('a.yaml', text, messages)
        expect(messages.all, text).toEqual([])
        expect(yaml?.toValue()).toEqual(value)
      }),
      runs(700),
    )
  })
})
