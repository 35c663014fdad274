/** Weekdays in facts.yaml that depend on the day of a tournament. Texts that still have a day are in tests/mistakes/hours.ts. */
import { expect, test } from 'vitest'
import { Messages } from '../../src/diagnostics/messages.ts'
import { checkChange } from '../../src/proofread/changes/reportChanges.ts'
import { site as definition } from '../../templates/site.ts'
import { buildDate, compile, required } from '../cafes.ts'
import { withChanges } from '../mistakes/index.ts'
import type { Change } from '../mistakes/mistake.ts'

const stateWith = (...changes: Change[]) => {
  const messages = new Messages()
  const source = { folder: 'content', files: withChanges(changes).files }
  return { ...required(compile(source, messages, buildDate)), source, messages, today: buildDate }
}

const factOf = (day: string): Change => ({
  file: 'facts.yaml',
  from: 'facts:\n',
  to: `facts:\n  - { id: opens, kind: text, value: ${day}, label: "Footsies Night: the day on which entries open" }\n`,
})
const answer = {
  file: 'faq.yaml',
  from: /answer: "Every day.*/,
  to: 'answer: Entries open on ${facts.opens}.',
}
const opensBefore = (days: number): Change => ({
  file: 'tournaments.yaml',
  from: '\nrulesHeading',
  to: `\nregistration:\n  opens: ${days}\n  closes: 2\nrulesHeading`,
})
const friday = 'repeats: every friday'
const onMonday = { file: 'tournaments.yaml', from: friday, to: 'repeats: every monday' }

/** The lines that the weekday should be. @param first the weekday before the change, and changes of both states */
function correctedLines(first: Change[], second: Change[]) {
  const before = stateWith(answer, ...first)
  const now = stateWith(answer, ...second)
  checkChange({ ...now, earlier: before.source }, definition.changeRules, before.content)
  return now.messages.all.flatMap(({ ruleId, expected = [] }) =>
    ruleId === 'related-day' ? [expected.map((line) => /value: (.*?),/.exec(line)?.[1]).join()] : [],
  )
}

test.each([
  ['stayed', 'Tuesday', ['Friday']],
  ['moved by other days', 'Wednesday', ['Friday']],
  ['moved with it', 'Friday', []],
])('a weekday whose label names a tournament that moved, and that %s', (_what, day, expected) => {
  expect(correctedLines([factOf('Tuesday')], [factOf(day), onMonday])).toEqual(expected)
})

test.each([
  ['stayed', 'Tuesday', ['Sunday']],
  ['moved with it', 'Sunday', []],
])(
  'the weekday on which entries open, which open two days earlier now, and that %s',
  (_what, day, expected) => {
    expect(correctedLines([factOf('Tuesday'), opensBefore(3)], [factOf(day), opensBefore(5)])).toEqual(
      expected,
    )
  },
)

test('a weekday in Hindi is corrected in Hindi', () => {
  expect(correctedLines([factOf('मंगलवार')], [factOf('मंगलवार'), onMonday])).toEqual(['शुक्रवार'])
})

test('a weekday that does not depend on when entries open stays', () => {
  const other = factOf('Wednesday')
  expect(correctedLines([other, opensBefore(3)], [other, opensBefore(5)])).toEqual([])
})

test('a weekday that is corrected alone may be right now', () => {
  expect(correctedLines([factOf('Tuesday')], [factOf('Wednesday')])).toEqual([])
})
