/** Generated guides among real content: valid without warnings, so that benchmarks measure builds and not messages. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { makeFolder } from '../bench/folder.ts'
import { contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'

test('generated guides are valid and without warnings, before and after an edit', async () => {
  const folder = makeFolder(contentOf.second, 10, join(await temporaryFolder(), 'content'))
  const messages = async () => {
    const outcome = await build(optionsFor({ content: folder.path, public: publicOf.second, check: true }))
    return outcome.messages.all.filter(({ fatal, file }) => fatal || file?.includes('/posts/')).map(String)
  }
  expect(await messages()).toEqual([])
  for (const sentence of ['Another evening.', undefined]) {
    folder.editGuide(sentence)
    expect(await messages()).toEqual([])
  }
  await rm(folder.path, { recursive: true })
})
