import { mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keeping, openKept, saveKept } from '../../src/keep.ts'
import { temporaryFolder } from '../cafes.ts'

const shout = keeping(
  'shout',
  (text: string) => text,
  (text) => ({ facts: null, text: text.toUpperCase() }),
)

test('what is kept of content that nobody builds any more is removed, and nothing else', async () => {
  const cache = await temporaryFolder()
  const results = join(cache, 'results')
  const [forgotten, built] = ['a', 'b'].map((letter) => letter.repeat(32))
  for (const name of [forgotten, built, 'notes'])
    await mkdir(join(results, name ?? '', 'inside'), { recursive: true })
  const long = new Date(Date.now() - 31 * 24 * 3_600_000)
  for (const name of [forgotten, 'notes']) await utimes(join(results, name ?? ''), long, long)

  const { directory } = openKept({ cache, content: 'content' }, true)
  expect(String(shout('text'))).toBe('TEXT')
  await saveKept()
  const left = await readdir(results)
  expect(left.map((name) => join(results, name)).sort()).toEqual(
    [directory, join(results, built ?? ''), join(results, 'notes')].sort(),
  )
})
