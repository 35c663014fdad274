/** Rendered texts in the cache. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { forgetCachedFiles } from '../../src/cache.ts'
import type { MarkdownOptions } from '../../src/markdown/options.ts'
import { cacheMarkdownIn, renderMarkdown } from '../../src/markdown/render.ts'
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
  folder = join(await temporaryFolder(), 'markdown')
  cacheMarkdownIn(folder)
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
