/**
 * The pages of the second café, as they were looked at and found right: one tag a line, without styles, scripts, drawings and
 * the hashes in names of files. The home page is recorded whole, of the others the head and what is in `main`. What a change makes of them is read in the change of the recorded files;
 * `npm run test:site -- recordedPages -u` records them again.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { built, root } from '../cafes.ts'
import { listFiles, readPages } from '../html.ts'

const shortened = (html: string) =>
  html
    .replaceAll(/<style>[\s\S]*?<\/style>/g, '<style>…</style>')
    .replaceAll(/<script>[\s\S]*?<\/script>/g, '<script>…</script>')
    .replaceAll('{"@', '\n{"@')
    .replaceAll(/<symbol [\s\S]*?<\/symbol>/g, '')
    .replaceAll(/(?<=[.-])[0-9a-f]{8}(?=[.-])/g, '#')
    .replaceAll(/(?<!^)(?=<(?!\/))/g, '\n')

/** Without header and footer, which all pages have. */
const withoutFrame = (html: string) =>
  html.replace(/(<body>).*?(?=<main)/s, '$1').replace(/(<\/main>).*/s, '$1\n')

// /events shows the same as /tournaments.
const pages = readPages(built.second).filter(({ file }) => file !== 'events.html')

test.each(pages.map(({ file, html }) => [file, html] as const))(
  '%s is as it is recorded',
  async (file, html) => {
    const recorded = shortened(file === 'index.html' ? html : withoutFrame(html))
    await expect(recorded).toMatchFileSnapshot(`../fixtures/second-pages/${file}`)
  },
)

/** The file of the page that each picture in docs/look/pages shows: `blog-NAME` is /blog/NAME. */
const fileOfPicture = (picture: string) =>
  picture
    .replace('home.', 'index.')
    .replace(/^(blog|location|tournaments)-/, '$1/')
    .replace('.webp', '.html')

test('no page is recorded that is gone: delete the files that this test names', () => {
  const recorded = listFiles(join(root, 'tests/fixtures/second-pages'))
  const pictures = listFiles(join(root, 'docs/look/pages'))
  expect([
    ...recorded.filter((file) => !existsSync(join(built.second, file))),
    ...pictures.filter((picture) => !existsSync(join(built.first, fileOfPicture(picture)))),
  ]).toEqual([])
})
