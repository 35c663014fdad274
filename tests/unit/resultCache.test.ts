/** The file in which results of earlier builds are kept. */
import { appendFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { ResultCache } from '../../src/resultCache.ts'
import { temporaryFolder } from '../cafes.ts'

interface Result {
  name: string
  html: Uint8Array
}

let path: string
beforeEach(async () => {
  path = join(await temporaryFolder(), 'results')
})

const resultOf = (name: string): Result => ({ name, html: Buffer.from(`${name} `.repeat(100)) })

/** One build, which uses these results, in a process of its own. @returns those that it found in the cache */
function buildWith(names: readonly string[]): string[] {
  const cache = new ResultCache<Result>(path, '1')
  const found = names.filter((name) => {
    const result = cache.get(name)
    if (result) expect(result).toEqual(resultOf(name))
    else cache.set(name, resultOf(name))
    return result !== undefined
  })
  cache.save()
  return found
}

const fileSize = async () => (await stat(path)).size

test('results of all earlier builds are found', () => {
  expect(buildWith(['one'])).toEqual([])
  expect(buildWith(['one', 'two'])).toEqual(['one'])
  expect(buildWith(['three', 'two', 'one'])).toEqual(['two', 'one'])
  expect(buildWith(['one', 'two', 'three'])).toEqual(['one', 'two', 'three'])
})

test('a changed result is written without the others', async () => {
  buildWith(['one', 'two', 'three'])
  const before = await fileSize()
  buildWith(['one', 'two', 'four'])
  expect(await fileSize()).toBeLessThan(before + 2 * resultOf('four').html.length)
})

test('the file does not grow without limit', async () => {
  for (let build = 0; build < 20; build++) buildWith(['one', 'two', `build-${build}`])
  expect(buildWith(['one', 'two', 'build-19'])).toEqual(['one', 'two', 'build-19'])
  expect(await fileSize()).toBeLessThan(3 * resultOf('build-19').html.length * 2)
})

test('the file shrinks when most results are no longer used', async () => {
  buildWith(['one', 'two', 'three'])
  const before = await fileSize()
  buildWith(['one'])
  expect(await fileSize()).toBeLessThan(before / 2)
  expect(buildWith(['one', 'two'])).toEqual(['one'])
})

test('what a killed build has appended is ignored and overwritten', async () => {
  buildWith(['one'])
  await appendFile(path, 'half of a result')
  expect(buildWith(['one', 'two'])).toEqual(['one'])
  expect(buildWith(['one', 'two'])).toEqual(['one', 'two'])
})

test('two builds at the same time cost results and never mix them', () => {
  buildWith(['one'])
  const other = new ResultCache<Result>(path, '1')
  buildWith(['one', 'two'])
  other.set('three', resultOf('three'))
  other.save()
  buildWith(['one', 'two', 'three'])
  expect(buildWith(['one', 'two', 'three'])).toEqual(['one', 'two', 'three'])
})
