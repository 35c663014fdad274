/** The documentation names files that exist. The steps of docs/architecture.md are tested in tests/site/documentedSteps.test.ts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../cafes.ts'

const documents = [
  'README.md',
  'content/README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** The folders that the examples of the documentation add, and what stands for the name of any. */
const examples = /^templates\/careers\/|\bNAME\b/

test.each(documents)('every file of the source that %s names is there', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const named = [...text.matchAll(/\b(?:src|templates|client|tests)\/[\w./-]+\.(?:tsx?|css|mjs)\b/g)].map(
    String,
  )
  const missing = named.filter((path) => !examples.test(path) && !existsSync(join(root, path)))
  expect(missing).toEqual([])
})
