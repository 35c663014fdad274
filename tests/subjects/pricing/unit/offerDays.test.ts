/** Texts that print an offer, before its first day and since. */
import { expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { checkChange } from '../../../../src/proofread/changes/reportChanges.ts'
import { site as definition } from '../../../../templates/site.ts'
import { buildDate, load, required } from '../../../cafes.ts'
import { withChanges } from '../../../mistakes/index.ts'
import type { Change } from '../../../mistakes/mistake.ts'

/** The rules that are broken on November 27 by an offer from a day on, which a text prints. */
function brokenBy(from: string, text: string) {
  const messages = new Messages()
  const offer = '  - title: Rain money\n'
  const changes = [
    { file: 'pages/pricing.yaml', from: offer, to: `${offer}    from: ${from}\n` },
    { file: 'comparison.yaml', from: '${facts.early-off} off on rainy mornings', to: text },
  ]
  load({ folder: 'content', files: withChanges(changes).files }, messages, '2026-11-27')
  return messages.all.map(({ ruleId }) => ruleId)
}

test.each([
  ['before its first day without a date', '2026-12-08', '${facts.early-off} off', ['coming-offer']],
  [
    'before its first day with another date',
    '2026-12-08',
    '${facts.early-off} off from Dec 9',
    ['coming-offer'],
  ],
  ['before its first day with that day', '2026-12-08', '${facts.early-off} off from 8 December', []],
  ['on its first day', '2026-11-27', '${facts.early-off} off', []],
  ['later', '2026-11-01', '${facts.early-off} off', []],
])('a text that prints an offer %s', (_when, from, text, rules) => {
  expect(brokenBy(from, text)).toEqual(rules)
})

const consoles = `
consoles:
  id: sofa
  name: Sofa
  detail: A screen
  text: By the hour.
  rates: [{ id: sofa-1, name: 1 pad, controllers: 1, price: 120 }]
  bookLabel: Book
  bookMessage: A sofa, please.
  specialsName: Specials
  specials:
    - { id: sofa-monday, name: Monday sofa, days: mon-thu, afterHours: 3, freeHours: 1, offer: One free, text: The fourth., until: 2026-12-24 }
`

/** A special of consoles, and texts with figures that follow from their price. */
const withSpecial = [
  { file: 'packages.yaml', from: /$/, to: consoles },
  {
    file: 'facts.yaml',
    from: 'facts:\n',
    to: `facts:
  - { id: sofa-hour, kind: money, value: 90, label: An hour of four, comparedWith: packages.sofa-1.price, times: 3, dividedBy: 4 }
  - { id: sofa-half, kind: money, value: 60, label: Half an hour, comparedWith: packages.sofa-1.price, dividedBy: 2 }
`,
  },
  {
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: 'answer: It is ${facts.sofa-half}.\n    # More\n  - id: sofa\n    question: And the sofa?\n    answer: It is ${facts.sofa-hour}.',
  },
]

test('a text that prints what a special leaves to pay mentions the special', () => {
  const messages = new Messages()
  load({ folder: 'content', files: withChanges(withSpecial).files }, messages, '2026-11-27')
  expect(messages.all.filter(({ ruleId }) => ruleId === 'ending-offer')).toMatchObject([
    { reason: expect.stringMatching(/texts mention it without this date: content\/faq\.yaml:8\.$/) },
  ])
})

test('texts about a special are reported when a change gives it other figures, or adds another one', () => {
  const stateWith = (...changes: Change[]) => {
    const messages = new Messages()
    const source = { folder: 'content', files: withChanges([...withSpecial, ...changes]).files }
    return { ...required(load(source, messages, buildDate)), source, messages, today: buildDate }
  }
  const reasonsAfter = (...changes: Change[]) => {
    const [before, after] = [stateWith(), stateWith(...changes)]
    checkChange({ ...after, earlier: before.source }, definition.changeRules, before.content)
    return after.messages.all.flatMap(({ ruleId, reason }) => (ruleId === 'changed-special' ? reason : []))
  }
  expect(reasonsAfter({ file: 'packages.yaml', from: 'freeHours: 1', to: 'freeHours: 2' })).toEqual([
    '“Monday sofa” has other figures since this change. Figures that were calculated with the earlier ones: content/facts.yaml:3. Texts about it: content/faq.yaml:8.',
  ])
  expect(reasonsAfter({ file: 'packages.yaml', from: 'Monday sofa', to: 'Sofa' })).toEqual([])
  const another =
    '    - { id: sofa-feast, name: Sofa feast, days: mon-sun, afterHours: 2, freeHours: 1, offer: One free, text: The third. }'
  expect(reasonsAfter({ file: 'packages.yaml', from: /$/, to: `${another}\n` })).toEqual([
    '“Sofa feast” is new in this change. Figures that were calculated with the others: content/facts.yaml:3. Texts about the others: content/faq.yaml:8.',
  ])
})
