import { expect, test, vi } from 'vitest'
import { createStageClock, describeStages } from '../../src/stages.ts'

test('stages are listed in the order in which they began; repeated ones are summed', () => {
  const instants = [0, 10, 10, 30, 30, 60]
  const now = vi.spyOn(performance, 'now').mockImplementation(() => instants.shift() ?? 60)
  const clock = createStageClock()
  for (const name of ['read', 'render', 'read']) clock.begin(name)
  const stages = clock.end()
  now.mockRestore()
  expect(stages.map(({ name, milliseconds }) => [name, milliseconds])).toEqual([
    ['read', 40],
    ['render', 20],
  ])
  expect(clock.end()).toEqual(stages)
})

test('a table of stages has a line for each', () => {
  expect(describeStages([{ name: 'read', milliseconds: 12.3, cpu: 1234.5 }])).toBe(
    '  read                  12 ms wall    1235 ms cpu',
  )
})
