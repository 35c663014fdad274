/** One mistake gives its own message: what only follows from it in other files is not reported, or comes later. */
import { expect, test } from 'vitest'
import { Messages } from '../../src/diagnostics/messages.ts'
import { report } from '../../src/diagnostics/writers/terminal.ts'
import { loadWith } from '../brokenContent.ts'

/** A figure that is compared with a price, as texts and rules may have it. */
const compared = {
  file: 'facts.yaml',
  from: 'facts:\n',
  to: 'facts:\n  - { id: short, kind: money, value: 96, label: A short break, comparedWith: packages.chaya-break.lagoon.price }\n',
}
const prices = '            price: 96\n            perHour: 64\n'

test.each([
  ['fields of a group too far to the left', 'packages.yaml', prices, prices.replaceAll(/^ {2}/gm, '')],
  ['a line too far to the left', 'packages.yaml', '        icon: coffee', '      icon: coffee'],
  ['a misspelt id', 'packages.yaml', '- id: chaya-break', '- ident: chaya-break'],
  ['a missing id', 'packages.yaml', '- id: chaya-break\n        name', '- name'],
  ['a misspelt field in no entry', 'site.yaml', 'hours:\n  start', 'ours:\n  start'],
  ['a misspelt field of a group', 'site.yaml', '  locality: Kakkanad', '  local: Kakkanad'],
  ['a misspelt name of a photograph', 'images.yaml', '- file: lagoon-row', '- fil: lagoon-row'],
  ['an entry without its hyphen', 'tournaments.yaml', '  - id: footsies-night', '    id: footsies-night'],
  ['a space before a field', 'site.yaml', 'booking:', ' booking:'],
])('%s leads to no message in another file', (_name, file, from, to) => {
  const { messages, printed } = loadWith([compared, { file, from, to }])
  expect([...new Set(messages.all.map((message) => message.file))], printed).toEqual([`content/${file}`])
  expect(messages.hasErrors).toBe(true)
})

test('what a file says of another one is printed after the mistakes of a file itself', () => {
  const messages = new Messages()
  const problem = { line: 1, column: 1, reason: 'Wrong.', remedy: 'Mend it.' }
  messages.error({ ...problem, file: 'a.yaml', rule: 'unknown-reference' })
  messages.error({ ...problem, file: 'b.yaml', rule: 'unknown-field' })
  expect(report(messages.all, () => undefined).match(/^\w\.yaml/gm)).toEqual(['b.yaml', 'a.yaml'])
})
