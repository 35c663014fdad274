/** Packages that are sold for some tiers only. Mistakes are in tests/mistakes. */
import { expect, test } from 'vitest'
import type { Content } from '../../../../src/content/types.ts'
import { bodyOf, loadedContent, pagesOf, required } from '../../../cafes.ts'

const café = loadedContent('second')
const packages = required(café.packages)

/** First Light is sold for the first tier only. */
const changed: Content = {
  ...café,
  packages: {
    ...packages,
    lists: packages.lists.map((list) => ({
      ...list,
      packages: list.packages.map((entry) =>
        entry.id === 'first-light' ? { ...entry, tiers: { lagoon: required(entry.tiers.lagoon) } } : entry,
      ),
    })),
  },
}

const page = required(pagesOf(changed).find(({ path }) => path === '/pricing'))

test('the card names the tier for which it is not sold, without a booking link', () => {
  const [, card = ''] = /<li[^>]* id="first-light">(.*?)<\/li>/.exec(bodyOf(page)) ?? []
  expect(card).toMatch(/<p class="tier-2">Not sold on Typhoon<\/p>/)
  expect(card).toMatch(/<p class="tier-1">.*₹174/)
  expect(card.match(/<a class="[^"]*tier-\d/g)).toEqual(['<a class="button tier-1'])
  expect(decodeURIComponent(card)).not.toMatch(/Free|at a Typhoon desk/)
})

test('structured data omits the price', () => {
  const offers = JSON.stringify(page.jsonLd).match(/\{[^{}]*"name":"First Light"/g)
  expect(offers).toHaveLength(1)
})
