/** The page of components, which only the preview has. */
import { expect, test } from 'vitest'
import { renderHtml } from '../../src/render/html.ts'
import { buildDate, compiledContent, pagesOf, required } from '../cafes.ts'

const parts = ['rows', 'answers', 'stats', 'offers', 'rates', 'ticket']

test.each([
  ['first', [...parts, 'match']],
  ['second', parts],
] as const)('the %s café has it in the preview only', (name, shown) => {
  const content = compiledContent(name)
  expect(pagesOf(content).map(({ path }) => path)).not.toContain('/styleguide')
  const page = pagesOf(content, buildDate, [], buildDate).find(({ path }) => path === '/styleguide')
  const { content: element, metadata } = required(page)
  expect(metadata.noindex).toBe(true)
  if ('head' in element) throw new Error('Only guides are rendered before.')
  const html = renderHtml(element)
  expect(shown.filter((part) => !html.includes(`class="${part}`))).toEqual([])
})
