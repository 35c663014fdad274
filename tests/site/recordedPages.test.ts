/**
 * The pages of the second café, as they were looked at and found right: one tag a line, without styles, scripts, drawings and
 * the hashes in names of files. The home page is recorded whole, of the others the head and what is in `main`. What a change makes of them is read in the change of the recorded files;
 * `npm run test:site -- recordedPages -u` records them again.
 */
import { expect, test } from 'vitest'
import { built } from '../cafes.ts'
import { readPages } from '../html.ts'

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
