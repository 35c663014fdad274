/** In comparison with an earlier state, a question covers what was there when it was written. */
import { expect, test } from 'vitest'
import { reportOpenPoints } from '../../src/content/rules/openPoints.ts'
import { readSource, type Source } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { inOrder } from '../../src/diagnostics/writers/format.ts'
import { coveredSince, markEarlierWarnings } from '../../src/proofread/changes/earlierWarnings.ts'
import { collections } from '../../templates/collections.ts'
import { contentOf, firstDate, load, required } from '../cafes.ts'

const first = readSource(contentOf.first, new Messages())

type Edit = readonly [path: string, from: string, to: string]

function edited(...edits: readonly Edit[]): Source {
  const files = new Map(first.files)
  for (const [path, from, to] of edits) {
    const text = new TextDecoder().decode(files.get(path))
    expect(text).toContain(from)
    files.set(path, new TextEncoder().encode(text.replace(from, to)))
  }
  return { ...first, files }
}

/** What is left of the warnings of a change once questions have taken theirs. */
function leftOf(...edits: readonly Edit[]) {
  const before = { source: first, messages: new Messages() }
  load(before.source, before.messages, firstDate)
  const source = edited(...edits)
  const messages = new Messages()
  const { content } = required(load(source, messages, firstDate))
  const covered = coveredSince({ source, messages }, before)
  reportOpenPoints({ content, collections, source, messages }, { check: true, strict: false }, covered)
  const others = ['placeholder', 'open-question', 'lowest-hour']
  return messages.all.filter(({ ruleId = '' }) => !others.includes(ruleId))
}

/** GG Night, from 9 PM on: seven hours in place of five. */
const longer: readonly Edit[] = [
  ['packages.yaml', 'duration: 5\n        validity: same night', 'duration: 7\n        validity: same night'],
  ['packages.yaml', 'perHour: 59', 'perHour: 42'],
  ['packages.yaml', 'price: 349\n            perHour: 69', 'price: 349\n            perHour: 49'],
]

test('a conflict that a question was written about is not a warning, whatever else changes', () => {
  expect(leftOf()).toEqual([])
  expect(leftOf(['packages.yaml', '# All prices', '# A note.\n# All prices'])).toEqual([])
})

test('a conflict that is new is a warning, with the question that is about another one', () => {
  expect(leftOf(...longer)).toMatchObject([
    {
      ruleId: 'outside-hours',
      reason: expect.stringContaining('21:00 to 04:00, 7 hours'),
      note: expect.stringMatching(
        /^Correct the time, or the hours in site\.yaml\. The question at .*questions\.yaml:\d+ is about what was there before this change: if only the owner knows, write into it what is new\.$/,
      ),
    },
  ])
})

test('a conflict that is new belongs to a question that is written in the same change', () => {
  expect(leftOf(...longer, ['questions.yaml', 'lasts 5 hours, so until 2 AM', 'lasts 7 hours'])).toEqual([])
})

test('a question that only lists fewer places for its answer covers no more than before', () => {
  const fewer = leftOf(...longer, ['questions.yaml', '      - site.footerHours\n', ''])
  expect(fewer.map(({ ruleId }) => ruleId)).toContain('outside-hours')
})

test('a conflict that is covered stays so when its pass is renamed', () => {
  const renamed = leftOf(['packages.yaml', 'name: Golden Rise', 'name: Early Rise'])
  expect(renamed.map(({ reason }) => reason).filter((reason) => reason.includes('Early Rise'))).toEqual([])
})

test('a conflict that is covered stays so with a day off', () => {
  const byDays = 'hours:\n  - days: tue-sun\n    start: 08:30\n    end: 23:30\nfooterHours'
  const left = leftOf(['site.yaml', 'hours:\n  start: 08:30\n  end: 23:30\nfooterHours', byDays])
  expect(left.filter(({ ruleId }) => ruleId === 'outside-hours' || ruleId === 'short-slot')).toEqual([])
})

test('warnings about the lines of a change come before those about other lines', () => {
  const before = { source: first, messages: new Messages() }
  load(before.source, before.messages, firstDate)
  const source = edited(
    ['tournaments.yaml', 'prize: 6000\n', 'prize: 100\n'],
    ['faq.yaml', 'Ask us.', 'It is ₹777.'],
  )
  const messages = new Messages()
  load(source, messages, firstDate)
  const elsewhere = { file: `${source.folder}/calendar.yaml`, line: 1, rule: 'a-rule' }
  messages.warning({ ...elsewhere, reason: 'This may follow from it.' })
  markEarlierWarnings({ source, messages }, before)
  const places = inOrder(messages.all).map(({ file }) => file?.split('/').at(-1))
  expect(places.slice(0, 2)).toEqual(['faq.yaml', 'tournaments.yaml'])
  expect(places.indexOf('calendar.yaml')).toBeGreaterThan(1)
})
