/** Builds that follow each other in one process give what each alone would give, whatever was edited in between. */
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { forgetUnused } from '../../src/memo.ts'
import { bytesOf } from '../../src/site.ts'
import { newCache } from '../caches.ts'
import { contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { editsOf } from '../edits.ts'

/** Everything that a build gives, as one text. */
async function outcomeOf(content: string, dev: boolean, cache?: string) {
  const { site, messages, nextChange } = await build(
    optionsFor({ content, public: publicOf.second, check: true, dev, ...(cache && { cache }) }),
  )
  const hash = createHash('sha256')
  for (const [path, bytes] of site) hash.update(`${path}\0`).update(bytesOf(bytes))
  const said = messages.all.map(({ file, line, column, reason, note }) => [file, line, column, reason, note])
  return `${site.size} files ${hash.digest('hex')} ${JSON.stringify([said, nextChange])}`
}

test('what was drawn while the conventions were wrong is not taken for right later', async () => {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await cp(contentOf.second, content, { recursive: true })
  // Without references, of which some print sums of money.
  const withoutReferences = async (file: string) =>
    (await readFile(file, 'utf8')).replaceAll(/\$\{[^}]*\}/g, 'a figure')
  for (const name of await readdir(join(content, 'posts'))) {
    const guide = join(content, 'posts', name)
    await writeFile(guide, await withoutReferences(guide))
  }
  const file = join(content, 'site.yaml')
  const written = await withoutReferences(file)
  const withLanguage = (language: string) =>
    writeFile(file, written.replace(/^language: .*/m, `language: ${language}`))
  // In the place of what is no language, checks see “en”, but nobody knows how to write dates.
  await withLanguage('xx-nowhere-at-all')
  const [used, fresh] = [await newCache(folder, 'used'), await newCache(folder, 'fresh')]
  expect(await outcomeOf(content, false, used)).toContain('There is no such language.')
  await withLanguage('en')
  const remembered = await outcomeOf(content, false, used)
  for (let build = 0; build < 3; build++) forgetUnused()
  expect(remembered).toBe(await outcomeOf(content, false, fresh))
})

test.each([
  [1, 8, false],
  [2, 24, true],
])('random edits (seed %i, %i edits, preview: %s)', async (seed, count, dev) => {
  const content = join(await temporaryFolder(), 'content')
  const remembered: string[] = []
  for await (const edit of editsOf(content, seed, count))
    remembered.push(`${edit}: ${await outcomeOf(content, dev)}`)
  const alone: string[] = []
  for await (const edit of editsOf(content, seed, count)) {
    for (let build = 0; build < 3; build++) forgetUnused()
    alone.push(`${edit}: ${await outcomeOf(content, dev)}`)
  }
  expect(remembered).toEqual(alone)
  expect(new Set(alone).size).toBeGreaterThan(count / 2)
})
