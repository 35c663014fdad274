/** The source code uses the words of the field (docs/architecture.md), and no riddles. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../cafes.ts'
import { listFiles } from '../html.ts'

/** What is not used, and what to write instead. */
const replacements: [words: RegExp, instead: string][] = [
  [/\bkeeping\b|\b(open|save|read)Kept\b|\bmemo\b|\brecalling\b/gi, 'cache'],
  [/\bstands? in\b|\blies? in\b/gi, 'is in'],
  [/\bof which\b/gi, 'whose, or two sentences'],
  [/\bnobody\b|\bwhoever\b/gi, 'a concrete subject'],
]

const files = ['src', 'templates', 'client']
  .flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
  .concat('build.ts')
  .filter((file) => /\.(tsx?|mjs)$/.test(file))

test('the source code is written in the words of the field', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        replacements.flatMap(([words, instead]) =>
          [...line.matchAll(words)].map(([word]) => `${file}:${index + 1} “${word}”; write: ${instead}`),
        ),
      ),
  )
  expect(found).toEqual([])
})

/** Words that test names avoid. */
const inTestNames = /\b(told|tells|nobody|whoever)\b|\bof which\b|\b(stands?|lies?) in\b/gi

test('test names are written in the words of the field', () => {
  const names = listFiles(join(root, 'tests'))
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, 'tests', file), 'utf8').matchAll(
          /^ *(?:test|describe)\S*\(\s*(['`])(.*?)\1/gm,
        ),
      ].map(([, , name = '']) => `${file}: ${name}`),
    )
  expect(names.length).toBeGreaterThan(400)
  expect(names.filter((name) => name.search(inTestNames) !== -1)).toEqual([])
})
