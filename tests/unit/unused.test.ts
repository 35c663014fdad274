/** What a deleted subject would leave behind: styles of classes that nothing has, fields that nothing shows, names of its files in messages. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { allCollections } from '../../src/content/collections.ts'
import { type Field, fieldsOf } from '../../src/editor/fieldTree.ts'
import { collections } from '../../templates/collections.ts'
import { root } from '../cafes.ts'
import { listFiles } from '../html.ts'

/** The text of all files whose names match, by path. */
const read = (folders: readonly string[], names: RegExp) =>
  folders
    .flatMap((folder) => listFiles(join(root, folder)).map((path) => `${folder}/${path}`))
    .filter((path) => names.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const code = read(['templates', 'client', 'src'], /\.tsx?$/)
/** Without the rules about texts, whose patterns have words such as “gallery”. */
const markup = code.filter(({ path }) => !/^src\/proofread\/(?:markdown|pasted)\//.test(path))

/** Class names that code makes of values, such as `tier-2`. */
const made = /^(at|for|from|hours|characters|letters|tier|align|c|x|y)-/

test('every class that a style selects is set in a template or a script', () => {
  const words = new Set(markup.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []))
  /** The beginnings of names such as `marker--${kind}`. */
  const stems = new Set(markup.flatMap(({ text }) => text.match(/[\w-]+--(?=\$\{)/g) ?? []))
  const unused = read(['templates'], /\.css$/).flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !words.has(name) && !made.test(name) && !stems.has(name.replace(/--.*/, '--')))
      .map((name) => `${path}: .${name}`),
  )
  expect([...new Set(unused)]).toEqual([])
})

const namesIn = (field: Field): string[] => [
  field.name,
  ...(field.type === 'group' ? field.fields.flatMap(namesIn) : []),
  ...(field.type === 'list' ? namesIn(field.item) : []),
  ...(field.type === 'keyed' ? namesIn(field.value) : []),
  ...(field.type === 'variants' ? field.variants.flatMap(({ fields }) => fields.flatMap(namesIn)) : []),
]

/** It must be true: the rating is a sample that nothing shows. */
const onlyChecked = ['sample']

test('every field of the content is read somewhere besides its schema', () => {
  const isSchema = /schema\.ts$|Schema\.ts$|\/schema\/|Fields\.ts$|^templates\/words\.ts$/
  const words = new Set(
    code.filter(({ path }) => !isSchema.test(path)).flatMap(({ text }) => text.match(/\w+/g) ?? []),
  )
  const unused = allCollections(collections).flatMap(({ path, schema }) =>
    fieldsOf(schema)
      .flatMap(namesIn)
      .filter((name) => !words.has(name) && !onlyChecked.includes(name))
      .map((name) => `${path}: ${name}`),
  )
  expect([...new Set(unused)]).toEqual([])
})

test.each(['content', 'tests/fixtures/second-cafe'])(
  'every figure of facts.yaml in %s is referred to',
  (folder) => {
    const texts = read([folder], /\.(?:md|yaml)$/)
    const facts = texts.find(({ path }) => path.endsWith('/facts.yaml'))?.text ?? ''
    const ids = [...facts.matchAll(/\bid: ([\w-]+)/g)].map(([, id = '']) => id)
    const used = new Set(texts.flatMap(({ text }) => text.match(/\bfacts\.[\w-]+/g) ?? []))
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.filter((id) => !used.has(`facts.${id}`))).toEqual([])
  },
)

test('every file that a message names is one of the content', () => {
  const names = new Set(allCollections(collections).map(({ path }) => basename(path)))
  const unknown = code.flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\*.*?\*\/|^ *\/\/.*$/gms, '').matchAll(/[\w-]+\.yaml/g)]
      .filter(([name]) => !names.has(name))
      .map(([name]) => `${path}: ${name}`),
  )
  expect(unknown).toEqual([])
})
