/** The documentation names files and code that exist. The steps of docs/architecture.md are tested in tests/site/documentedSteps.test.ts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../cafes.ts'
import { listFiles } from '../html.ts'

const documents = [
  'README.md',
  'content/README.md',
  'docs/look/README.md',
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

const sourceFiles = ['src', 'templates', 'client', 'tests']
  .flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
  .concat('build.ts')
  .filter((file) => /\.(?:tsx?|css|mjs)$/.test(file))

/** Names that are not of this project, and the fields that the examples of docs/architecture.md add. */
const otherNames = ['includeSubDomains', 'peerDependency', 'optionalDependency']
const addedFields = ['popularWith', 'popularWithLabel', 'videoLabel']

const code = sourceFiles
  .filter((file) => file !== 'tests/unit/docs.test.ts')
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
const knownNames = new Set([...(code.match(/\w+/g) ?? []), ...otherNames, ...addedFields])

/** What stands between backticks, without blocks of code. */
const codeSpans = (text: string) =>
  [...text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)

test.each(documents)(
  'every file and every name of the code that %s has in backticks is there',
  (document) => {
    const spans = codeSpans(readFileSync(join(root, document), 'utf8'))
    const files = spans.filter((span) => /^[\w./-]+\.(?:tsx?|css|mjs)$/.test(span) && !examples.test(span))
    // A name of two words is that of a function, a component, a type or a field.
    const names = spans.filter((span) => /^[a-zA-Z][a-z]+[A-Z]\w*$/.test(span))
    const missing = [
      ...files.filter((file) => !`/${sourceFiles.join('\n/')}\n`.includes(`/${file}\n`)),
      ...names.filter((name) => !knownNames.has(name)),
    ]
    expect(missing).toEqual([])
  },
)
