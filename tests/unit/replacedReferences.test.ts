/** Figures that a change typed in place of references. */
import { expect, test } from 'vitest'
import type { Source } from '../../src/content/source.ts'
import { loadWith } from '../brokenContent.ts'
import { second, withChanges } from '../mistakes/index.ts'
import type { Change } from '../mistakes/mistake.ts'

/** The lines that are offered in place of typed figures after a change. */
const offeredAfter = (change: Change, earlier: Source = second) =>
  loadWith([change], true, earlier).messages.all.flatMap(({ ruleId, expected = [] }) =>
    ruleId === 'replaced-reference' ? expected : [],
  )

const value = '  - value: ${site.library}'

test('a figure in place of a reference is offered the line as it was', () => {
  expect(offeredAfter({ file: 'pages/home.yaml', from: value, to: '  - value: "60"' })).toEqual([value])
})

test('of lines with the same words, each is offered its own', () => {
  const from =
    '  - value: ${site.seats}\n    label: Seats in the hall\n  - value: ${site.library}\n    label: Games'
  const to = from.replace('${site.seats}', '"40"').replace('${site.library}', '"60"')
  const offered = offeredAfter({ file: 'pages/home.yaml', from, to })
  expect(offered).toEqual(['  - value: ${site.seats}', value])
})

test('a figure of an entry that is dated passes', () => {
  const offer = (price: string) =>
    `offers:\n  - title: Tea\n    text: A break is ${price}.\n    until: 2026-12-31\n`
  const [before, after] = ['${packages.chaya-break.lagoon.price}', '₹90'].map(offer)
  const file = 'pages/pricing.yaml'
  const earlier = withChanges([{ file, from: 'offers:\n', to: before }]).files
  expect(offeredAfter({ file, from: 'offers:\n', to: after }, { folder: 'content', files: earlier })).toEqual(
    [],
  )
})

test.each([
  ['another reference', '  - value: ${site.seats}'],
  ['words', '  - value: Many'],
  ['a figure among other words', '  - value: About 60'],
])('%s in place of a reference passes', (_, to) => {
  expect(offeredAfter({ file: 'pages/home.yaml', from: value, to })).toEqual([])
})
