/** What is printed moves nothing in a terminal, and commands nothing to the runner of GitHub. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutCommands } from '../../src/print.ts'
import { root } from '../cafes.ts'
import { commandsIn } from '../githubRunner.ts'
import { listFiles } from '../html.ts'

const onGitHub = (text: string) => withoutCommands(text, { GITHUB_ACTIONS: 'true' })

test.each([
  '::error file=README.md,line=1::INJECTED',
  '  ::add-mask::x',
  'F ##[warning file=README.md;line=1]INJECTED',
  '##[add-matcher]x',
  '###[set-output]x',
  '::stop-commands::x\n::error::y',
  'a\r::error::x',
  '#\u00ad#[error]x',
  '#\u200b#\u2060[error]x',
  ':\u00ad:error::x',
  ':\ufe0f:error::x',
  '#\u001b#[error]x',
  '#\u{e0041}#[error]x',
  ':::error::x',
  // Outside ASCII, more characters than Unicode calls ignorable are ignored where texts are compared as words.
  ':\u{13430}:error::x',
  '#\u302a#\u{1d165}[error]x',
])('%j is no command any more', (text) => {
  expect(commandsIn(text)).not.toEqual([])
  expect(commandsIn(onGitHub(text))).toEqual([])
})

test('no text of signs that commands are made of is a command', () => {
  const signs = [
    ':',
    '::',
    '#',
    '##',
    '[',
    ']',
    '::error::',
    '##[error]',
    '\u00ad',
    '\u200d',
    '\0',
    '\r',
    '\n',
    ' ',
    'a',
  ]
  const texts = fc.array(fc.constantFrom(...signs)).map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      expect(commandsIn(onGitHub(text))).toEqual([])
    }),
  )
})

test('elsewhere only control characters are changed', () => {
  const text = 'content/faq.yaml:3  error  https://[::1] ##[x] 👩\u200d🎤\n    → é'
  expect(withoutCommands(`\u001b[31m${text}\u0007`, {})).toBe(` [31m${text} `)
})

test('nothing else prints', () => {
  const files = [...listFiles(join(root, 'src')).map((file) => `src/${file}`), 'build.ts'].filter((file) =>
    /console\.\w+\(|process\.(stdout|stderr)|\{[^}]*\bstd(out|err)\b[^}]*\} = process\b/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  )
  // What keeps the program from being bundled is printed before there is one.
  expect(files).toEqual(['src/print.ts', 'src/run.mjs'])
})
