/** What is announced in calendar.yaml is not taken out by accident. */
import { expect, test } from 'vitest'
import { checkChange } from '../../src/content/rules/index.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { site as definition } from '../../templates/site.ts'
import { buildDate, compile, required } from '../cafes.ts'
import { second, withChanges } from '../mistakes/index.ts'

/** What is said of entries that are gone, when calendar.yaml becomes another one; undefined: without the file. */
function saidOf(before: string, now: string | undefined) {
  const compiled = (calendar: string | undefined) => {
    const files =
      calendar === undefined ? second.files : withChanges([{ file: 'calendar.yaml', to: calendar }]).files
    const [source, messages] = [{ folder: 'content', files }, new Messages()]
    return { ...required(compile(source, messages, buildDate)), source, messages, today: buildDate }
  }
  const [change, earlier] = [compiled(now), compiled(before)]
  checkChange({ ...change, earlier: earlier.source }, definition.changeRules, earlier.content)
  return change.messages.all.filter(({ ruleId }) => ruleId === 'deleted-days').map(({ reason }) => reason)
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
