/** A mistyped year, such as 9999, is reported like any other mistake: every search for a date comes to an end. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nextHalfYear } from '../../../../src/content/calendarDates.ts'
import { datesOf, ordinals, parseRepeats } from '../../../../src/content/repeats.ts'
import { weekdayOf, weekdays } from '../../../../src/content/weekdays.ts'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { dayAfter } from '../../../../templates/calendar/closures.ts'
import { calendars } from '../../../../templates/tournaments/dates/calendarFiles.ts'
import { nextDates } from '../../../../templates/tournaments/dates/dates.ts'
import { buildDate, load, loadedContent, required } from '../../../cafes.ts'
import { withChanges } from '../../../mistakes/index.ts'

const content = loadedContent('second')
const farDate = fc
  .date({ min: new Date('9990-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const repeats = fc.oneof(
  fc.constantFrom(...weekdays).map((day) => `every ${day}`),
  fc.tuple(fc.constantFrom(...ordinals), fc.constantFrom(...weekdays)).map((words) => words.join(' ')),
  fc.constant('last weekend'),
  farDate.map((date) => `every second ${weekdays[weekdayOf(date)]} from ${date}`),
  farDate.map((date) => `once ${date}`),
)
const closed = (from: string, to: string) => ({ id: to, name: to, from, to, hours: 'closed' as const })

/** How many dates there are, counted up to a number that ten years do not have. */
function countDates(repeats: string, from: string): number {
  let count = 0
  for (const { first } of datesOf(parseRepeats(repeats), from)) {
    if (first < from && repeats !== 'last weekend') return Number.NaN
    if (++count > 600) break
  }
  return count
}

test('dates are listed for ten years, and to the end of the calendar at most', () => {
  expect(countDates('every saturday', '2026-11-20')).toBe(522)
  expect(countDates('every second friday from 2026-11-27', '2026-11-20')).toBe(261)
  expect(countDates('first sunday', '2026-11-20')).toBe(120)
  expect(countDates('first sunday', '9999-12-31')).toBe(0)
  fc.assert(fc.property(repeats, farDate, (rule, from) => countDates(rule, from) <= 523))
})

test('no date is later than the last one of four digits', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
  expect(nextHalfYear('9999-12-01')).toBe('9999-12-31')
})

describe('with closed days to the end of the calendar', () => {
  const closures = [closed('2026-11-01', '9999-12-31')]

  test('a tournament has no date', () => {
    for (const rule of ['every saturday', 'first sunday', 'last weekend'])
      expect(nextDates({ repeats: rule }, closures, '2026-11-20', 3)).toEqual([])
  })

  test('the last day is the day after', () => {
    expect(dayAfter(required(closures[0]), { closures, notices: [] }, content.site.hours)).toBe('9999-12-31')
    const before = closed('2026-10-20', '2026-10-31')
    expect(dayAfter(before, { closures: [...closures, before], notices: [] }, content.site.hours)).toBe(
      '9999-12-31',
    )
  })
})

test('the calendar is found on every day, whatever is far away', () => {
  const tournament = required(content.tournaments?.tournaments[0])
  fc.assert(
    fc.property(repeats, farDate, farDate, (rule, far, today) => {
      const closures = [closed('2026-11-01', far)]
      const notices = [{ id: 'far', text: { html: '', text: '' }, until: far }]
      const exceptions = [{ date: far, status: 'moved' as const, to: far }]
      const tournaments = required(content.tournaments)
      const changed = {
        ...content,
        calendar: { closures, notices },
        tournaments: { ...tournaments, tournaments: [{ ...tournament, repeats: rule, exceptions }] },
      }
      const event = { ...required(changed.tournaments.tournaments[0]), description: '', url: 'https://x.in/' }
      expect(calendars([event], required(changed.pages.tournaments), changed, today).size).toBe(2)
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['a date of a tournament', 'tournaments.yaml', 'every tuesday', 'once 9999-12-31'],
  [
    'an exception',
    'tournaments.yaml',
    'repeats: last weekend',
    'repeats: last weekend\n    exceptions:\n      - date: 9999-12-31\n        status: cancelled',
  ],
  ['an end', 'pages/pricing.yaml', 'offers:\n  - ', 'offers:\n  - until: 9999-12-31\n    '],
  [
    'a closure',
    'calendar.yaml',
    undefined,
    'closures:\n  - id: far\n    name: Far\n    from: 2026-11-08\n    to: 9999-12-31\n    hours: closed\n',
  ],
])('content with %s in the year 9999 is checked to the end', (_, file, from, to) => {
  const messages = new Messages()
  const changed = [{ file, to, ...(from !== undefined && { from }) }]
  const { files } = withChanges(changed)
  expect(() => load({ folder: 'content', files }, messages, '2026-11-20')).not.toThrow()
})

test('closed days of two months, or of months that are over, are not too long', () => {
  const said = (from: string, to: string) => {
    const calendar = `closures:\n  - id: works\n    name: Works\n    from: ${from}\n    to: ${to}\n    hours: closed\n`
    const messages = new Messages()
    const { files } = withChanges([{ file: 'calendar.yaml', to: calendar }])
    load({ folder: 'content', files }, messages, buildDate)
    return messages.all.filter(({ ruleId }) => ruleId === 'long-closure').length
  }
  expect(said('2026-12-01', '2027-01-29')).toBe(0)
  expect(said('2026-06-01', '2026-10-29')).toBe(0)
  expect(said('2026-12-01', '2027-01-30')).toBe(1)
})
