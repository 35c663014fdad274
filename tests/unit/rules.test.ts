/** Rules across files. What each of them reports is among the broken contents of tests/mistakes. */
import { expect, test } from 'vitest'
import { readSource, type Source } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { contentOf, load } from '../cafes.ts'

const second = readSource(contentOf.second, new Messages())

/** The second café with changes: path, text to replace, replacement. */
function withChanges(...changes: [path: string, from: string | RegExp, to: string][]): Source {
  const files = new Map(second.files)
  for (const [path, from, to] of changes) {
    const before = new TextDecoder().decode(files.get(path))
    const after = before.replace(from, () => to)
    expect(after).not.toBe(before)
    files.set(path, new TextEncoder().encode(after))
  }
  return { folder: 'content', files }
}

function messagesOf(source: Source) {
  const messages = new Messages()
  load(source, messages)
  return messages.all
}

const rulesBrokenBy = (source: Source) =>
  messagesOf(source)
    .map(({ ruleId }) => ruleId)
    .sort()

test('an error of one rule does not hide that of another in the same file', () => {
  const source = withChanges(
    ['site.yaml', 'label: Prices', 'label: The hall'],
    [
      'site.yaml',
      /^navigation:/m,
      'placeholders:\n  - field: contact.fax\n    note: Not known yet.\n\nnavigation:',
    ],
  )
  expect(rulesBrokenBy(source)).toEqual(['duplicate-label', 'unknown-placeholder'])
})

test('a rule skips a file in which a value is wrong', () => {
  const wrongPrice = withChanges(['packages.yaml', /price: \d+/, 'price: many'])
  expect(rulesBrokenBy(wrongPrice)).toHaveLength(1)
  expect(rulesBrokenBy(wrongPrice)).not.toContain('price-per-hour')
})

test.each([
  ['with its date', '${facts.early-off} off until 24 December'],
  ['without a year', '${facts.early-off} off, the last time on Dec 24'],
])('a text that prints an offer %s may stay until it ends', (_name, ours) => {
  const source = (until: string) =>
    withChanges(
      ['pages/pricing.yaml', '  - title: Rain money', `  - title: Rain money\n    until: ${until}`],
      ['comparison.yaml', '${facts.early-off} off on rainy mornings', ours],
    )
  expect(rulesBrokenBy(source('2026-12-24'))).toEqual([])
  expect(rulesBrokenBy(source('2026-12-23'))).toEqual(['ending-offer'])
})

test('tournaments at the same time need different seats on different platforms', () => {
  const atOnce = ['tournaments.yaml', 'repeats: every friday', 'repeats: every tuesday'] as const
  const sameHours = ['tournaments.yaml', 'start: 18:30', 'start: 17:30'] as const
  expect(rulesBrokenBy(withChanges([...atOnce], [...sameHours]))).toEqual(['overlapping-tournaments'])
  const onConsole = ['tournaments.yaml', 'format: Singles', 'platform: PS5\n    format: Singles'] as const
  expect(rulesBrokenBy(withChanges([...atOnce], [...sameHours], [...onConsole]))).toEqual([])
})

test.each([
  ['practice on another day', 'Every Thursday, practice is free.'],
  ['a deadline on another day', 'Entries close every Thursday at noon.'],
  ['what else is on', 'Every Thursday, we coach.'],
  ['doors', 'Doors open at 17:45.'],
  ['when to report', 'Reporting from 17:00, check-in from 17:15.'],
  ['a final', 'The final is at 20:45.'],
  ['its own day', 'Every Friday at dusk.'],
  ['its players and its day', 'Fridays are for singles.'],
  ['its own day in Marathi', 'दर शुक्रवारी संध्याकाळी.'],
  ['practice in Marathi', 'दर गुरुवारी सराव.'],
  ['quiet days', 'Thursdays are quiet.'],
  ['its own day, short', 'Every Fri.'],
  ['its own day, and no other', 'Fridays only.'],
  ['its own day alone in Marathi', 'शुक्रवारी.'],
  ['a deadline in Marathi', 'गुरुवारपर्यंत कळवा.'],
  ['days of another tournament', 'Fridays belong to Footsies Night.'],
  ['what is before it', 'See you on Monday for practice.'],
  ['practice in the evening of another day', 'Thursday night is practice night.'],
  ['another tournament', 'Tuesday night is Aerial Cup night.'],
])('a text of a tournament may speak of %s', (_what, words) => {
  expect(rulesBrokenBy(withChanges(['tournaments.yaml', 'text: "Pads', `text: "${words} Pads`]))).toEqual([])
})

test.each([
  'The Aerial Cup is on Tuesday.',
  'Aerial Cup practice is on Friday.',
  'Friday is not for the Aerial Cup.',
  'We play the Aerial Cup with friends every Friday.',
  'Before Aerial Cup every Friday, we rest.',
  'Aerial Cup on Tuesdays.',
  'Aerial Cup नोंदणी शुक्रवारी.',
  'Aerial Cup मंगळवारी, Footsies Night शुक्रवारी.',
])('an answer may say of a tournament: %s', (answer) => {
  const lines = `answer: "${answer}"\n  - id: notes\n    question: Notes?\n    answer: With notes`
  expect(rulesBrokenBy(withChanges(['faq.yaml', 'answer: With notes', lines]))).toEqual([])
})

test('a tournament that is moved to another day may be said to be on that day', () => {
  const moved =
    '    repeats: every tuesday\n    exceptions:\n      - { date: 2026-12-01, status: moved, to: 2026-12-02 }\n'
  const broken = rulesBrokenBy(
    withChanges(
      ['tournaments.yaml', '    repeats: every tuesday\n', moved],
      [
        'faq.yaml',
        'answer: With notes',
        'answer: "The Aerial Cup is on Wednesday."\n  - id: notes\n    question: Notes?\n    answer: With notes',
      ],
    ),
  )
  expect(broken).toEqual([])
})

test('nothing that is over is reported', () => {
  const messages = new Messages()
  const over = withChanges(
    [
      'tournaments.yaml',
      '    entry: 275\n',
      [
        '    entry: 275',
        '    exceptions:',
        '      - date: 2026-11-03',
        '        status: cancelled',
        '      - date: 2026-11-10',
        '        status: sold-out',
        '      - date: 2026-11-17',
        '        status: moved',
        '        to: 2026-11-11',
        '      - date: 2026-10-27',
        '        start: 21:00',
        '    results:',
        '      - date: 2026-11-03',
        '        places:',
        '          - Team One',
        '',
      ].join('\n'),
    ],
    [
      'tournaments.yaml',
      '\nrulesHeading:',
      `  - id: reef
    name: Reef Run
    icon: car
    format: Trios, one heat
    repeats: once 2026-11-06
    time: { start: 17:00, end: 20:00 }
    entry: 300
    entryPer: team
    prize: 5000
    text: One heat.

rulesHeading:`,
    ],
  )
  const calendar = `closures:
  - id: a
    name: A
    from: 2026-11-09
    to: 2026-11-11
    hours: closed
  - id: b
    name: B
    from: 2026-11-11
    start: 12:00
    end: 20:00
notices:
  - id: c
    text: Gone. [See it](/nowhere)
    until: 2026-11-10
`
  const files = new Map([...over.files, ['calendar.yaml', new TextEncoder().encode(calendar)]])
  load({ ...over, files }, messages, '2026-11-27')
  expect(messages.all.map(String)).toEqual([])
})

test.each([
  ['no fee', 'There is no entry fee.'],
  ['how winners are paid', 'We pay before you leave: prizes in cash.'],
  ['snacks', 'You pay for your snacks.'],
])('a text of a free tournament may speak of %s', (_what, words) => {
  const source = withChanges(
    ['tournaments.yaml', 'entry: 275', 'entry: 0\n    free: true'],
    ['tournaments.yaml', 'text: "Tell us', 'aboutFee: true\n    text: "Tell us'],
    ['tournaments.yaml', 'text: Three cars', `text: "${words} Three cars`],
    ['tournaments.yaml', 'find them.', 'find them."'],
  )
  expect(rulesBrokenBy(source)).toEqual([])
})

test.each([
  'Open Monday to Sunday.',
  'Open Monday to Friday till late, and on weekends too.',
  'Open on weekends till late.',
  'On Tuesdays, entries are closed.',
  'Closed on Tuesday, 1 December.',
  'We open 5 to 9 more seats.',
])('an answer may say of the opening hours: %s', (answer) => {
  expect(rulesBrokenBy(withChanges(['faq.yaml', /answer: "Every day.*/, `answer: "${answer}"`]))).toEqual([])
})
