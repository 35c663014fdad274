/** The dates of tournaments, held against a reference that looks at one day after the other. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ordinals } from '../../../../src/content/repeats.ts'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import type { Closure } from '../../../../templates/calendar/closures.ts'
import { nextDates, type TournamentDate } from '../../../../templates/tournaments/dates/dates.ts'
import { load } from '../../../cafes.ts'
import { beginsOn, dayAfter, days } from '../../../dayByDay/dates.ts'
import { withChanges } from '../../../mistakes/index.ts'

type Exceptions = NonNullable<Parameters<typeof nextDates>[0]['exceptions']>

/** Every date that begins in 800 days from a day, in order. */
function reference(repeats: string, exceptions: Exceptions, closures: readonly Closure[], from: string) {
  const length = repeats === 'last weekend' ? 2 : 1
  const found: Pick<TournamentDate, 'first' | 'last' | 'status'>[] = []
  const isShut = (date: string) =>
    closures.some((one) => one.hours === 'closed' && date >= one.from && date <= (one.to ?? one.from))
  for (let date = dayAfter(from, -60); date < dayAfter(from, 800); date = dayAfter(date)) {
    const exception = beginsOn(repeats, date) ? exceptions.find((one) => one.date === date) : undefined
    const target = exception?.status === 'moved' ? (exception.to ?? date) : date
    const last = dayAfter(target, length - 1)
    if (!beginsOn(repeats, date) || last < from) continue
    if (exception || !(isShut(date) || isShut(last)))
      found.push({ first: target, last, status: exception?.status ?? 'planned' })
  }
  return found.sort((a, b) => (a.first < b.first ? -1 : 1))
}

const date = fc.integer({ min: 0, max: 500 }).map((offset) => dayAfter('2026-01-01', offset))
const repeats = fc.oneof(
  fc.constantFrom(...days).map((day) => `every ${day}`),
  fc.tuple(fc.constantFrom(...ordinals), fc.constantFrom(...days)).map((words) => words.join(' ')),
  date.map((date) => `every second ${days[new Date(date).getUTCDay()]} from ${date}`),
  fc.constant('last weekend'),
  date.map((date) => `once ${date}`),
)
const closures = fc.array(
  fc.tuple(date, fc.integer({ min: 0, max: 20 }), fc.boolean()).map(
    ([from, length, closed]): Closure => ({
      id: 'closure',
      name: 'Closed',
      from,
      to: dayAfter(from, length),
      ...(closed ? { hours: 'closed' as const } : { start: '12:00', end: '20:00' }),
    }),
  ),
  { maxLength: 4 },
)
const statuses = fc.array(fc.constantFrom('cancelled', 'sold-out', 'moved', undefined), { maxLength: 8 })

test('closures and exceptions change the dates that they name, and no others', () => {
  fc.assert(
    fc.property(repeats, date, closures, statuses, (repeats, from, closures, statuses) => {
      const planned = reference(repeats, [], [], dayAfter(from, -20)).slice(0, statuses.length)
      const exceptions = planned.flatMap(({ first: date }, index): Exceptions => {
        const status = statuses[index]
        if (!status) return []
        // Moved to the next day: two dates on one day would have no order.
        return [{ date, status, ...(status === 'moved' && { to: dayAfter(date) }) }]
      })
      const found = nextDates({ repeats, time: undefined, exceptions }, closures, from, 5)
      expect(found.map(({ first, last, status }) => ({ first, last, status }))).toEqual(
        reference(repeats, exceptions, closures, from).slice(0, 5),
      )
    }),
    { seed: 25, numRuns: 250 },
  )
})

describe('the next date', () => {
  const next = (repeats: string, from: string) => {
    const [date] = nextDates({ repeats, time: undefined, exceptions: [] }, [], from, 1)
    return date && [date.first, date.last]
  }
  test.each([
    ['every saturday', '2026-11-20', '2026-11-21', '2026-11-21'],
    ['every friday', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['every second friday from 2026-11-27', '2026-11-20', '2026-11-27', '2026-11-27'],
    ['every second friday from 2026-11-27', '2026-11-28', '2026-12-11', '2026-12-11'],
    ['every second friday from 2026-11-27', '2027-11-26', '2027-11-26', '2027-11-26'],
    ['first saturday', '2026-11-20', '2026-12-05', '2026-12-05'],
    ['fourth saturday', '2027-02-01', '2027-02-27', '2027-02-27'],
    ['last friday', '2026-11-27', '2026-11-27', '2026-11-27'],
    ['last weekend', '2026-10-20', '2026-10-24', '2026-10-25'],
    ['last weekend', '2026-11-29', '2026-11-28', '2026-11-29'],
    ['last weekend', '2026-12-30', '2027-01-30', '2027-01-31'],
    ['once 2026-12-20', '2026-12-20', '2026-12-20', '2026-12-20'],
  ])('of “%s” from %s on', (repeats, from, first, last) => {
    expect(next(repeats, from)).toEqual([first, last])
  })

  test('a past one-off tournament has no dates', () => {
    expect(next('once 2026-12-20', '2026-12-21')).toBeUndefined()
  })
})

test('a moved date has its new hours, if it has any', () => {
  const time = { start: '19:00', end: '23:00' }
  const exceptions: Exceptions = [
    { date: '2026-12-26', status: 'moved', to: '2026-12-27', start: '18:00', reason: 'Christmas' },
  ]
  expect(nextDates({ repeats: 'every saturday', time, exceptions }, [], '2026-12-24', 1)).toEqual([
    {
      first: '2026-12-27',
      last: '2026-12-27',
      time: { start: '18:00', end: '23:00' },
      status: 'moved',
      reason: 'Christmas',
      plannedOn: '2026-12-26',
    },
  ])
})

test.each([
  ['both', { start: '18:00', end: '21:00' }, { start: '18:00', end: '21:00' }],
  ['the start alone: the usual end stays', { start: '18:00' }, { start: '18:00', end: '23:00' }],
  ['the end alone: the usual start stays', { end: '22:00' }, { start: '19:00', end: '22:00' }],
])('a date may have hours of its own: %s', (_name, hours, time) => {
  const exceptions: Exceptions = [{ date: '2026-12-26', ...hours }]
  const usual = { start: '19:00', end: '23:00' }
  const dates = nextDates({ repeats: 'every saturday', time: usual, exceptions }, [], '2026-12-24', 2)
  expect(dates.map(({ first, time, status }) => [first, time, status])).toEqual([
    ['2026-12-26', time, 'planned'],
    ['2027-01-02', usual, 'planned'],
  ])
})

test('results of a day to come are reported', () => {
  const messages = new Messages()
  const { files } = withChanges([
    {
      file: 'tournaments.yaml',
      from: '    entry: 275\n',
      to: '    entry: 275\n    results:\n      - date: 2026-11-24\n        places:\n          - Team One\n',
    },
  ])
  load({ folder: 'content', files }, messages, '2026-11-23')
  expect(messages.all.map(({ ruleId, reason }) => [ruleId, reason])).toEqual([
    ['future-result', 'The results are of 2026-11-24, which is still to come.'],
  ])
})
