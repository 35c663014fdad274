/** Paths that a map takes and a disk does not are reported at the file to rename, before anything is written. */
import { expect, test } from 'vitest'
import { checkPaths } from '../../src/checks/checkPaths.ts'
import { renderedSite } from '../renderedPages.ts'

const publicFolder = 'public'

/** The messages about a site of generated files and files of `public/`. */
function foundIn(
  generated: readonly string[],
  published: readonly string[],
  source: Record<string, string> = {},
) {
  const inPublic = new Map(published.map((path) => [path, '']))
  const files = new Map(Object.entries(source).map(([path, text]) => [path, Buffer.from(text)]))
  const site = new Map([...generated.map((path) => [path, ''] as const), ...inPublic])
  const rendered = renderedSite(site, { published: inPublic, source: { folder: 'content', files } })
  checkPaths(rendered, publicFolder)
  return rendered.messages.all.map(({ file, line, ruleId, fatal }) => [file, line, ruleId, fatal])
}

test.each([
  ['below a page', '/about.html/deep/x.txt', ['/about.html']],
  ['instead of the folder of several files', '/assets', ['/assets/a.js', '/assets/b/c.js']],
  ['below a calendar', '/calendar/cup.ics/y', ['/calendar/cup.ics', '/calendar/other.ics']],
  ['below a file of its own folder', '/a/b', ['/a']],
])('a file in public/ %s', (_where, path, generated) => {
  expect(foundIn(generated, [path])).toEqual([[`public${path}`, undefined, 'file-and-folder', true]])
})

test('files in folders and beside folders are right', () => {
  expect(
    foundIn(['/blog.html', '/blog/a.html', '/index.html'], ['/assets/x', '/a.b/c', '/a', '/.x/y']),
  ).toEqual([])
})

test('a name is at most as long as a disk takes with its endings', () => {
  const name = (length: number) => `/x/${'é'.repeat(length / 2)}`
  expect(foundIn([], [name(240)])).toEqual([])
  expect(foundIn([], [name(242)])).toEqual([[`public${name(242)}`, undefined, 'long-name', true]])
  expect(foundIn([], [`${name(242)}/a.txt`])).toEqual([
    [`public${name(242)}/a.txt`, undefined, 'long-name', true],
  ])
})

test('a long name is reported at the guide, the photograph or the id', () => {
  const long = 'abcde-'.repeat(39).concat('fin')
  const paths = [`/blog/${long}.html`, `/images/share-${long}.0123abcd.jpg`]
  expect(foundIn(paths, [], { [`posts/${long}.md`]: '' })).toEqual([
    [`content/posts/${long}.md`, undefined, 'long-name', true],
  ])
  expect(foundIn([`/images/${long}.0123abcd-480.avif`], [], { [`images/${long}.jpg`]: '' })).toEqual([
    [`content/images/${long}.jpg`, undefined, 'long-name', true],
  ])
  expect(foundIn([`/tournaments/${long}.html`], [], { 'tournaments.yaml': `a:\n  - id: ${long}\n` })).toEqual(
    [['content/tournaments.yaml', 2, 'long-name', true]],
  )
})

test.each([
  ['a guide', '/blog/index.html', { 'posts/index.md': '' }, ['content/posts/index.md', undefined]],
  ['a guide', '/blog/404.html', { 'posts/404.md': '' }, ['content/posts/404.md', undefined]],
  [
    'a tournament',
    '/tournaments/index.html',
    { 'tournaments.yaml': 'a:\n  - id: index\n' },
    ['content/tournaments.yaml', 2],
  ],
])('a name that hosts take for a folder is reported: %s, %s', (_what, path, source, place) => {
  expect(foundIn([path], [], source)).toEqual([[...place, 'name-of-hosts', true]])
})

test('the pages of the site itself have these names', () => {
  expect(foundIn(['/index.html', '/404.html', '/blog/index-of-games.html'], [])).toEqual([])
})
