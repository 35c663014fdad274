/** The list of contents of a guide. */
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../../src/markdown/render.ts'
import { contentsOf } from '../../../../templates/guides/guide.tsx'

const contents = (text: string) =>
  contentsOf(renderMarkdown(text, { inPage: true, tableLabel: '' }).headings).map(({ id, text }) => [
    id,
    text,
  ])

test('the contents are the headings of level 2, each with its anchor and without links of its own', () => {
  expect(
    contents('## One & two\n\n### Below\n\n## Three [four](/faq) *five*\n\nText\n\n## One & two'),
  ).toEqual([
    ['h-one--two', 'One & two'],
    ['h-three-four-five', 'Three four five'],
    ['h-one--two-1', 'One & two'],
  ])
})

test('a guide with two headings has no contents', () => {
  expect(contents('## One\n\n## Two')).toEqual([])
})
