import { expect } from 'playwright/test'
import { at, errorsOf, refuseAddresses, test } from './site.ts'

test('where the browser refuses to change the address, prices and links to the top still work', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await refuseAddresses(page)
  await page.goto(at('/pricing'))
  await page.locator('[data-finder] [name=players]').nth(1).check({ force: true })
  await expect(page.locator('[data-finder] [role=status]')).toContainText('2 players')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(errors).toEqual([])
})
