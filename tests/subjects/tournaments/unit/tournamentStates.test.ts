/** The state of a date of a tournament, held against a list of what happens in the order of time. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Moments, stateAt } from '../../../../templates/tournaments/dates/states.ts'

const hour = 3_600_000
const at = (time: string) => Date.parse(`2026-11-28T${time}:00+05:30`)

const valorant: Moments = {
  status: 'planned',
  opens: at('00:00') - 72 * hour,
  closes: at('17:00'),
  starts: at('19:00'),
  ends: at('23:00'),
}

describe.each([
  ['planned', 'opens', 'open', 'closed', 'on', 'over'],
  ['moved', 'opens', 'open', 'closed', 'on', 'over'],
  ['sold-out', 'sold-out', 'sold-out', 'sold-out', 'on', 'over'],
  ['cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled', 'over'],
] as const)('a date that is %s', (status, before, open, closed, on, over) => {
  const moments = { ...valorant, status }
  test.each([
    ['a second before entries open', valorant.opens ?? 0, -1000, before],
    ['when entries open', valorant.opens ?? 0, 0, open],
    ['a second before entries close', at('17:00'), -1000, open],
    ['when entries close', at('17:00'), 0, closed],
    ['a second before it starts', at('19:00'), -1000, closed],
    ['when it starts', at('19:00'), 0, on],
    ['a second before its end', at('23:00'), -1000, on],
    ['at its end', at('23:00'), 0, over],
  ] as const)('%s', (_when, moment, difference, state) => {
    expect(stateAt(moment + difference, moments)).toBe(state)
  })
})

test('without a rule for entries, one can enter until it starts', () => {
  const moments = { ...valorant, opens: undefined, closes: undefined }
  expect([at('01:00'), at('18:59'), at('19:00')].map((now) => stateAt(now, moments))).toEqual([
    'open',
    'open',
    'on',
  ])
})

test('states follow each other in the order of time, whatever the moments are', () => {
  const order = ['sold-out', 'cancelled', 'opens', 'open', 'closed', 'on', 'over']
  const moment = fc.integer({ min: 0, max: 1000 })
  const status = fc.constantFrom<Moments['status']>('planned', 'moved', 'sold-out', 'cancelled')
  fc.assert(
    fc.property(
      status,
      fc.tuple(moment, moment, moment, moment),
      moment,
      moment,
      (status, times, one, other) => {
        const [opens = 0, closes = 0, starts = 0, ends = 0] = times.toSorted((a, b) => a - b)
        const states = [Math.min(one, other), Math.max(one, other)].map((now) =>
          stateAt(now, { status, opens, closes, starts, ends }),
        )
        const [earlier = 0, later = 0] = states.map((state) => order.indexOf(state))
        expect(earlier).toBeLessThanOrEqual(later)
      },
    ),
    { seed: 26, numRuns: 500 },
  )
})
