import { expect, test } from 'vitest'
import { memoizeRounds } from '../../src/memoize.ts'

test('results of this round and of the one before are remembered', () => {
  const made: string[] = []
  const newRound = memoizeRounds((input: string) => {
    made.push(input)
    return { input }
  })
  const madeIn = (...inputs: string[]) => {
    made.length = 0
    const round = newRound()
    for (const input of inputs) expect(round(input)).toEqual({ input })
    return [...made]
  }
  expect(madeIn('one', 'two', 'one')).toEqual(['one', 'two'])
  expect(madeIn('one', 'three')).toEqual(['three'])
  expect(madeIn('one', 'two', 'three')).toEqual(['two'])
})
