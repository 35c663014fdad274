import { expect, test } from 'vitest'
import { Messages } from '../../src/diagnostics/messages.ts'
import { placeOf } from '../../src/diagnostics/positions.ts'
import { parseYaml } from '../../src/yaml/parse.ts'
import { required } from '../cafes.ts'

function problemsOf(text: string) {
  const messages = new Messages()
  const yaml = parseYaml('a.yaml', text, messages)
  return { messages: messages.all, yaml, value: yaml?.toValue() }
}

test.each([
  ['a comment that swallows words', 'title: Rated #1 in town', 'yaml-comment'],
  ['an anchor', 'title: &cafe night', 'yaml-sign'],
  ['an alias', 'title: *VIP', 'yaml-sign'],
  ['a tag', 'title: !sale now', 'yaml-sign'],
  ['a colon inside a value', 'title: Cup: final', 'yaml-colon-in-value'],
  ['words after a quote', 'title: "PS5" night', 'yaml-quote'],
  ['a value that begins with @', 'title: @gamers', 'yaml-sign'],
  ['a tab', 'a:\n\tb: 1', 'yaml-tab'],
  ['a field twice', 'a: 1\na: 2', 'yaml-duplicate-key'],
  ['no space after the colon', 'title:x', 'yaml-colon'],
  ['an empty file', '', 'yaml-no-fields'],
])('%s is an error with a remedy', (_name, text, rule) => {
  const { messages } = problemsOf(text)
  expect(messages.map((message) => message.ruleId)).toContain(rule)
  for (const message of messages) expect(message.note).toBeTruthy()
})

test.each([
  ['a comment with a space', 'price: 100 # rupees'],
  ['a reference', 'price: ${packages.a.price}'],
  ['a time, a date, yes and no', 'a: 18:30\nb: 2026-01-31\nc: yes\nd: no'],
  ['an ampersand inside', 'a: Baner & Aundh'],
  ['Windows line ends', 'a: 1\r\nb: two\r\n'],
  ['Devanagari and emoji', 'a: नमस्ते 🎮'],
  ['a quoted field', '"a": 1'],
])('%s is fine', (_name, text) => {
  expect(problemsOf(text).messages).toEqual([])
})

test('numbers and texts stay what they are', () => {
  expect(problemsOf('a: 18:30\nb: no\nc: 1099\nd: "1099"').value).toEqual({
    a: '18:30',
    b: 'no',
    c: 1099,
    d: '1099',
  })
})

test('a path leads to line and column; a missing field to its group', () => {
  const yaml = required(problemsOf('a:\n  - id: x\n    price: 5\n  - id: y\n').yaml)
  expect(placeOf(yaml, ['a', 0, 'price'])).toEqual({ line: 3, column: 12 })
  expect(placeOf(yaml, ['a', 0, 'price'], true)).toEqual({ line: 3, column: 5 })
  expect(placeOf(yaml, ['a', 1, 'price'])).toEqual({ line: 4, column: 5 })
})
