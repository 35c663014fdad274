/** Numbers in texts that counted the entries of a list before a change. */
import { expect, test } from 'vitest'
import { Messages } from '../../src/diagnostics/messages.ts'
import { reportOldCounts } from '../../src/proofread/changes/oldCounts.ts'
import { site as definition } from '../../templates/site.ts'
import { withChanges } from '../mistakes/index.ts'
import type { Change } from '../mistakes/mistake.ts'

const answering = (answer: string): Change => ({
  file: 'faq.yaml',
  from: /answer: "Every day.*/,
  to: `answer: ${answer}`,
})

/** The reasons about a change of content that has some other changes in both states. */
function reasons(change: Change, ...ofBoth: readonly Change[]) {
  const messages = new Messages()
  const [earlier, files] = [ofBoth, [...ofBoth, change]].map((changes) => withChanges(changes).files)
  reportOldCounts(
    { definition, source: { folder: 'content', files: files ?? new Map() }, messages },
    { folder: 'content', files: earlier ?? new Map() },
  )
  return messages.all.map(({ reason }) => reason)
}

/** Six games become five. */
const gameLess: Change = { file: 'site.yaml', from: '  - name: Stardew Valley\n    platform: PC\n', to: '' }

test.each([
  'Six games.',
  'We have 6 games.',
  'You find all six great games here.',
  '|\n      A house with six\n      games.',
])('a text that counts a list is found: %s', (answer) => {
  expect(reasons(gameLess, answering(answer))).toEqual([
    expect.stringMatching(/^Since this change there are 5 “games”, not 6, but texts still say 6:/),
  ])
})

test.each([
  'Level 1, 2 and 6, games for all.',
  'Level 1, 2, 6 games for all.',
  'The best of 6 games wins.',
  'Come for 6 hours of games.',
  'Six, games aside.',
  '"Until 6: games for all."',
  '16 games.',
  '"6"\n    games: "x"',
])('a number that counts something else is not: %s', (answer) => {
  expect(reasons(gameLess, answering(answer))).toEqual([])
})

test('the value of a field is not a number of what the next field is called', () => {
  const tier: Change = {
    file: 'packages.yaml',
    from: 'tiers:\n',
    to: 'tiers:\n  - id: deck\n    name: Deck\n',
  }
  const duration: Change = { file: 'packages.yaml', from: /duration: 1\.5\n.*/, to: 'duration: 2' }
  expect(reasons(tier, duration)).toEqual([])
})

test('two names that share a word are not a number of it', () => {
  const renamed: Change = { file: 'packages.yaml', from: /name: Boat Race/, to: 'name: Relay' }
  const other: Change = { file: 'packages.yaml', from: /name: (?!Boat)\w.*/, to: 'name: Boat Trip' }
  expect(
    reasons(renamed, other, answering('Lanes 1 and 2, boat shoes welcome. Two boat shoes each.')),
  ).toEqual([])
})

test('an entry that got its last day is still there', () => {
  const ended: Change = {
    file: 'site.yaml',
    from: '    platform: PC\n',
    to: '    platform: PC\n    until: 2030-01-01\n',
  }
  expect(reasons(ended, answering('We have six games.'))).toEqual([])
})

test('things that labels call by a letter are counted', () => {
  const centre = (letter: string) =>
    `facts:\n  - { id: ${letter.toLowerCase()}, kind: count, value: 1, label: "Centre ${letter}: PC" }\n  - { id: ${letter.toLowerCase()}-ps5, kind: count, value: 1, label: "Centre ${letter}: PS5" }\n`
  const add = (letter: string): Change => ({ file: 'facts.yaml', from: 'facts:\n', to: centre(letter) })
  const text = answering('We stand beside two other centres.')
  expect(reasons(add('C'), add('A'), add('B'), text)).toEqual([
    expect.stringMatching(/^Since this change there are 3 “centres”, not 2, but texts still say 2:/),
  ])
})

test.each([
  ['Up to two pads on one console.', 1],
  ['Two pads and a sofa.', 0],
])('entries that number something are counted where a text says how many at most: %s', (answer, count) => {
  const rates = 'consoles:\n  rates:\n    - { id: a, pads: 1 }\n    - { id: b, pads: 2 }\n'
  const of = (from: RegExp | string, to: string): Change => ({ file: 'packages.yaml', from, to })
  const more = of(/ {4}- \{ id: b, pads: 2 \}\n/, '    - { id: b, pads: 2 }\n    - { id: c, pads: 3 }\n')
  expect(reasons(more, of(/^(?=tiers:)/m, rates), answering(answer))).toHaveLength(count)
})
