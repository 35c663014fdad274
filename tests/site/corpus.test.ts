/** Generated guides among real content: valid without warnings, so that benchmarks measure builds and not messages. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { makeFolder } from '../bench/folder.ts'
import { contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'

test('generated guides are valid and without warnings, before and after each edit', async () => {
  const folder = makeFolder(contentOf.second, 10, join(await temporaryFolder(), 'content'))
  const messages = async () => {
    const outcome = await build(optionsFor({ content: folder.path, public: publicOf.second, check: true }))
    return outcome.messages.all.filter(({ fatal, file }) => fatal || file?.includes('/posts/')).map(String)
  }
  expect(await messages()).toEqual([])
  for (const edit of [() => folder.editPost('a'), folder.editPrice, folder.addPost, folder.deletePost]) {
    edit()
    expect(await messages()).toEqual([])
  }
  await rm(folder.path, { recursive: true })
})
