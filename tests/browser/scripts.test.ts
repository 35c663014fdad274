import { expect, test } from 'playwright/test'
import { buildDate } from '../cafes.ts'
import { at } from './site.ts'

test('other behaviours still work when one fails', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
  await page.goto(at('/comparison'))
  await expect(page.getByRole('tab')).toHaveCount(4)
})

test('the next date of a tournament is hidden once it is over', async ({ page }) => {
  await page.clock.setFixedTime(`${buildDate}T00:00:00Z`)
  await page.goto(at('/tournaments'))
  const dates = page.getByText(/^Next: /)
  await expect(dates).toHaveCount(6)
  for (const date of await dates.all()) await expect(date).toBeVisible()
  await page.clock.setFixedTime(Date.parse(buildDate) + 70 * 86_400_000)
  await page.reload()
  for (const date of await dates.all()) await expect(date).toBeHidden()
})
