import { expect } from 'playwright/test'
import { at, test } from './site.ts'

test('other behaviours still work when one fails', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
  await page.goto(at('/comparison'))
  await expect(page.getByRole('tab')).toHaveCount(4)
})
