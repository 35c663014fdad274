/** Which changes make guides again in the preview. */
import { expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import type { GuideCache } from '../../../../src/pages/readGuides.ts'
import { readTexts } from '../../../../src/pages/readTexts.ts'
import { collections } from '../../../../templates/collections.ts'
import { Figure } from '../../../../templates/parts/Figure.tsx'
import { dataOf } from '../../../cafes.ts'
import { withChanges } from '../../../mistakes/index.ts'
import { guideFile } from '../../../mistakes/mistake.ts'

const figures = { pictures: new Map(), Figure }

type Change = Parameters<typeof withChanges>[0][number]

function guidesWith(cache: GuideCache, ...changes: Change[]) {
  const { files } = withChanges(changes)
  const source = { folder: 'content', files }
  const messages = new Messages()
  return readTexts(source, dataOf(source, messages), collections, figures, cache, messages).content.guides
}

/** The slugs of the guides that are made again after a change. */
function madeAgainAfter(change: Change): string[] {
  const cache: GuideCache = new Map()
  const before = guidesWith(cache)
  const after = guidesWith(cache, change)
  expect(after).toEqual(guidesWith(new Map(), change))
  return after.filter((guide) => !before.includes(guide)).map(({ slug }) => slug)
}

test('a changed guide is made again, and no other', () => {
  expect(madeAgainAfter({ file: guideFile, from: '\n## The', to: '\nOne more sentence.\n\n## The' })).toEqual(
    ['rainy-day-lan-party-kochi'],
  )
})

test('guides are made again when a value changes that they refer to', () => {
  const dearer = { file: 'packages.yaml', from: 'price: 126', to: 'price: 127' }
  expect(madeAgainAfter(dearer)).toEqual(['choosing-a-fighting-game-pad'])
})

test('guides are not made again when a field changes that they do not show', () => {
  expect(madeAgainAfter({ file: 'site.yaml', from: '"+91 11111 22222"', to: '"+91 11111 33333"' })).toEqual(
    [],
  )
})
