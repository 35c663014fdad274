/** Pages with much on them stay short on a phone of 390 × 740. */
import { expect } from 'playwright/test'
import { at, phone, test } from './site.ts'

test.use({ ...phone, viewport: { width: 390, height: 740 } })

const limits: [route: string, screens: number][] = [
  ['/', 12],
  ['/pricing', 8],
]
for (const [route, screens] of limits)
  test(`${route} takes at most ${screens} screens`, async ({ page }) => {
    await page.goto(at(route))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height / 740).toBeLessThanOrEqual(screens)
  })

test('the first price of /pricing is on the first screen', async ({ page }) => {
  await page.goto(at('/pricing'))
  await expect(page.locator('.ticket b').filter({ visible: true })).toBeInViewport({ ratio: 1 })
})
