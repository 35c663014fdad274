import { expect, test } from 'playwright/test'
import { at } from './site.ts'

const names = ['Gaming Equipment', 'Pricing & Value', 'Location & Hours', 'Services & Events']

test('one tab of four is active, the first to begin with, and shows its table', async ({ page }) => {
  await page.goto(at('/comparison'))
  await expect(page.getByRole('tab')).toHaveText(names)
  for (const name of ['Gaming Equipment', 'Location & Hours', 'Services & Events', 'Pricing & Value']) {
    if (name !== 'Gaming Equipment') await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveText([name])
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name)
    await expect(page.getByRole('table')).toHaveCount(1)
  }
  await expect(page).toHaveURL(at('/comparison#compare-pricing'))
})

test('arrow keys go around, Home and End to the ends; Tab leads from the tabs to the panel', async ({
  page,
}) => {
  await page.goto(at('/comparison'))
  await page.getByRole('tab', { name: names[0] }).focus()
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('tab', { name: names[index] })).toBeFocused()
    await expect(page.getByRole('tab', { selected: true })).toHaveText([names[index] ?? ''])
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

test('the address chooses the tab, at first and later', async ({ page }) => {
  await page.goto(at('/comparison#compare-location'))
  await expect(page.getByRole('tab', { selected: true })).toHaveText([names[2] ?? ''])
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport()
  await expect(page.getByRole('heading', { name: names[2] })).toBeInViewport()
  await page.evaluate(() => {
    location.hash = 'compare-services'
  })
  await expect(page.getByRole('tab', { selected: true })).toHaveText([names[3] ?? ''])
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('while the script is on its way, the panel of the address shows, else the first', async ({ page }) => {
  await page.route('**/assets/main*.js', (route) => route.abort())
  await page.goto(at('/comparison'))
  await expect(page.getByRole('table')).toHaveCount(1)
  await page.getByRole('link', { name: names[2] }).click()
  await expect(page.getByRole('table', { name: names[2] })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('all tables are there, and the links lead to them', async ({ page }) => {
    await page.goto(at('/comparison'))
    await expect(page.getByRole('table')).toHaveCount(4)
    await page.getByRole('link', { name: names[3] }).click()
    await expect(page.getByRole('table', { name: names[3] })).toBeInViewport()
  })
})
