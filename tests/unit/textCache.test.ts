/** Rendered texts and parsed files in the cache. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { cacheTextsIn, forgetCachedFiles } from '../../src/cache.ts'
import type { MarkdownOptions } from '../../src/markdown/options.ts'
import { renderMarkdown } from '../../src/markdown/render.ts'
import { parseOnce, yamlText } from '../../src/yaml/parse.ts'
import { temporaryFolder } from '../cafes.ts'

const options: MarkdownOptions = { inPage: true, tableLabel: 'Table', mayHaveFigures: true }
const text = `## One & two

Words, [a link](/faq) and 8–10 PM.

![Six seats in a row](row.jpg "The row")

[![How to sit](row.jpg)](https://youtu.be/abcdefghijk)

##Three
`

let folder: string
beforeEach(async () => {
  const texts = await temporaryFolder()
  folder = join(texts, 'markdown')
  cacheTextsIn(texts)
})

/** Renders the text as in a new process. */
function render(source = text, how = options) {
  forgetCachedFiles()
  return renderMarkdown(source, how)
}
const filesOf = () => readdirSync(folder).map((name) => join(folder, name))

test('a cached text is what was rendered: HTML, figures, headings, problems', () => {
  const made = render()
  expect(made.figures.map(({ image }) => image)).toEqual(['row.jpg', 'row.jpg'])
  expect(made.headings.map(({ id }) => id)).toEqual(['h-one--two'])
  expect(made.problems.map(({ rule }) => rule)).toEqual(['heading-space'])
  expect(filesOf()).toHaveLength(1)
  expect(render()).toEqual(made)
})

test('another text and other options have results of their own', () => {
  render()
  render(`${text}\nMore.`)
  render(text, { ...options, demote: 1 })
  render(text, { inPage: false })
  expect(filesOf()).toHaveLength(4)
})

test('a line of words needs no file', () => {
  render('We open at noon.')
  expect(() => filesOf()).toThrow()
})

test.each([
  ['empty', () => ''],
  ['cut short', (json: string) => json.slice(0, -20)],
  ['changed', (json: string) => json.replace('Words', 'Wards')],
])('a file that is %s is made again', (_name, damage) => {
  const made = render()
  const [file = ''] = filesOf()
  const whole = readFileSync(file, 'latin1')
  writeFileSync(file, damage(whole), 'latin1')
  expect(render()).toEqual(made)
  expect(readFileSync(file, 'latin1')).toBe(whole)
})

const yaml = `name: "Volt \\u0026 Co"
list: [1, 2.5, .inf, true, {id}]
long: |
  Two
  lines
`

/** Parses a file as in a new process: the parser remembers a text for each name. */
let files = 0
function parse(source: string) {
  forgetCachedFiles()
  return parseOnce(`file${files++}.yaml`, source)
}
const valuesOf = () => yamlText(parse(yaml)).toValue()

test('a file that is read from the cache has the same values at the same places', () => {
  const values = valuesOf()
  expect(values).toEqual({
    name: 'Volt & Co',
    list: [1, 2.5, '.inf', true, { id: null }],
    long: 'Two\nlines\n',
  })
  expect(readdirSync(join(folder, '../yaml'))).toHaveLength(1)
  expect(valuesOf()).toEqual(values)
  const parsed = yamlText(parse(yaml))
  expect(parsed.find(['list', 1])?.value).toMatchObject({
    from: yaml.indexOf('2.5'),
    to: yaml.indexOf('2.5') + 3,
  })
  expect(parsed.find(['list', 4, 'id'])?.value).toBeUndefined()
})

test('the mistakes of a file are the same from the cache', () => {
  const mistakes = () => parse('name: a\nname: b\n').messages.all.map(String)
  const found = mistakes()
  expect(found).toHaveLength(1)
  expect(mistakes().map((line) => line.replace(/\d+/, ''))).toEqual(
    found.map((line) => line.replace(/\d+/, '')),
  )
})

test('a damaged file is parsed again', () => {
  const values = valuesOf()
  const [name = ''] = readdirSync(join(folder, '../yaml'))
  const file = join(folder, '../yaml', name)
  writeFileSync(file, readFileSync(file, 'latin1').replace('Volt', 'Bolt'), 'latin1')
  expect(valuesOf()).toEqual(values)
})
