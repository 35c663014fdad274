/** Rules that compare with the content before the edit: entries whose days are over, and copied guides. */
import { expect, test } from 'vitest'
import { loadData } from '../../src/content/load.ts'
import type { Content } from '../../src/content/types.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { checkContent, completeContent } from '../../src/pages/compileContent.ts'
import { guidesInMemory } from '../../src/pages/guides.ts'
import { second, withChanges } from '../mistakes/index.ts'
import type { Change } from '../mistakes/mistake.ts'

function compiled(changes: Change | Change[] | undefined, earlier?: () => Content | undefined) {
  const messages = new Messages()
  const source = { folder: 'content', files: withChanges([changes ?? []].flat()).files }
  const context = { pictures: new Map(), previewDay: undefined }
  const data = loadData(source, messages)
  const compiled = completeContent(source, data, context, guidesInMemory(), messages)
  checkContent(compiled, source, messages, '2026-11-23', earlier)
  return { content: compiled.content, messages: messages.all }
}

const pad = 'choosing-a-fighting-game-pad'
const before = compiled(undefined).content

const calendar = (text: string): Change => ({ file: 'calendar.yaml', to: text })
const closure = (lines: string) =>
  calendar(`closures:\n  - id: onam\n    name: Onam\n    ${lines}\n    hours: closed\n`)
const cup = (from: string, to: string): Change => ({ file: 'tournaments.yaml', from, to })
const exception = (lines: string) =>
  cup(
    '    entry: 275\n',
    `    entry: 275\n    exceptions:\n      - ${lines.replaceAll('\n', '\n        ')}\n`,
  )

test.each<[string, Change, number | undefined]>([
  ['a closure of one day', closure('from: 2026-11-22'), 4],
  ['a closure of several days', closure('from: 2026-11-20\n    to: 2026-11-22'), 5],
  ['a closure that ends today', closure('from: 2026-11-20\n    to: 2026-11-23'), undefined],
  ['a notice', calendar('notices:\n  - id: tea\n    text: Hot tea.\n    until: 2026-11-22\n'), 4],
  [
    'an offer',
    {
      file: 'pages/pricing.yaml',
      from: '- title: Six in a boat',
      to: '- title: Six in a boat\n    until: 2026-11-22',
    },
    27,
  ],
  ['a tournament that was once', cup('every tuesday', 'once 2026-11-22'), 6],
  ['a cancelled date', exception('date: 2025-11-25\nstatus: cancelled'), 12],
  [
    'a date that is moved to a day to come',
    exception('date: 2026-11-17\nstatus: moved\nto: 2026-11-25'),
    undefined,
  ],
  [
    'a date that was moved forward, without which it would come back',
    exception('date: 2026-11-24\nstatus: moved\nto: 2026-11-22'),
    undefined,
  ],
  ['a date that was moved', exception('date: 2026-11-17\nstatus: moved\nto: 2026-11-18'), 14],
])('the past day of %s is a warning if it is new', (_what, change, line) => {
  const warned = ({ messages }: ReturnType<typeof compiled>) =>
    messages.filter(({ ruleId }) => ruleId === 'past-date').map((message) => message.line)
  const expected = line === undefined ? [] : [line]
  expect(warned(compiled(change, () => before))).toEqual(expected)
  expect(warned(compiled(change, () => undefined)), 'without an earlier state').toEqual(expected)
  expect(warned(compiled(change, () => compiled(change).content)), 'where it was there before').toEqual([])
  expect(warned(compiled(change)), 'in a build').toEqual([])
})

const result = (date: string) =>
  cup(
    '    entry: 275\n',
    `    entry: 275\n    results:\n      - date: ${date}\n        places:\n          - Team One\n`,
  )

test.each<[string, Change]>([
  ['results', result('2025-12-24')],
  ['an exception', exception('date: 2025-12-24\nstatus: cancelled')],
])('%s of a past day without that tournament are an error if they are new', (_what, change) => {
  const reported = ({ messages }: ReturnType<typeof compiled>) =>
    messages.filter(({ ruleId }) => ruleId === 'no-such-date').map(({ note }) => note)
  const expected = ['Correct the date; the nearest one is 2025-12-23.']
  expect(reported(compiled(change, () => before))).toEqual(expected)
  expect(reported(compiled(change, () => undefined)), 'without an earlier state').toEqual(expected)
  const onOtherDays = [change, cup('every tuesday', 'first tuesday')]
  expect(reported(compiled(onOtherDays, () => compiled(change).content)), 'on other days since').toEqual([])
  expect(reported(compiled(change)), 'in a build').toEqual([])
})

test.each([
  ['2026-11-22', 0],
  ['2026-11-23', 1],
])('an answer need not list a tournament that was once, on %s', (date, count) => {
  const answer =
    'answer: "Aerial Cup in Rocket League, Footsies Night in Street Fighter 6, Iron Palm Weekender in Tekken 8."'
  const single = `tournaments:\n  - id: diwali-cup\n    name: Diwali Cup\n    icon: car\n    format: Trios\n    repeats: once ${date}\n    entry: 0\n    free: true\n    entryPer: team\n    prize: 500\n    text: One day.\n`
  const { messages } = compiled([
    { file: 'faq.yaml', from: /answer: You tell the desk what.*/, to: answer },
    cup('tournaments:\n', single),
  ])
  expect(messages.filter(({ reason }) => reason.includes('but not “Diwali Cup”'))).toHaveLength(count)
})

test.each(['a-copy', 'z-copy'])('a copied guide is reported, not the one it was copied from: %s', (name) => {
  const guide = new TextDecoder().decode(second.files.get(`posts/${pad}.md`))
  const { messages } = compiled({ file: `posts/${name}.md`, to: guide }, () => before)
  expect(messages.map(({ ruleId, file }) => [ruleId, file])).toEqual([
    ['duplicate-id', `content/posts/${name}.md`],
    ['duplicate-title', `content/posts/${name}.md`],
    ['duplicate-description', `content/posts/${name}.md`],
  ])
  for (const { reason } of messages) expect(reason).toContain(`content/posts/${pad}.md`)
})
