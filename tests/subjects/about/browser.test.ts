import { expect } from 'playwright/test'
import { at, test } from '../../browser/site.ts'

test('on home, three cards lead to equipment, tournaments and prices', async ({ page }) => {
  await page.goto(at('/'))
  const cards = page.locator('#about .about__cards a')
  await expect(cards).toHaveText(['Hardware', 'Tournaments', 'Prices'])
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/gear',
    '/tournaments',
    '/pricing',
  ])
})
