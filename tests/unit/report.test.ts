import { expect, test } from 'vitest'
import { Messages, type Problem } from '../../src/diagnostics/messages.ts'
import { report } from '../../src/diagnostics/writers/terminal.ts'

const problem = (file: string, line: number, rule = 'rule'): Problem => ({
  file,
  line,
  column: 3,
  rule,
  reason: `Wrong in ${file} on line ${line}.`,
  remedy: 'Mend it.',
})
const noLine = () => undefined

test('errors are printed before warnings, by file and line', () => {
  const messages = new Messages()
  messages.warning(problem('a.yaml', 1))
  messages.error(problem('b.yaml', 9))
  messages.error(problem('a.yaml', 7))
  messages.error(problem('b.yaml', 2))
  expect(report(messages.all, noLine).match(/^\S.*|\S+:\d+:\d+/gm)).toEqual([
    'a.yaml: 1 error',
    'a.yaml:7:3',
    'b.yaml: 2 errors',
    'b.yaml:2:3',
    'b.yaml:9:3',
    'a.yaml: 1 warning',
    'a.yaml:1:3',
    '3 errors, 1 warning',
  ])
})

test('prints the line with a mark below the column, the remedy and the corrected line', () => {
  const messages = new Messages()
  messages.error({ ...problem('a.yaml', 2), corrected: '  b: "x"' })
  expect(report(messages.all, () => '  b: x')).toBe(`a.yaml: 1 error

  a.yaml:2:3  error  Wrong in a.yaml on line 2.
    2 |   b: x
      |   ^
    → Mend it.
    The line as it should be:
  b: "x"

1 error, 0 warnings
`)
})

test('prints several corrected lines', () => {
  const messages = new Messages()
  messages.error({ ...problem('a.yaml', 2), corrected: 'b:\n  - c' })
  expect(report(messages.all, noLine)).toContain('    The lines as they should be:\nb:\n  - c\n')
})

test('thousands of messages hide no other', () => {
  const messages = new Messages()
  for (let line = 1; line <= 3000; line++) messages.error(problem(`${line % 7}.yaml`, line))
  messages.error(problem('z.yaml', 1, 'other'))
  const text = report(messages.all, noLine)
  expect(text.length).toBeLessThan(10_000)
  expect(text).toContain('Wrong in z.yaml')
  expect(text).toContain('708 errors, 0 warnings')
  expect(messages.hasErrors).toBe(true)
})

test('of each file ten errors and ten warnings are printed, and how many more there are', () => {
  const messages = new Messages()
  for (let line = 1; line <= 62; line++) messages.error(problem('a.yaml', line))
  for (let line = 1; line <= 10; line++) messages.error(problem('b.yaml', line))
  for (let line = 1; line <= 13; line++) messages.warning(problem('c.yaml', line))
  const text = report(messages.all, noLine)
  expect(
    text
      .match(/Wrong in \w/g)
      ?.join('')
      .replaceAll('Wrong in ', ''),
  ).toBe(`${'a'.repeat(10)}${'b'.repeat(10)}${'c'.repeat(10)}`)
  expect(text).toMatch(/a\.yaml:10:3 .*\n.*\n\n {2}a\.yaml {2}error {2}… and 52 more errors in this file\./)
  expect(text).toMatch(/^a\.yaml: 62 errors$/m)
  expect(text).toMatch(/ {2}c\.yaml {2}warning {2}… and 3 more warnings in this file\./)
  expect(text).toContain('72 errors, 13 warnings')
  expect(text.match(/more/g)).toHaveLength(2)
})

test('of many files a hundred errors and a hundred warnings are printed, and how many more there are', () => {
  const messages = new Messages()
  for (let index = 0; index < 6000; index++)
    messages.error(problem(`${String(index).padStart(4, '0')}.yaml`, 1))
  for (let index = 0; index < 700; index++) messages.warning(problem(`${index % 101}.yaml`, index))
  const text = report(messages.all, noLine)
  expect(text.match(/Wrong in/g)).toHaveLength(200)
  expect(text).toContain('\n\n… and 5900 more errors in 5900 other files.\n')
  expect(text).toMatch(/… and \d+ more warnings in \d+ other files\.\n/)
  expect(text).not.toContain('undefined')
  expect(text.length).toBeLessThan(30_000)
})

test('content cannot send control characters to the terminal', () => {
  const messages = new Messages()
  messages.error({ ...problem('a.yaml', 1), reason: 'a\u001b[31m\nb', corrected: '\u001b[2J' })
  const text = report(messages.all, () => 'x\u001b[31m\u202ey')
  expect(text).not.toContain('\u001b')
  expect(text).not.toContain('\u202e')
})

test('three or more places in files have a line each', () => {
  const printed = (reason: string) => {
    const messages = new Messages()
    messages.warning({ ...problem('a.yaml', 2), reason })
    return report(messages.all, noLine)
  }
  expect(
    printed('It is over: texts have it: content/faq.yaml:3, 12; content/b.md:5; content/c.md:6.'),
  ).toContain(
    'It is over: texts have it:\n      content/faq.yaml:3, 12;\n      content/b.md:5;\n      content/c.md:6.',
  )
  expect(printed('Texts have it: content/faq.yaml:3; content/b.md:5.')).toContain(
    'Texts have it: content/faq.yaml:3; content/b.md:5.',
  )
})
