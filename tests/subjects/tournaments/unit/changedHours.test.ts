/** Dates of tournaments on days with other opening hours, and moved dates. */
import { expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { load } from '../../../cafes.ts'
import { withChanges } from '../../../mistakes/index.ts'
import type { Change } from '../../../mistakes/mistake.ts'

function messagesOf(...changes: Change[]) {
  const messages = new Messages()
  load({ folder: 'content', files: withChanges(changes).files }, messages, '2026-11-23')
  return messages.all.flatMap(({ ruleId, reason, line }) =>
    // What becomes of passes is tested in shorterDays.test.ts.
    ruleId === 'pass-outside-hours' ? [] : [`${ruleId}, line ${line}: ${reason}`],
  )
}

const closure = (lines: string): Change => ({
  file: 'calendar.yaml',
  to: `closures:\n  - id: eve\n    name: Eve\n    from: 2026-12-24\n    to: 2026-12-27\n    ${lines}\n`,
})
/** An exception of the cup, which is every Tuesday from 17:00 to 20:00. */
const exception = (lines: string): Change => ({
  file: 'tournaments.yaml',
  from: '    entry: 275\n',
  to: `    entry: 275\n    exceptions:\n      - date: 2026-12-22\n        ${lines.replaceAll('\n', '\n        ')}\n`,
})
const fridayCancelled: Change = {
  file: 'tournaments.yaml',
  from: '    entry: 145\n',
  to: '    entry: 145\n    exceptions:\n      - date: 2026-12-25\n        status: cancelled\n',
}

test('a tournament outside the hours of a day is a warning, with the lines of both', () => {
  expect(messagesOf(closure('start: 12:00\n    end: 20:00'))).toEqual([
    'tournament-outside-hours, line 6: “Eve” is open from 12:00 to 20:00, but this is at other times: “Footsies Night, Street Fighter 6” on 2026-12-25, 18:30 to 21:30 (content/tournaments.yaml:18).',
  ])
})

test('a tournament of whole days is one as well where the day has less than half of its hours', () => {
  expect(messagesOf(closure('start: 12:00\n    end: 17:00'), fridayCancelled)).toEqual([
    'tournament-outside-hours, line 6: “Eve” is open from 12:00 to 17:00, but this is at other times: “Iron Palm Weekender, Tekken 8” on 2026-12-26, all day (content/tournaments.yaml:33).',
  ])
})

test.each([
  ['within the hours', [closure('start: 12:00\n    end: 22:00')]],
  ['when the café is closed', [closure('hours: closed')]],
  ['that is cancelled', [closure('start: 12:00\n    end: 20:00'), fridayCancelled]],
])('a tournament %s is not', (_when, changes) => {
  expect(messagesOf(...changes)).toEqual([])
})

test.each([
  ['to another day', 'status: moved\nto: 2026-12-23', []],
  [
    'onto another date of its own',
    'status: moved\nto: 2026-12-29',
    [
      'moved-date-clash, line 14: “Aerial Cup, Rocket League” is moved to 2026-12-29, when this is on at the same time, and may need the same seats: “Aerial Cup, Rocket League” (content/tournaments.yaml:2).',
    ],
  ],
  ['onto a tournament of other hours', 'status: moved\nto: 2026-12-25\nstart: 12:00\nend: 15:00', []],
  [
    'onto a tournament of whole days',
    'status: moved\nto: 2026-12-26',
    [
      'moved-date-clash, line 14: “Aerial Cup, Rocket League” is moved to 2026-12-26, when this is on at the same time, and may need the same seats: “Iron Palm Weekender, Tekken 8” (content/tournaments.yaml:34).',
    ],
  ],
  [
    'out of the opening hours',
    'status: moved\nto: 2026-12-23\nstart: 21:00\nend: 23:00',
    [
      'moved-date-clash, line 14: “Aerial Cup, Rocket League” is moved to 2026-12-23, 21:00 to 23:00, but the café is open from 10:00 to 22:00 then.',
    ],
  ],
])('a date that is moved %s', (_where, lines, expected) => {
  expect(messagesOf(exception(lines))).toEqual(expected)
})

test('a date that is moved onto a day with other hours is reported once', () => {
  const other = closure('start: 12:00\n    end: 19:00')
  const moved = exception('status: moved\nto: 2026-12-24')
  expect(messagesOf(other, fridayCancelled, moved)).toEqual([
    'moved-date-clash, line 14: “Aerial Cup, Rocket League” is moved to 2026-12-24, 17:00 to 20:00, but the café is open from 12:00 to 19:00 then.',
  ])
})

test('a cancelled date frees its seats', () => {
  const other = ['- date: 2026-12-29', '  status: cancelled'].join('\n      ')
  const change = exception('status: moved\nto: 2026-12-29')
  expect(messagesOf({ ...change, to: `${change.to}      ${other}\n` })).toEqual([])
})

test.each([
  [
    'sold out on',
    '2026-12-22',
    'status: sold-out',
    'closed-day, line 12: “Aerial Cup, Rocket League” is sold out on 2026-12-22, when the café is closed.',
  ],
  [
    'moved to',
    '2026-12-23',
    'status: moved\nto: 2026-12-23',
    'closed-day, line 14: “Aerial Cup, Rocket League” is moved to 2026-12-23, when the café is closed.',
  ],
])('a date that is %s a closed day is an error', (_how, closed, lines, message) => {
  const messages = messagesOf(exception(lines), {
    file: 'calendar.yaml',
    to: `closures:\n  - id: eve\n    name: Eve\n    from: ${closed}\n    hours: closed\n`,
  })
  expect(messages).toEqual([message])
})
