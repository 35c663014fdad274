import { expect, test } from 'vitest'
import { createFinder } from '../../client/guides/findGuides.ts'

const guide = (slug: string, changes: object) => ({
  slug,
  title: '',
  description: '',
  category: 'Guides',
  tags: [],
  words: '',
  ...changes,
})
const find = createFinder([
  guide('body', { words: 'a word about headsets' }),
  guide('title', { title: 'Headsets for long nights', category: 'Hardware' }),
  guide('tag', { tags: ['Headsets', 'PS5'] }),
  guide('cafe', { title: 'Café con leche' }),
  guide('hindi', { title: 'गेमिंग कैफ़े' }),
])
const all = { q: '', category: '', tag: '' }

test('a title counts more than a tag, a tag more than the text', () => {
  expect(find({ ...all, q: 'headsets' })).toEqual(['title', 'tag', 'body'])
})

test.each([
  ['the beginning of a word', 'headse', ['title', 'tag', 'body']],
  ['a slip of the finger', 'haedsets', ['title', 'tag', 'body']],
  ['all words must fit', 'headsets nights', ['title']],
  ['accents and capitals make no difference', 'CAFE', ['cafe']],
  ['other scripts', 'गेमिंग', ['hindi']],
  ['a short word must be right', 'pz5', []],
])('%s', (_name, q, expected) => {
  expect(find({ ...all, q })).toEqual(expected)
})

test('category and tag must fit exactly, and narrow a search', () => {
  expect(find({ ...all, category: 'Hardware' })).toEqual(['title'])
  expect(find({ ...all, tag: 'PS5' })).toEqual(['tag'])
  expect(find({ ...all, tag: 'ps' })).toEqual([])
  expect(find({ ...all, q: 'headsets', category: 'Guides' })).toEqual(['tag', 'body'])
})

test('nothing asked for is everything, in the order of the list', () => {
  expect(find(all)).toEqual(['body', 'title', 'tag', 'cafe', 'hindi'])
})
