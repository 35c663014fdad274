/** What is announced in calendar.yaml is not taken out by accident. */
import { expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { checkChange } from '../../../../src/proofread/changes/reportChanges.ts'
import { site as definition } from '../../../../templates/site.ts'
import { buildDate, load, required } from '../../../cafes.ts'
import { withChanges } from '../../../mistakes/index.ts'
import type { Change } from '../../../mistakes/mistake.ts'

/** What is said of entries that are gone, when calendar.yaml becomes another one; undefined: without the file. */
const saidOf = (before: string, now: string | undefined) => {
  const changes = (calendar?: string) =>
    calendar === undefined ? [] : [{ file: 'calendar.yaml', to: calendar }]
  return reasonsOf('deleted-days', changes(before), changes(now))
}

/** What a rule says, when the changes of the earlier content become others. */
function reasonsOf(rule: string, before: readonly Change[], now: readonly Change[]) {
  const loaded = (changes: readonly Change[]) => {
    const { files } = withChanges(changes)
    const [source, messages] = [{ folder: 'content', files }, new Messages()]
    return { ...required(load(source, messages, buildDate)), source, messages, today: buildDate }
  }
  const [change, earlier] = [loaded(now), loaded(before)]
  checkChange({ ...change, earlier: earlier.source }, definition.changeRules, earlier.content)
  return change.messages.all.filter(({ ruleId }) => ruleId === rule).map(({ reason }) => reason)
}

const closure = (id: string, from: string, more = 'hours: closed') =>
  `  - id: ${id}\n    name: ${id} day\n    from: ${from}\n    ${more.replaceAll('\n', '\n    ')}\n`
const notice = (from: string) =>
  `notices:\n  - id: tea\n    text: Hot tea.\n    from: ${from}\n    until: 2026-12-31\n`
const christmas = closure('christmas', '2026-12-25')
const calendar = (...closures: string[]) => `closures:\n${closures.join('')}`

test.each([
  ['alone', calendar(closure('eve', '2026-12-31'))],
  ['in an emptied file', 'closures:\nnotices:\n'],
  ['with its file', undefined],
])('a closure to come that is taken out %s is named', (_how, now) => {
  expect(saidOf(calendar(christmas, closure('eve', '2026-12-31')), now)).toContainEqual(
    expect.stringMatching(/^“christmas day”, closed days on .*25.*, was taken out .*open as usual then\.$/),
  )
})

test('other hours and a notice to come are named as well', () => {
  const hours = closure('pooja', '2026-12-01', 'start: 12:00\nend: 18:00')
  expect(saidOf(`${calendar(hours)}${notice('2026-12-10')}`, 'closures:\nnotices:\n')).toEqual([
    expect.stringMatching(/^“pooja day”, other hours on /),
    expect.stringMatching(/^The notice “tea”, from .* on, was taken out/),
  ])
})

test.each([
  ['is over', calendar(closure('onam', '2026-09-10')), 'closures:\n'],
  ['gets another id', calendar(christmas), calendar(christmas.replace('id: christmas', 'id: xmas'))],
  ['gets another day', calendar(christmas), calendar(closure('christmas', '2026-12-24'))],
  [
    'gets another name and id',
    calendar(christmas),
    calendar(closure('holiday', '2026-12-24', 'to: 2026-12-26\nhours: closed')),
  ],
  ['is a notice that pages show already', notice('2026-11-20'), 'notices:\n'],
])('nothing is said of what %s', (_what, before, now) => {
  expect(saidOf(before, now)).toEqual([])
})

/** The cup, every Tuesday, with further lines; the day is 27 November 2026. */
const cup = (...lines: string[]): Change[] =>
  lines.length === 0
    ? []
    : [
        {
          file: 'tournaments.yaml',
          from: '    entry: 275\n',
          to: `    entry: 275\n    ${lines.join('').replaceAll('\n', '\n    ')}\n`,
        },
      ]
const exceptions = (...dates: string[]) =>
  `exceptions:\n${dates.map((date) => `  - date: ${date}\n    status: cancelled\n`).join('')}`
const results = (date: string) => `results:\n  - date: ${date}\n    places: [Reef Sharks]\n`

test.each([
  ['a cancelled date to come', cup(exceptions('2026-12-22')), cup(), /Aerial Cup.*takes place then as usual/],
  [
    'one of two cancelled dates',
    cup(exceptions('2026-12-22', '2026-12-29')),
    cup(exceptions('2026-12-29')),
    /22.*takes place then as usual/,
  ],
  ['results of this month', cup(results('2026-11-24')), cup(), /results of “Aerial Cup.*taken out/],
])('%s of a tournament that is taken out is named', (_what, before, now, reason) => {
  expect(reasonsOf('deleted-dates', before, now)).toEqual([expect.stringMatching(reason)])
})

test.each([
  ['a cancelled date that is over', cup(exceptions('2026-11-24')), cup()],
  ['results of the spring', cup(results('2026-03-24')), cup()],
  ['a cancelled date that stays', cup(exceptions('2026-12-22')), cup(exceptions('2026-12-22', '2026-12-29'))],
])('nothing is said of %s', (_what, before, now) => {
  expect(reasonsOf('deleted-dates', before, now)).toEqual([])
})
