/**
 * What is too large is looked at by nothing but its limit: one message says the limit and what to do, and no other follows.
 * That expressions take linear time within the limits is checked by tests/tools/expressions.ts.
 */
import { describe, expect, test } from 'vitest'
import { unlessTooDeep } from '../../src/limits.ts'
import { loadWith } from '../brokenContent.ts'
import { guideFile } from '../mistakes/mistake.ts'

const lines = (sign: string, indent = '  ') => `${indent}${sign.repeat(4800 / sign.length)}\n`.repeat(50)

/** The messages after a change of one file. */
function messagesFor(file: string, from: string | RegExp, to: string) {
  const { messages } = loadWith([{ file, from, to }])
  return messages.all.map(({ file, ruleId, reason, note }) => `${file} ${ruleId}: ${reason} ${note}`)
}

describe('a value of 240 KB', () => {
  const name = /^name: .*\n/m
  test.each([
    ['below >-', 'site.yaml', name, `name: >-\n${lines('[')}`, 'name'],
    ['below |', 'site.yaml', name, `name: |\n${lines('<')}`, 'name'],
    ['of hyphens for an id', 'faq.yaml', 'id: own-pad', `id: >-\n${lines('a-', '      ')}`, 'id'],
    [
      'for a link',
      'pages/contact.yaml',
      'href: /pricing',
      `href: >-\n${lines('https://h', '        ')}`,
      'href',
    ],
    ['for an icon', 'packages.yaml', /icon: .*/, `icon: >-\n${lines('trophy', '          ')}`, 'icon'],
    ['for a time', 'site.yaml', /start: .*/, `start: >-\n${lines('9 ', '    ')}`, 'start'],
    ['of text with Markdown', 'faq.yaml', /answer: .*/, `answer: >-\n${lines('[a](', '      ')}`, 'answer'],
  ])('%s', (_where, file, from, to, field) => {
    expect(messagesFor(file, from, to)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/${file} yaml-long-text: “${field}” has \\d{6} characters; more than 5000 are not read`,
        ),
      ),
    ])
  })

  test.each([
    ['in quotes', `name: "\n${lines('`')}  "\n`],
    ['without quotes', `name: a\n${lines('a*')}`],
  ])('%s, on lines that belong to no value', (_where, to) => {
    expect(messagesFor('site.yaml', name, to)).toEqual([
      expect.stringMatching(/^content\/site.yaml yaml-.* “name” goes on below its line/),
    ])
  })

  test('in the title of a guide', () => {
    expect(messagesFor(guideFile, /^title: .*/m, `title: >-\n${lines('[')}`)).toEqual([
      expect.stringMatching(/yaml-long-text: “title” has 240049 characters; more than 5000 .* Split it/),
    ])
  })

  test('as the name of a field', () => {
    const [message = '', ...others] = messagesFor('faq.yaml', 'items:', `? >-\n${lines('x')}: 1\nitems:`)
    expect(message).toMatch(/^content\/faq.yaml yaml-/)
    expect(others).toEqual([])
  })

  test('on one line', () => {
    for (const sign of ['[', '\t', '"', '#', '- ', '{', '\\u0041'])
      expect(
        messagesFor('faq.yaml', 'items:', `x: ${sign.repeat(240_000 / sign.length)}\nitems:`),
        sign,
      ).toEqual([expect.stringMatching(/^content\/faq.yaml long-line: .* more than 5000 are not read/)])
  })
})

test.each([
  ['in front matter', guideFile, /^---\n/, `---\n${'\n'.repeat(250_000)}`],
  ['in front matter, with Windows line ends', guideFile, /^---\n/, `---\n${'\r\n'.repeat(100_000)}`],
  ['of data', 'faq.yaml', 'items:', `${'a\rb\n'.repeat(62_500)}items:`],
])('thousands of lines %s get one message', (_where, file, from, to) => {
  expect(messagesFor(file, from, to)).toEqual([
    expect.stringMatching(/too-many-lines: .*; more than 5000 are/),
  ])
})

test.each([301, 4900])('%i lines of fields of a guide get one message', (lines) => {
  expect(messagesFor(guideFile, /^---\n/, `---\n${'\n'.repeat(lines)}`)).toEqual([
    expect.stringMatching(/front-matter: There are \d+ lines up to .*; more than 300 are not read/),
  ])
})

test('a file gets at most a hundred errors, and one message that says so', () => {
  const { messages } = loadWith([
    { file: guideFile, from: /\n## /, to: `\n${'a\\_b <b>\n\n'.repeat(150)}## ` },
  ])
  expect(messages.all).toHaveLength(101)
  expect(messages.all.at(-1)?.reason).toMatch(/^This file has more than 100 errors;/)
})

test('lists of lists on one line are refused before they are parsed', () => {
  for (const sign of ['? ', '- ', '? - '])
    expect(messagesFor('faq.yaml', 'items:', `${`${sign.repeat(1150)}\n`.repeat(50)}items:`), sign).toEqual([
      expect.stringMatching(/yaml-depth/),
    ])
})

test('a text of a guide beyond the limit gets no other message', () => {
  const body = '## Not a [link](http://x.y/) of Rs 100 on 31 February 2026, ${no.reference}\n\n'
  expect(messagesFor(guideFile, /\n## /, `\n${body.repeat(700)}## `)).toEqual([
    expect.stringMatching(/^content\/posts\/.* text-too-long: .*; more than 40000 are not read\. Split it/),
  ])
})

describe('texts nested deeper than the call stack allows', () => {
  test.each([
    ['hyphens on two lines', `items: ${`\n${'- '.repeat(2400)}#x`.repeat(2)}`],
    ['hyphens on many lines', `items: ${`\n${'- '.repeat(240)}#x`.repeat(20)}`],
    ['question marks', `items:\n${'? '.repeat(2400)}x\n${'? '.repeat(2400)}y`],
    ['brackets over lines', `items: ${`${'['.repeat(2000)}\n  `.repeat(2)}`],
    ['braces over lines', `items: ${`${'{a: '.repeat(1000)}\n  `.repeat(2)}`],
    [
      'further and further to the right',
      Array.from({ length: 90 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    ],
  ])('%s', (_name, text) => {
    for (const [file, whole] of [
      ['faq.yaml', text],
      [guideFile, `---\n${text}\n---\n\nText.\n`],
    ] as const) {
      const { messages } = loadWith([{ file, to: whole }])
      const fatal = messages.all.filter(({ fatal }) => fatal)
      expect([...new Set(fatal.map(({ file }) => file))]).toEqual([`content/${file}`])
      expect(fatal[0]?.reason).not.toMatch(/RangeError|call stack/)
    }
  })

  test('are recognized by the error of any parser; other errors are not', () => {
    const deep = (): string => `[${deep()}]`
    expect(unlessTooDeep(deep, () => 'too deep')).toBe('too deep')
    expect(() =>
      unlessTooDeep(
        () => JSON.parse('['),
        () => '',
      ),
    ).toThrow(SyntaxError)
  })
})

test.each([
  ['entries of a list', `items:\n${'  - [x, x, x]\n'.repeat(301)}`, 301],
  ['entries on a line', `items: [${'x,'.repeat(2000)}x]\n`, 2001],
  [
    'names without values',
    `items: {${Array.from({ length: 302 }, (_, index) => `a${index}`).join(', ')}}\n`,
    302,
  ],
])('a list of too many %s is not read', (_what, text, count) => {
  const { messages } = loadWith([{ file: 'faq.yaml', to: text }])
  expect(messages.all.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(new RegExp(`^“items” has ${count} (entries|fields); more than 300 are not read`)),
  ])
})

test('a file of too many fields is not read', () => {
  const fields = Array.from({ length: 301 }, (_, index) => `k${index}: x\n`).join('')
  expect(messagesFor('faq.yaml', /[\s\S]+/, fields)).toEqual([
    expect.stringMatching(/This file has 301 fields; more than 300 are not read/),
  ])
})

test('a table of more than 20 columns is not read', () => {
  const row = (cell: string) => `|${cell.repeat(21)}\n`
  expect(messagesFor(guideFile, /\n## /, `\n${row(' a |')}${row(' --- |')}${row(' 1 |')}\n## `)).toEqual([
    expect.stringMatching(/text-too-long: This text has 21 or more columns in a table; more than 20/),
  ])
})

test.each([
  ['in a circle', (index: number) => (index + 1) % 12],
  ['one after the other', (index: number) => index + 1],
])('facts that refer to many others %s are printed once each', (_how, next) => {
  const facts = Array.from({ length: 12 }, (_, index) => {
    const references = Array.from({ length: 7 }, (_, by) => `\${facts.f${next(index + by)}}`).join('')
    return `  - id: f${index}\n    kind: text\n    value: ${references}\n    label: l${index}\n`
  })
  const { messages } = loadWith([{ file: 'facts.yaml', from: 'facts:\n', to: `facts:\n${facts.join('')}` }])
  expect(messages.hasErrors).toBe(true)
})

test.each([
  ['entries of lists', `items:\n${`  - [${'x, '.repeat(99)}x]\n`.repeat(100)}`],
  ['empty lists', `items:\n${`  - [${'[], '.repeat(99)}[]]\n`.repeat(100)}`],
])('a file of too many %s is not read', (_what, text) => {
  const { messages } = loadWith([{ file: 'faq.yaml', to: text }])
  expect(messages.all.map(({ reason }) => reason)).toEqual([
    'This file has more than 5000 fields and entries, and is not read.',
  ])
})
