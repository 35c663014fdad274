/** Which changes of site.yaml make guides again. */

import { expect, test } from 'vitest'
import { Messages } from '../../src/diagnostics/messages.ts'
import { completeContent } from '../../src/pages/compileContent.ts'
import { type GuideCache, guidesInMemory } from '../../src/pages/guides.ts'
import { dataOf } from '../cafes.ts'
import { withChanges } from '../mistakes/index.ts'

function guidesWith(cache: GuideCache, ...changes: [from: string, to: string][]) {
  const { files } = withChanges(changes.map(([from, to]) => ({ file: 'site.yaml', from, to })))
  const source = { folder: 'content', files }
  const messages = new Messages()
  const context = { pictures: new Map(), previewDay: undefined }
  return completeContent(source, dataOf(source, messages), context, cache, messages).guides
}

test.each([
  ['url: https://monsoonpixel.example', 'url: https://pixel.example'],
  ['language: en-IN', 'language: en-ZA'],
  ['dateLocale: en-GB', 'dateLocale: en-US'],
])('guides show %s as it is after the change to %s', (from, to) => {
  const cache = guidesInMemory()
  const before = guidesWith(cache)
  const after = guidesWith(cache, [from, to])
  expect(after).toEqual(guidesWith(guidesInMemory(), [from, to]))
  expect(after).not.toEqual(before)
})

test('guides are not made again when a field changes that they do not show', () => {
  const cache = guidesInMemory()
  const before = guidesWith(cache)
  const after = guidesWith(cache, ['"+91 11111 22222"', '"+91 11111 33333"'])
  expect(after.map((guide, index) => guide === before[index])).toEqual(after.map(() => true))
})
