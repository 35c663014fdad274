import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { removeFolder } from '../../src/output/removeFolder.ts'
import { temporaryFolder } from '../cafes.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['with the program of the system', process.env.PATH],
  ['where there is none', '/nowhere'],
])('a folder is gone, with all in it, %s', async (_name, path) => {
  vi.stubEnv('PATH', path)
  const folder = join(await temporaryFolder(), '-old site')
  await mkdir(join(folder, 'blog'), { recursive: true })
  await writeFile(join(folder, 'blog/guide.html'), '<p>A guide')
  await removeFolder(folder)
  expect(existsSync(folder)).toBe(false)
  await removeFolder(folder)
})
