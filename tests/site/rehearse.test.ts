/** What the preview does in advance keeps no save waiting, and goes on afterwards. */
import { expect, test } from 'vitest'
import { rehearse } from '../../src/preview/rehearse.ts'
import { contentOf } from '../cafes.ts'

test('it waits while somebody is at work, and then goes on', async () => {
  let asked = 0
  const isBusy = () => ++asked === 3
  await rehearse({ content: contentOf.second }, () => false, isBusy)
  expect(asked).toBeGreaterThan(4)
})

test('it ends with the preview, also while it waits', async () => {
  let asked = 0
  const isOver = () => ++asked > 2
  await rehearse({ content: contentOf.second }, isOver, () => true)
  expect(asked).toBeLessThan(6)
})
