/** Figures that follow from prices, on the days on which prices change. */
import { expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { load, required } from '../../../cafes.ts'
import { withChanges } from '../../../mistakes/index.ts'

const next =
  'price: 522\n            perHour: 87\n            next: { from: 2026-12-08, price: 540, perHour: 90 }\n'
const discounts =
  '\ndiscounts:\n  - { id: monsoon, name: Monsoon, percent: 50, packages: [boat-race], from: 2026-12-08, until: 2026-12-11 }\n\nlists:'

/** The warnings about a figure that should be the price of Boat Race on Lagoon, which is 522 now. */
function warningsOn(day: string, value: number, from: string, to: string) {
  const messages = new Messages()
  const fact = `facts:\n  - { id: race, kind: money, value: ${value}, label: A race, comparedWith: packages.boat-race.lagoon.price }\n`
  const changes = [
    { file: 'facts.yaml', from: 'facts:\n', to: fact },
    { file: 'packages.yaml', from, to },
  ]
  load({ folder: 'content', files: withChanges(changes).files }, messages, day)
  return messages.all.flatMap(({ ruleId }) => (ruleId === 'next-price-due' ? [] : ruleId))
}

test('texts with a figure are those that visitors see', () => {
  const messages = new Messages()
  const { files } = withChanges([
    {
      file: 'facts.yaml',
      from: 'facts:\n',
      to: `facts:\n  - { id: race, kind: money, value: 90, label: A race, moreThan: packages.boat-race.lagoon.price }\n`,
    },
    {
      file: 'faq.yaml',
      from: /answer: "Every day.*/,
      to: '# ${facts.race}\n    answer: It is ${facts.race}.',
    },
    { file: 'questions.yaml', from: /published: .*/, to: 'published: ${facts.race}' },
  ])
  const guide = new TextEncoder().encode('Write ${facts.race}.\n')
  load({ folder: 'content', files: new Map([...files, ['README.md', guide]]) }, messages, '2026-12-07')
  expect(messages.all.find(({ ruleId }) => ruleId === 'compared-price')?.reason).toMatch(
    /It is printed in content\/faq\.yaml:5\.$/,
  )
})

const now = 'price: 522\n            perHour: 87\n'

test('a figure is reported before the day of a next price, and is wrong from then on', () => {
  expect(warningsOn('2026-12-07', 522, now, next)).toEqual(['figures-to-come'])
  expect(warningsOn('2026-12-08', 522, now, next)).toEqual(['compared-figure'])
})

test('a figure that follows a next price is right from its day on', () => {
  expect(warningsOn('2026-12-07', 540, now, next)).toEqual(['compared-figure'])
  expect(warningsOn('2026-12-08', 540, now, next)).toEqual([])
})

test('a discount is reported until it is over, and the usual price counts on its days', () => {
  expect(warningsOn('2026-12-07', 522, '\nlists:', discounts)).toEqual(['figures-to-come'])
  expect(warningsOn('2026-12-11', 522, '\nlists:', discounts)).toEqual(['figures-to-come'])
  expect(warningsOn('2026-12-12', 522, '\nlists:', discounts)).toEqual([])
})

test('a discount is not reported for a figure that all texts call the usual price', () => {
  const ruleIds = (answer: string) => {
    const messages = new Messages()
    const fact =
      'facts:\n  - { id: race, kind: money, value: 522, label: A race, comparedWith: packages.boat-race.lagoon.price }\n'
    const changes = [
      { file: 'facts.yaml', from: 'facts:\n', to: fact },
      { file: 'packages.yaml', from: '\nlists:', to: discounts },
      { file: 'faq.yaml', from: /answer: "Every day.*/, to: `answer: "${answer}"` },
    ]
    load({ folder: 'content', files: withChanges(changes).files }, messages, '2026-12-07')
    return messages.all.map(({ ruleId }) => ruleId)
  }
  expect(ruleIds('A race is ${facts.race}.')).toContain('figures-to-come')
  expect(ruleIds('A race is ${facts.race} at the usual price.')).not.toContain('figures-to-come')
})

test('a figure that is wrong already is reported once', () => {
  expect(warningsOn('2026-12-07', 500, now, next)).toEqual(['compared-figure'])
})

test.each([
  ['its letter in a list', '**A, B and D** charge more.', true],
  ['its letter after a word', 'Less than at A in Fort Kochi.', true],
  ['the article', 'A longer evening costs less.', false],
  ['its letter without a comparison', 'There are A, B and D.', false],
])(
  'an untrue comparison is reported with the lines that compare prices and have %s',
  (_what, answer, isNamed) => {
    const messages = new Messages()
    const fact =
      'facts:\n  - { id: a, kind: money, value: 90, label: "Centre A: an hour", moreThan: packages.boat-race.lagoon.price }\n'
    const changes = [
      { file: 'facts.yaml', from: 'facts:\n', to: fact },
      { file: 'faq.yaml', from: /answer: "Every day.*/, to: `answer: "${answer}"` },
    ]
    load({ folder: 'content', files: withChanges(changes).files }, messages, '2026-12-07')
    const { reason } = required(messages.all.find(({ ruleId }) => ruleId === 'compared-price'))
    expect(/These lines compare prices, and may mean it: content\/faq\.yaml:4\.$/.test(reason)).toBe(isNamed)
  },
)
