/** A price of a text has its currency. */
import { expect, test } from 'vitest'
import { priceHint } from '../../src/validate/hints/numbers.ts'

test.each(['300', 'from 300', 'About 1,300 onwards', 'from 300+'])('%s has no currency', (price) => {
  expect(priceHint(price)).toBeDefined()
})

test.each([
  'from ₹300',
  'from Rs 300',
  'Rs 300',
  'rs 300',
  'AED 300',
  '300 kr',
  'Ask them',
  'from 2 hours on',
])('%s is no number alone', (price) => {
  expect(priceHint(price)).toBeUndefined()
})
