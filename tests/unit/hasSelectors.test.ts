/** Where `:has()` stands in styles. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../cafes.ts'
import { listFiles } from '../html.ts'

const ofPage = /(?:^|[\s,(])(?:html|:root|body|main|\.page(?!-))[\w.#[\]="-]*:has\(/m

test('a :has() of the whole page is found, one of a part is not', () => {
  expect('main:has(> .a:last-child) + b {').toMatch(ofPage)
  expect(':root.js:has(b) {').toMatch(ofPage)
  expect('.pricing:has(b), main .a:has(c), .page-header:has(d) {').not.toMatch(ofPage)
})

test('no :has() asks about the whole page, which would be restyled at each choice on it', () => {
  const folder = join(root, 'templates')
  const files = listFiles(folder).filter((file) => file.endsWith('.css'))
  expect(files.filter((file) => ofPage.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})
