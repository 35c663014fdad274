/** Dates in the texts of entries that have days of their own. */
import { expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { buildDate, load } from '../../../cafes.ts'
import { withChanges } from '../../../mistakes/index.ts'
import type { Change } from '../../../mistakes/mistake.ts'

function messagesOf(...changes: Change[]) {
  const messages = new Messages()
  load({ folder: 'content', files: withChanges(changes).files }, messages, buildDate)
  return messages.all
    .filter(({ ruleId = '' }) => ['date-in-text', 'weekday-of-date'].includes(ruleId))
    .map(({ reason }) => reason)
}

const notice = (text: string, until = '2026-12-06'): Change => ({
  file: 'calendar.yaml',
  to: `notices:\n  - id: sale\n    text: ${text}\n    until: ${until}\n`,
})
/** The cup on Sunday, 20 December, and no other day. */
const once = (...changes: [from: string | RegExp, to: string][]): Change[] =>
  [['repeats: every tuesday', 'repeats: once 2026-12-20'] as const, ...changes].map(([from, to]) => ({
    file: 'tournaments.yaml',
    from,
    to,
  }))
const ownText = /text: Three cars.*/
/** The cup of Tuesday, 22 December. */
const reason = (lines: string): Change => ({
  file: 'tournaments.yaml',
  from: '    entry: 275\n',
  to: `    entry: 275\n    exceptions:\n      - date: 2026-12-22\n        ${lines}\n`,
})

test.each([
  ['a weekday', [notice('Sale on Friday 5 December.')], '“Friday 5 December” is a Saturday.'],
  [
    'an end after the last day of a notice',
    [notice('Free tea until 8 December.')],
    'This text says “until 8 December”, but the entry ends on 2026-12-06.',
  ],
  [
    'the title of a tournament that takes place once',
    once([/name: Aerial Cup.*/, 'name: Aerial Cup, Rocket League\n    title: Rocket League on 19 December']),
    'The title says “19 December”, but “Aerial Cup, Rocket League” takes place on 2026-12-20.',
  ],
  [
    'its text',
    once([ownText, 'text: Come on 19 December.']),
    'The text says “on 19 December”, but “Aerial Cup, Rocket League” takes place on 2026-12-20.',
  ],
  [
    'the weekday in its text',
    once([ownText, 'text: Saturday, 20 December, all day.']),
    '“Saturday, 20 December” is a Sunday.',
  ],
  [
    'the reason of a moved date',
    [reason('status: moved\n        to: 2026-12-23\n        reason: On Thursday this time.')],
    'The reason says “On Thursday”, but the date is Tuesday 2026-12-22, moved to Wednesday 2026-12-23.',
  ],
])('%s that contradicts the entry is a warning', (_where, changes, message) => {
  expect(messagesOf(...changes)).toEqual([message])
})

test.each([
  ['a notice with its dates', [notice('Sale on Saturday, 5 December, until Sunday, 6 December.')]],
  ['a notice with its last day', [notice('Free tea until Sun, Dec 6.')]],
  [
    'a notice at the end of a year about the next one',
    [notice('Finals on Saturday, 9 January.', '2026-12-31')],
  ],
  ['a notice about another last day', [notice('Register until 4 December for the cup.')]],
  ['a notice that ends before what it announces', [notice('Our birthday is on 20 December.')]],
  [
    'a tournament with its date',
    once([ownText, 'text: Come on Sunday, 20 December. Register until 18 December.']),
  ],
  ['a tournament with the day before it', once([ownText, 'text: Practice is on 19 December.'])],
  [
    'a reason with the usual day',
    [reason('status: moved\n        to: 2026-12-23\n        reason: There is an exam on Tuesday.')],
  ],
])('%s is not', (_what, changes) => {
  expect(messagesOf(...changes)).toEqual([])
})
