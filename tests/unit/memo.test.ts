import { expect, test } from 'vitest'
import { forgetUnused, remembering } from '../../src/memo.ts'

/** A function that counts how often it is really computed. */
function counting() {
  let count = 0
  const double = remembering(
    (value: number) => String(value),
    (value) => {
      count++
      return value * 2
    },
  )
  return { double, count: () => count }
}

test('the same key is computed once, another one anew', () => {
  const { double, count } = counting()
  expect([double(1), double(1), double(2)]).toEqual([2, 2, 4])
  expect(count()).toBe(2)
})

test('what two builds did not ask for is forgotten, and nothing else', () => {
  const { double, count } = counting()
  double(1)
  double(2)
  forgetUnused()
  double(1)
  forgetUnused()
  double(1)
  forgetUnused()
  double(1)
  expect(count()).toBe(2)
  double(2)
  expect(count()).toBe(3)
})

test('a failure is not kept', async () => {
  let fails = true
  const read = remembering(
    (path: string) => path,
    async (path) => {
      if (fails) throw new Error('busy')
      return path
    },
  )
  await expect(read('a')).rejects.toThrow('busy')
  fails = false
  await expect(read('a')).resolves.toBe('a')
})
