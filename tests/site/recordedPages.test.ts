/**
 * The pages of the second café, as they were looked at and found right: one tag a line, without styles, scripts, drawings and
 * the hashes in names of files. What a change makes of them is read in the change of the recorded files;
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

test.each(readPages(built.second).map(({ file, html }) => [file, html] as const))(
  '%s is as it is recorded',
  async (file, html) => {
    await expect(shortened(html)).toMatchFileSnapshot(`../fixtures/second-pages/${file}`)
  },
)
