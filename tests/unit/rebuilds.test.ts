/** When the preview builds: never twice at once, and no save is lost. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRebuilds } from '../../src/preview/rebuilds.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A build that takes a while, and what it was asked for. */
function slowWork(milliseconds: number) {
  const asked: string[][] = []
  let running = 0
  let most = 0
  const work = async (changed: readonly string[]) => {
    asked.push([...changed])
    most = Math.max(most, ++running)
    await wait(milliseconds)
    running--
  }
  return { work, asked, most: () => most }
}

test('changes that come together are one build, and a file is named once', async () => {
  const { work, asked } = slowWork(1)
  const rebuilds = createRebuilds(work, 5)
  for (const path of ['a', 'b', 'a']) rebuilds.changed(path)
  await vi.runAllTimersAsync()
  expect(asked).toEqual([['a', 'b']])
})

test('changes during a build are one more build afterwards', async () => {
  const { work, asked, most } = slowWork(30)
  const rebuilds = createRebuilds(work, 1)
  rebuilds.changed('a')
  await pass(15)
  rebuilds.changed('b')
  rebuilds.changed('c')
  await vi.runAllTimersAsync()
  expect(asked).toEqual([['a'], ['b', 'c']])
  expect(most()).toBe(1)
})

test('each build receives the time of the first of its changes', async () => {
  const asked: number[] = []
  const rebuilds = createRebuilds(async (_changed, since) => {
    asked.push(since)
    await wait(30)
  }, 1)
  const started = performance.now()
  rebuilds.changed('a')
  await pass(15)
  rebuilds.changed('b')
  await pass(5)
  rebuilds.changed('c')
  await vi.runAllTimersAsync()
  expect(asked.map((since) => since - started)).toEqual([0, 15])
})

test('the last save is never lost, whenever it comes', async () => {
  let saved = 0
  let built = 0
  const rebuilds = createRebuilds(async () => {
    const seen = saved
    await wait(Math.random() * 4)
    built = seen
  }, 1)
  for (let round = 0; round < 100; round++) {
    saved++
    rebuilds.changed('file')
    await pass(Math.random() * 6)
  }
  await vi.runAllTimersAsync()
  expect(built).toBe(saved)
})

test('saves without end do not keep it from building', async () => {
  const { work, asked } = slowWork(1)
  const rebuilds = createRebuilds(work, 10)
  for (let round = 0; round < 20; round++) {
    rebuilds.changed('file')
    await pass(5)
  }
  expect(asked.length).toBeGreaterThan(2)
  await vi.runAllTimersAsync()
})

test('after the end nothing is built', async () => {
  const { work, asked } = slowWork(1)
  const rebuilds = createRebuilds(work, 5)
  rebuilds.changed('a')
  rebuilds.stop()
  rebuilds.changed('b')
  await vi.runAllTimersAsync()
  expect(asked).toEqual([])
})
