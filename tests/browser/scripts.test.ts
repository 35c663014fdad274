import { expect } from 'playwright/test'
import { at, errorsOf, refuseAddresses, test } from './site.ts'

test('other behaviours still work when one fails', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
  await page.goto(at('/comparison'))
  await expect(page.getByRole('tab')).toHaveCount(4)
})

test('where the browser refuses to change the address, tabs, prices and links to the top still work', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await refuseAddresses(page)
  await page.goto(at('/comparison'))
  const tab = page.getByRole('tab').nth(2)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.goto(at('/pricing'))
  await page.locator('[data-finder] [name=players]').nth(1).check({ force: true })
  await expect(page.locator('[data-finder] [role=status]')).toContainText('2 players')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(errors).toEqual([])
})
