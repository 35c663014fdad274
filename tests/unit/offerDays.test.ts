/** Texts that print an offer, before its first day and since. */
import { expect, test } from 'vitest'
import { Messages } from '../../src/diagnostics/messages.ts'
import { compile } from '../cafes.ts'
import { withChanges } from '../mistakes/index.ts'

/** The rules that are broken on November 27 by an offer from a day on, which a text prints. */
function brokenBy(from: string, text: string) {
  const messages = new Messages()
  const offer = '  - title: Rain money\n'
  const changes = [
    { file: 'pages/pricing.yaml', from: offer, to: `${offer}    from: ${from}\n` },
    { file: 'comparison.yaml', from: '${facts.early-off} off on rainy mornings', to: text },
  ]
  compile({ folder: 'content', files: withChanges(changes).files }, messages, '2026-11-27')
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
