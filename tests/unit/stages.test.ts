import { expect, test } from 'vitest'
import { createStageClock, describeStages } from '../../build/stages.ts'

test('stages are told in the order in which they began, and one that comes again is counted together', () => {
  const clock = createStageClock()
  for (const name of ['read', 'render', 'read']) clock.begin(name)
  const stages = clock.end()
  expect(stages.map(({ name }) => name)).toEqual(['read', 'render'])
  expect(stages.every(({ milliseconds, cpu }) => milliseconds >= 0 && cpu >= 0)).toBe(true)
  expect(clock.end()).toEqual(stages)
})

test('a table of stages has a line for each', () => {
  expect(describeStages([{ name: 'read', milliseconds: 12.3, cpu: 1234.5 }])).toBe(
    '  read                  12 ms wall    1235 ms cpu',
  )
})
