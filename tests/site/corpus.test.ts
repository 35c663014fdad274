/** The guides of the bench: always the same ones, and such as a build has nothing to say about. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { guide, guideFile } from '../bench/corpus.ts'
import { type CorpusFolder, makeFolder } from '../bench/folder.ts'
import { contentOf, optionsFor, temporaryFolder } from '../cafes.ts'

const surroundings = { photographs: ['a.jpg'], paths: ['/pricing'], name: 'us', price: '' }
const guides = Array.from({ length: 200 }, (_, index) => guide(index, surroundings))

describe('guides of the corpus', () => {
  test('are the same ones each time, and all different', () => {
    expect(guides.map((_, index) => guide(index, surroundings))).toEqual(guides)
    for (const field of ['slug', 'title', 'description', 'body'] as const)
      expect(new Set(guides.map((one) => one[field])).size).toBe(guides.length)
  })

  test('have the size of real ones, and a table, lists and links', () => {
    const sizes = guides.map((one) => guideFile(one).length)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeGreaterThan(4400)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(5200)
    expect(
      guides.every(({ body }) => /^\| --- /m.test(body) && /^- /m.test(body) && /^1\. /m.test(body)),
    ).toBe(true)
    expect(guides.filter(({ body }) => body.includes('](/pricing)')).length).toBeGreaterThan(150)
  })
})

describe.each(['first', 'second'] as const)('among the content of the %s café', (cafe) => {
  let folder: CorpusFolder | undefined
  const inFolder = async () => {
    folder ??= makeFolder(contentOf[cafe], 40, join(await temporaryFolder(), 'content'))
    return folder
  }
  const said = async () => {
    const { path } = await inFolder()
    const { messages } = await build(optionsFor({ content: path, check: true }))
    return messages.all.filter(({ fatal, file }) => fatal || file?.includes('/posts/')).map(String)
  }
  afterAll(async () => {
    if (folder) await rm(folder.path, { recursive: true })
  })

  test('they are valid and without warnings, before and after each edit', async () => {
    const { editPost, editPrice, addPost, deletePost } = await inFolder()
    expect(await said()).toEqual([])
    for (const edit of [() => editPost('a'), editPrice, addPost, deletePost]) {
      edit()
      expect(await said()).toEqual([])
    }
  })
})
