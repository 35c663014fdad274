import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFormat } from '../../../src/content/format.ts'
import { amountIn } from '../../../templates/comparison/amount.ts'
import { defaultWords } from '../../../templates/wordsSchema.ts'

test.each([
  ['₹110', 110],
  ['₹1,230', 1230],
  ['₹2,25,000', 225000],
  ['1.230 €', 1230],
  ['Ask us', undefined],
  ['₹130 to ₹150', undefined],
  ['₹120 with 1 controller', undefined],
])('%s is the amount %s', (printed, amount) => {
  expect(amountIn(printed)).toBe(amount)
})

test.each([
  ['en-IN', 'INR'],
  ['de-DE', 'EUR'],
  ['fr-FR', 'EUR'],
  ['de-CH', 'CHF'],
])('every price is read as it was printed in %s', (language, currency) => {
  const { money } = createFormat({ language, dateLocale: 'en-US', currency }, defaultWords)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (price) => {
      expect(amountIn(money(price))).toBe(price)
    }),
  )
})
