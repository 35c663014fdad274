/** Days that are over may stay, be corrected, and end something early. Mistakes in them are in tests/mistakes/dates.ts. */
import { expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { checkChange } from '../../../../src/proofread/changes/reportChanges.ts'
import { site as definition } from '../../../../templates/site.ts'
import { buildDate, load, required } from '../../../cafes.ts'
import { withChanges } from '../../../mistakes/index.ts'
import type { Change } from '../../../mistakes/mistake.ts'

/** What the rules about a change say of a change from one file to another one. */
function saidOf(file: string, before: string, now: string) {
  const loaded = (changes: Change[]) => {
    const messages = new Messages()
    const source = { folder: 'content', files: withChanges(changes).files }
    return { ...required(load(source, messages, buildDate)), source, messages, today: buildDate }
  }
  const change = loaded([{ file, to: now }])
  const known = change.messages.all.length
  const { content, source: earlier } = loaded([{ file, to: before }])
  checkChange({ ...change, earlier }, definition.changeRules, content)
  return change.messages.all.slice(known).map(({ line, expected }) => [line, expected])
}

const closure = (name: string, from: string) =>
  `  - id: ${name.toLowerCase()}\n    name: ${name}\n    from: ${from}\n    hours: closed\n`
const calendar = (...closures: string[]) => `closures:\n${closures.join('')}`
const old = closure('Onam', '2026-08-26')
const notice = (until: string) => `notices:\n  - id: tea\n    text: Hot tea.\n    until: ${until}\n`

test.each([
  ['stays', calendar(old), calendar(old, closure('Christmas', '2026-12-25'))],
  ['gets another name', calendar(old), calendar(closure('Thiruvonam', '2026-08-26'))],
  [
    'goes to another place in the list',
    calendar(old, closure('May', '2026-05-01')),
    calendar(closure('May', '2026-05-01'), old),
  ],
  ['is deleted', calendar(old, closure('May', '2026-05-01')), calendar(old)],
  ['was yesterday, as what was to come is ended early', notice('2026-12-31'), notice('2026-11-26')],
])('nothing is said when an old entry %s', (_what, before, now) => {
  expect(saidOf('calendar.yaml', before, now)).toEqual([])
})

test.each([
  ['of last year', calendar(old, closure('Pongal', '2026-01-15')), 8, '    from: 2027-01-15'],
  ['with the days of an old one', calendar(old, closure('Christmas', '2026-08-26')), 8, undefined],
])('a new entry %s is reported beside old ones', (_what, now, line, expected) => {
  expect(saidOf('calendar.yaml', calendar(old), now)).toEqual([[line, expected && [expected]]])
})

test('an entry that was to come, and gets a day of last year, is reported', () => {
  expect(saidOf('calendar.yaml', notice('2026-11-30'), notice('2025-12-31'))).toEqual([
    [4, ['    until: 2026-12-31']],
  ])
})

test('February 29 of another year has no corrected line', () => {
  expect(saidOf('calendar.yaml', calendar(old), calendar(closure('Leap', '2024-02-29')))).toEqual([
    [4, undefined],
  ])
})
